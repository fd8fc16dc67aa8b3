import type { LintCheck } from '../../../check.ts';
import { listVariables, nameWithoutKeys } from '../../variables/list-variables.ts';

export const variableContainsUpcase: LintCheck = {
  name: 'variable_contains_upcase',
  documentation:
    'Write variable names without capital letters. The fix renames each occurrence in the manifest, but not the occurrences in other files.',
  wrong: "$ntpServer = 'a'\nnotify { $ntpServer: }",
  right: "$ntpserver = 'a'\nnotify { $ntpserver: }",
  kind: 'warning',
  isDefault: false,
  plugin: 'variable_contains_upcase',
  fixTitle: 'Use lower case',
  *find({ tokens }) {
    for (const token of listVariables(tokens)) {
      if (!/[A-Z]/.test(nameWithoutKeys(token))) continue;
      yield {
        message: 'variable contains a capital letter',
        at: token,
        fix: (editor) => editor.change(token, { value: token.value.replace(/^[^[]+/, (name) => name.toLowerCase()) }),
      };
    }
  },
};
