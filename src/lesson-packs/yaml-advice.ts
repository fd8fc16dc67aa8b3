/** Advice for fixing syntax errors in YAML, because libyaml's messages only state what its scanner expected. */

const QUOTE_REFERENCES = "Inside { } and [ ], put references in quotes: 'File[/etc/motd]'.";
const QUOTE_COLONS = 'Put a value that contains “: ” in quotes, and begin each item of a list with “- ”.';
const QUOTE_STARTS = 'Put a value that begins with {, [, *, &, !, %, @ or ` in quotes.';

/**
 * @param message libyaml's message, without the line and column at its end
 *
 * @param line the line of the file that has the error
 */
export function adviseYaml(message: string, line: string): string | undefined {
  if (/^\s*\t/.test(line)) return 'Indent with spaces instead of tabs.';
  if (message.includes('mapping values')) return QUOTE_COLONS;
  if (/[{[][^'"]*[A-Z][\w:]*\[/.test(line)) return QUOTE_REFERENCES;
  return /(?:[:-]\s+|^\s*)[{[*&!%@`]/.test(line) ? QUOTE_STARTS : undefined;
}
