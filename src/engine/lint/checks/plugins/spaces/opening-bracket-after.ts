import type { LintCheck } from '../../../check.ts';
import { isSpace } from './spaces.ts';

export const openingBracketAfter: LintCheck = {
  name: 'manifest_whitespace_opening_bracket_after',
  documentation: 'Write no space, or one newline, after an opening bracket.',
  wrong: '[ 1, 2]',
  right: '[1, 2]',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the whitespace after the bracket',
  *find({ tokens }) {
    for (const { kind, next } of tokens) {
      if (kind !== 'LBRACK' || next === undefined || !isSpace(next)) continue;
      const token = next.kind === 'NEWLINE' ? next.next : next;
      if (token === undefined || (next.kind === 'NEWLINE' && token.kind !== 'NEWLINE')) continue;
      yield {
        message: 'there should be no whitespace or a single newline after an opening bracket',
        at: token,
        fix: (editor) => {
          if (token.kind === 'WHITESPACE') {
            editor.remove(token);
            return;
          }
          let at = token;
          while (
            at.next?.kind === 'NEWLINE' ||
            (at.next?.kind === 'INDENT' && at.next.next !== undefined && at.next.next.kind !== 'NEWLINE')
          ) {
            const following = at.next;
            editor.remove(at);
            at = following;
          }
        },
      };
    }
  },
};
