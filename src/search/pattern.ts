import type { SearchQuery } from '../protocol/search.ts';

/** What a query looks for, or why it cannot be looked for. */
type SearchPattern =
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'refused'; readonly message: string };

const WORD = '[\\p{L}\\p{N}_]';
/** Between a word's character and none; where the match itself begins or ends with none, anywhere. */
const BEGINS = `(?:(?<!${WORD})|(?!${WORD}))`;
const ENDS = `(?:(?!${WORD})|(?<!${WORD}))`;

/** The regular expression of a query, global and by lines. */
export function patternOf({ text, isRegExp, matchesCase, wholeWord }: SearchQuery): SearchPattern {
  const flags = matchesCase ? 'gm' : 'gim';
  const source = isRegExp ? text : text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Unicode's letters where the expression is one by the strict rules, as most are; else the rules of old, which take `\-` and the like.
  const unicode = refusalOf(source, 'u');
  const refusal = unicode === undefined ? undefined : refusalOf(source, '');
  if (refusal !== undefined) return { kind: 'refused', message: refusal };
  if (!wholeWord) return { kind: 'pattern', pattern: new RegExp(source, unicode === undefined ? `${flags}u` : flags) };
  const [begins, ends] =
    unicode === undefined ? [BEGINS, ENDS] : [BEGINS, ENDS].map((edge) => edge.replaceAll(WORD, '\\w'));
  return {
    kind: 'pattern',
    pattern: new RegExp(`${begins}(?:${source})${ends}`, unicode === undefined ? `${flags}u` : flags),
  };
}

/** Why a text is no regular expression; `undefined` where it is one. */
function refusalOf(source: string, flags: string): string | undefined {
  try {
    RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
