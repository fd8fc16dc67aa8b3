import type { LintCheck } from '../../check.ts';

/** Matches contents that single quotes would change: escapes, quotes, line ends and tabs. */
const NEEDS_DOUBLE_QUOTES = /\\[$"'ts\\n]|['\r\t\n]/;

export const doubleQuotedStrings: LintCheck = {
  name: 'double_quoted_strings',
  documentation:
    'Double quotes show that a string contains variables or escapes. Use single quotes for all other strings.',
  wrong: '$package = "ntp"',
  right: "$package = 'ntp'",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Change to single quotes',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'STRING' || NEEDS_DOUBLE_QUOTES.test(token.value)) continue;
      if (token.value.includes(' '.repeat(token.column))) continue;
      yield {
        message: 'double quoted string containing no variables',
        at: token,
        fix: (editor) => {
          // In single quotes, `\r` and `\u` would be literal text.
          if (!/\\[ru]/.test(token.value)) editor.change(token, { kind: 'SSTRING' });
        },
      };
    }
  },
};
