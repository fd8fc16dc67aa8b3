import type { LintCheck } from '../../check.ts';

export const trailingWhitespace: LintCheck = {
  name: 'trailing_whitespace',
  documentation: 'Blanks at the end of a line are not seen, and show up as changes when an editor takes them away.',
  wrong: '$port = 123  ',
  right: '$port = 123',
  kind: 'error',
  isDefault: true,
  fixTitle: 'Remove the white space',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'WHITESPACE' && token.kind !== 'INDENT') continue;
      if (token.next !== undefined && token.next.kind !== 'NEWLINE') continue;
      yield { message: 'trailing whitespace found', at: token, fix: (editor) => editor.remove(token) };
    }
  },
};
