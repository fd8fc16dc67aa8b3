/** Finds the sentences in the string literals of a `check.ts`: literals with a space. */
export function findSentences(code: string): readonly string[] {
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, single, template]) => single ?? template ?? '').filter((text) => / /.test(text));
}
