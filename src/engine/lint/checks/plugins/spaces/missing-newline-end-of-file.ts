import type { LintCheck } from '../../../check.ts';

export const missingNewlineEndOfFile: LintCheck = {
  name: 'manifest_whitespace_missing_newline_end_of_file',
  documentation: 'The last line ends as any other, so that tools which put files together do not join two lines.',
  wrong: 'include ntp',
  right: 'include ntp\n',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'End the last line',
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
