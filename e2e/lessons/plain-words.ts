/** Returns the sentences in a `check.ts`: its string literals with a space. */
export function findSentences(code: string): readonly string[] {
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, single, template]) => single ?? template ?? '').filter((text) => / /.test(text));
}
