import type { LintCheck } from '../../../check.ts';
import { unquotedStrings } from './unquoted-string.ts';

export const unquotedStringInCase: LintCheck = {
  name: 'unquoted_string_in_case',
  documentation: 'Quote string options of a `case`. Quoted strings cannot be confused with types.',
  wrong: "case $facts['kernel'] {\n  Linux: { }\n}",
  right: "case $facts['kernel'] {\n  'Linux': { }\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'unquoted_string-check',
  fixTitle: 'Quote the string',
  find: (manifest) => unquotedStrings(manifest, 'CASE', 'COLON', 'unquoted string in case'),
};
