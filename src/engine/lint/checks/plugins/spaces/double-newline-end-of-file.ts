import type { LintCheck } from '../../../check.ts';

export const doubleNewlineEndOfFile: LintCheck = {
  name: 'manifest_whitespace_double_newline_end_of_file',
  documentation: 'Do not end a manifest with empty lines.',
  wrong: 'include ntp\n\n',
  right: 'include ntp\n',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the empty line',
  *find({ tokens }) {
    for (let last = tokens.at(-1); last?.kind === 'NEWLINE' && last.prev?.kind === 'NEWLINE'; last = last.prev) {
      const token = last;
      yield {
        message: 'there should be a single newline at the end of a manifest',
        at: token,
        fix: (editor) => editor.remove(token),
      };
    }
  },
};
