import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { withOneSpaceBefore } from './before-opening.ts';
import { beforeSpace, isSingleSpace } from './spaces.ts';

export const openingBracketBefore: LintCheck = {
  name: 'manifest_whitespace_opening_bracket_before',
  documentation:
    'Write one space before the bracket of an array, and no space before the bracket of an element access.',
  wrong: 'require =>[A["b"]]',
  right: 'require => [A["b"]]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space before the bracket',
  *find({ tokens }) {
    for (const bracket of tokens) {
      if (bracket.kind !== 'LBRACK' || isWellPlaced(bracket)) continue;
      yield {
        message: 'there should be a single space before an opening bracket',
        at: bracket,
        fix: withOneSpaceBefore(bracket, ['LPAREN', 'LBRACK', 'LBRACE']),
      };
    }
  },
};

function isWellPlaced(bracket: Token): boolean {
  const { prev } = bracket;
  const before = beforeSpace(bracket);
  if (prev === undefined || before === undefined) return true;
  if (prev.kind === 'CLASSREF' || prev.kind === 'VARIABLE' || prev.kind === 'NAME') return true;
  const beginsLine = prev.kind === 'INDENT' || prev.kind === 'NEWLINE';
  const isAfterOneSpace = before.index === bracket.index - 2 && isSingleSpace(prev);
  switch (before.kind) {
    case 'COMMENT':
      return true;
    case 'SEMIC':
    case 'COMMA':
    case 'COLON':
    case 'NAME':
      return beginsLine || isAfterOneSpace;
    case 'RBRACK':
    case 'RBRACE':
    case 'RPAREN':
    case 'LPAREN':
    case 'LBRACK':
    case 'TYPE':
      return before === prev || beginsLine;
    case 'LBRACE':
      return before === prev || beginsLine || isFirstOfBlock(before, isAfterOneSpace);
    case 'CLASSREF':
    case 'VARIABLE':
      return false;
    default:
      return isAfterOneSpace;
  }
}

/**
 * True if a bracket may follow `brace` after one space, because the brace opens a resource or a block with parameters.
 */
function isFirstOfBlock(brace: Token, isAfterOneSpace: boolean): boolean {
  const owner = beforeSpace(brace);
  return owner === undefined || (isAfterOneSpace && (owner.kind === 'NAME' || owner.kind === 'PIPE'));
}
