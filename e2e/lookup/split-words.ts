/** Splits a command line at spaces, except inside of single quotes. */
export function splitWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:'[^']*'|[^\s'])+/g)].map(([word]) => word.replaceAll("'", ''));
}
