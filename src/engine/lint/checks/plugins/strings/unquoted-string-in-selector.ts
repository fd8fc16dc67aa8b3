import type { LintCheck } from '../../../check.ts';
import { unquotedStrings } from './unquoted-string.ts';

export const unquotedStringInSelector: LintCheck = {
  name: 'unquoted_string_in_selector',
  documentation:
    'The options of a selector are strings or types: a quoted string cannot be taken for the name of either.',
  wrong: "$package = $facts['kernel'] ? { Linux => 'ntp', default => 'time' }",
  right: "$package = $facts['kernel'] ? { 'Linux' => 'ntp', default => 'time' }",
  kind: 'warning',
  isDefault: false,
  plugin: 'unquoted_string-check',
  fixTitle: 'Quote the string',
  find: (manifest) => unquotedStrings(manifest, 'QMARK', 'FARROW', 'unquoted string in selector'),
};
