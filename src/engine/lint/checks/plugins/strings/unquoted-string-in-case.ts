import type { LintCheck } from '../../../check.ts';
import { unquotedStrings } from './unquoted-string.ts';

export const unquotedStringInCase: LintCheck = {
  name: 'unquoted_string_in_case',
  documentation:
    'The options of a `case` are strings or types: a quoted string cannot be taken for the name of either.',
  wrong: "case $facts['kernel'] {\n  Linux: { }\n}",
  right: "case $facts['kernel'] {\n  'Linux': { }\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'unquoted_string-check',
  fixTitle: 'Quote the string',
  find: (manifest) => unquotedStrings(manifest, 'CASE', 'COLON', 'unquoted string in case'),
};
