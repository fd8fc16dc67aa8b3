import type { LintCheck } from '../../check.ts';

export const trailingWhitespace: LintCheck = {
  name: 'trailing_whitespace',
  documentation:
    'Remove whitespace at the end of a line. It is invisible, and causes unrelated changes when an editor removes it.',
  wrong: '$port = 123  ',
  right: '$port = 123',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Remove the whitespace',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'WHITESPACE' && token.kind !== 'INDENT') continue;
      if (token.next !== undefined && token.next.kind !== 'NEWLINE') continue;
      yield { message: 'trailing whitespace found', at: token, fix: (editor) => editor.remove(token) };
    }
  },
};
