import type { LintCheck } from '../../../check.ts';

export const newlineBeginningOfFile: LintCheck = {
  name: 'manifest_whitespace_newline_beginning_of_file',
  documentation: 'Begin a manifest with code or a comment and not with an empty line.',
  wrong: '\ninclude ntp',
  right: 'include ntp',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the empty line',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'NEWLINE') return;
      yield {
        message: 'there should not be a newline at the beginning of a manifest',
        at: token,
        fix: (editor) => editor.remove(token),
      };
    }
  },
};
