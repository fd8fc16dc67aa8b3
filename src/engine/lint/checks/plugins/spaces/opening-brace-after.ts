import type { LintCheck } from '../../../check.ts';
import { isSingleSpace } from './spaces.ts';

export const openingBraceAfter: LintCheck = {
  name: 'manifest_whitespace_opening_brace_after',
  documentation: 'Write one space or newline after an opening brace.',
  wrong: "file {'/etc/motd': }",
  right: "file { '/etc/motd': }",
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space or newline after the brace',
  *find({ tokens }) {
    for (const { kind, next } of tokens) {
      if (kind !== 'LBRACE' || next === undefined || isSingleSpace(next)) continue;
      if (next.kind === 'RBRACE' || next.kind === 'LBRACK' || next.kind === 'LBRACE') continue;
      const token = next.kind === 'NEWLINE' ? next.next : next;
      if (token === undefined || (next.kind === 'NEWLINE' && token.kind !== 'NEWLINE')) continue;
      yield {
        message: 'there should be a single space or single newline after an opening brace',
        at: token,
        fix: (editor) => {
          if (token.kind === 'WHITESPACE') editor.change(token, { value: ' ' });
          else if (token.kind !== 'NEWLINE') editor.insertBefore(token, 'WHITESPACE', ' ');
          else {
            const { prev } = token;
            editor.remove(token);
            for (let at = prev?.next; at?.kind === 'NEWLINE'; at = prev?.next) editor.remove(at);
          }
        },
      };
    }
  },
};
