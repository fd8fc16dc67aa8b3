/** Writes strings as quoted strings of the Puppet language. */

/** Start of the placeholders in `heredocs.ts`. Quoted strings never contain it. */
export const PLACEHOLDER_START = 'heredoc-placeholder-';

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/**
 * Quotes a string so that Puppet reads back the same string. `programString` cannot be used: like Puppet's own output,
 * it contains some backslashes that Puppet reads back differently.
 */
export function quote(text: string): string {
  if (text.includes(PLACEHOLDER_START) || /[\0-\x1f\x7f]/.test(text)) return `"${escapeDouble(text)}"`;
  return `'${text.replaceAll(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
}

/** Escapes a string for use in double quotes. */
export function escapeDouble(text: string): string {
  return text
    .replaceAll(/[\0-\x1f\x7f"\\$]/g, (character) => {
      if (character === '"' || character === '\\' || character === '$') return `\\${character}`;
      return ESCAPES[character] ?? `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`;
    })
    .replaceAll(PLACEHOLDER_START, (start) => start.replace('-', '\\u{2D}'));
}
