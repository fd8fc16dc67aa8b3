import type { SearchQuery } from '../protocol/search.ts';

type SearchPattern =
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'refused'; readonly message: string };

const WORD = '[\\p{L}\\p{N}_]';
/** Asserts a word boundary before the match, unless the match starts with a character that is not part of a word. */
const BEGINS = `(?:(?<!${WORD})|(?!${WORD}))`;
const ENDS = `(?:(?!${WORD})|(?<!${WORD}))`;

/** Compiles a query to a regular expression with the global and multi-line flags. */
export function compilePattern({ text, isRegExp, matchesCase, wholeWord }: SearchQuery): SearchPattern {
  const flags = matchesCase ? 'gm' : 'gim';
  const source = isRegExp ? text : text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Uses Unicode mode if the expression is valid in it. Legacy mode accepts more, such as the escape `\-`.
  const unicode = findRefusal(source, 'u');
  const refusal = unicode === undefined ? undefined : findRefusal(source, '');
  if (refusal !== undefined) return { kind: 'refused', message: refusal };
  if (!wholeWord) return { kind: 'pattern', pattern: new RegExp(source, unicode === undefined ? `${flags}u` : flags) };
  const [begins, ends] =
    unicode === undefined ? [BEGINS, ENDS] : [BEGINS, ENDS].map((edge) => edge.replaceAll(WORD, '\\w'));
  return {
    kind: 'pattern',
    pattern: new RegExp(`${begins}(?:${source})${ends}`, unicode === undefined ? `${flags}u` : flags),
  };
}

function findRefusal(source: string, flags: string): string | undefined {
  try {
    RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
