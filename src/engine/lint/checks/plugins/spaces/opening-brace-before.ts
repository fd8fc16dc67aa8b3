import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { withOneSpaceBefore } from './before-opening.ts';
import { beforeSpace, hasLineEndBetween, isSingleSpace } from './spaces.ts';

export const openingBraceBefore: LintCheck = {
  name: 'manifest_whitespace_opening_brace_before',
  documentation: 'Write one space before an opening brace, on the line of its statement.',
  wrong: "file{ '/etc/motd': }",
  right: "file { '/etc/motd': }",
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space before the brace',
  *find({ tokens }) {
    for (const brace of tokens) {
      if (brace.kind !== 'LBRACE' || isWellPlaced(brace)) continue;
      yield {
        message: 'there should be a single space before an opening brace',
        at: brace,
        fix: withOneSpaceBefore(brace, ['LPAREN', 'LBRACK']),
      };
    }
  },
};

function isWellPlaced(brace: Token): boolean {
  const { prev } = brace;
  const before = beforeSpace(brace);
  if (prev === undefined || before === undefined) return true;
  const isAfterOneSpace = before.index === brace.index - 2 && isSingleSpace(prev);
  switch (before.kind) {
    case 'COMMENT':
    case 'COLON':
      return true;
    case 'COMMA':
      return isAfterOneSpace || prev.kind === 'INDENT' || prev.kind === 'NEWLINE';
    case 'LPAREN':
    case 'LBRACK':
      return before === prev || hasLineEndBetween(before, brace);
    case 'LBRACE':
      return isAfterOneSpace || hasLineEndBetween(before, brace);
    default:
      return isAfterOneSpace;
  }
}
