import type { LintCheck } from '../../../check.ts';

export const missingNewlineEndOfFile: LintCheck = {
  name: 'manifest_whitespace_missing_newline_end_of_file',
  documentation: 'End the file with a newline. Otherwise, tools that concatenate files join two lines.',
  wrong: 'include ntp',
  right: 'include ntp\n',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Add the newline',
  *find({ tokens }) {
    const last = tokens.at(-1);
    if (last === undefined || last.kind === 'NEWLINE') return;
    yield {
      message: 'there should be a single newline at the end of a manifest',
      at: last,
      fix: (editor) => {
        editor.insertAfter(last, 'NEWLINE', '\n');
      },
    };
  },
};
