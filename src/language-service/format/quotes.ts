/** Converts double quotes to single quotes where that cannot change the string: no interpolation, escape, or quote. */
export function withSingleQuotes(text: string): string {
  return /^"[^"'\\$\r\n]*"$/.test(text) ? `'${text.slice(1, -1)}'` : text;
}
