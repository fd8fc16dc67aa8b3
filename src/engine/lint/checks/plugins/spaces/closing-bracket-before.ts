import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { beforeSpace, isSpace } from './spaces.ts';

export const closingBracketBefore: LintCheck = {
  name: 'manifest_whitespace_closing_bracket_before',
  documentation:
    'Write no space before a closing bracket, or put the bracket on its own line without an empty line before it.',
  wrong: '[1, 2 ]',
  right: '[1, 2]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the whitespace before the bracket',
  *find({ tokens }) {
    for (const bracket of tokens) {
      const { prev } = bracket;
      if (bracket.kind !== 'RBRACK' || prev === undefined || !isSpace(prev)) continue;
      const before = beforeSpace(bracket);
      if (before?.next === undefined) continue;
      const distance = bracket.index - before.index;
      if ((prev.kind === 'INDENT' && distance === 3) || (prev.kind === 'NEWLINE' && distance === 2)) continue;
      const first = before.next;
      yield {
        message: 'there should be no whitespace or a single newline before a closing bracket',
        at: first,
        fix: (editor) => {
          if (first.kind === 'WHITESPACE') {
            editor.remove(first);
            return;
          }
          let at = first.next;
          while (at !== undefined && at.kind !== 'RBRACK' && !isIndentOfBracket(at)) {
            const following: Token | undefined = at.next;
            editor.remove(at);
            at = following;
          }
        },
      };
    }
  },
};

function isIndentOfBracket({ kind, next }: Token): boolean {
  return kind === 'INDENT' && next?.kind === 'RBRACK';
}
