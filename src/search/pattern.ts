import type { SearchQuery } from '../protocol/search.ts';

type SearchPattern =
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'refused'; readonly message: string };

const WORD = '[\\p{L}\\p{N}_]';
/** Requires a word boundary before a match, unless the match itself begins with a non-word character. */
const BEGINS = `(?:(?<!${WORD})|(?!${WORD}))`;
const ENDS = `(?:(?!${WORD})|(?<!${WORD}))`;

/** Compiles a query to a regular expression with the global and multi-line flags. */
export function compilePattern({ text, isRegExp, matchesCase, wholeWord }: SearchQuery): SearchPattern {
  const flags = matchesCase ? 'gm' : 'gim';
  const source = isRegExp ? text : text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Uses Unicode mode if the expression is valid in this mode. Otherwise uses legacy mode, because it accepts escapes
  // such as `\-`.
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
