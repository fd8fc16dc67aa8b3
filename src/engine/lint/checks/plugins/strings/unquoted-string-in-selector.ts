import type { LintCheck } from '../../../check.ts';
import { unquotedStrings } from './unquoted-string.ts';

export const unquotedStringInSelector: LintCheck = {
  name: 'unquoted_string_in_selector',
  documentation: 'Quote string options of a selector. Quoted strings cannot be confused with types.',
  wrong: "$package = $facts['kernel'] ? { Linux => 'ntp', default => 'time' }",
  right: "$package = $facts['kernel'] ? { 'Linux' => 'ntp', default => 'time' }",
  kind: 'warning',
  isDefault: false,
  plugin: 'unquoted_string-check',
  fixTitle: 'Quote the string',
  find: (manifest) => unquotedStrings(manifest, 'QMARK', 'FARROW', 'unquoted string in selector'),
};
