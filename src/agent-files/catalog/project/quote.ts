/** Quotes strings so that Puppet reads the same strings again. */

/** Begin of a placeholder in `heredocs.ts`. No quoted string contains it. */
export const PLACEHOLDER_START = 'heredoc-placeholder-';

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/**
 * Quotes a string so that Puppet reads the same string. `programString` differs: it prints some strings with
 * backslashes as Puppet does, and Puppet cannot read these again.
 */
export function quote(text: string): string {
  if (text.includes(PLACEHOLDER_START) || /[\0-\x1f\x7f]/.test(text)) return `"${escapeDouble(text)}"`;
  return `'${text.replaceAll(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
}

/** Escapes a string for the inside of double quotes. */
export function escapeDouble(text: string): string {
  return text
    .replaceAll(/[\0-\x1f\x7f"\\$]/g, (character) => {
      if (character === '"' || character === '\\' || character === '$') return `\\${character}`;
      return ESCAPES[character] ?? `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`;
    })
    .replaceAll(PLACEHOLDER_START, (start) => start.replace('-', '\\u{2D}'));
}
