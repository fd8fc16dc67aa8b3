/** Hover text of octal and hexadecimal numbers. */

/** Returns the decimal value of a number such as `0755` or `0xff`, with a note for a number that looks like a mode. */
export function numberText(word: string): string | undefined {
  const isHex = /^0[xX][0-9a-fA-F]+$/.test(word);
  if (!isHex && !/^0[0-7]+$/.test(word)) return undefined;
  const value = BigInt(isHex ? word : `0o${word.slice(1)}`);
  const base = isHex ? 'hexadecimal' : 'octal';
  const note = isHex || word.length > 5 ? '' : '\n\nA file mode must be a string, so put it in quotes.';
  return `**${value}** (${base} \`${word}\`)${note}`;
}
