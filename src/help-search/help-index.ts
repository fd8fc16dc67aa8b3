/** Full-text index that ranks pages for a query, best first. */
import MiniSearch, { type Query } from 'minisearch';
import type { HelpAnswer, HelpKind, HelpQuery, HelpResult, HelpScope } from '../protocol/help/help-search.ts';
import type { HelpDocument } from './documents.ts';
import { markText, buildSnippet } from './snippet.ts';
import { phraseKey, queryParts, sameQueries, type QueryPart } from './synonyms.ts';
import { indexedStems, queryWords, stemWord, splitWords } from './words.ts';

/** Weights of a page's fields. Title and names weigh most, and the summary weighs more than the body. */
const WEIGHTS = { title: 8, names: 6, of: 3, headings: 2, summary: 2, body: 0.5 };

/**
 * Weight of the likeliest synonym. It is higher than that of the typed word, which may occur on many pages by chance.
 * The weight of each further synonym is multiplied by `LESS_LIKELY`.
 */
const SYNONYM = 1.1;
const LESS_LIKELY = 0.8;
/**
 * Exponent of a page's coverage (the fraction of matched words), so that pages with all words rank before pages with
 * some of them.
 */
const COVERAGE = 2;
/** Minimum coverage of results, if any page reaches it. Otherwise, `LEAST_COVERAGE` is the minimum. */
const GOOD_COVERAGE = 0.6;
const LEAST_COVERAGE = 0.5;
/** Pages with a score below this fraction of the best score are omitted. */
const LEAST_SCORE = 0.06;
/** Maximum edit distance of a typo, as a fraction of the word's length. */
const FUZZY = 0.2;
/** Factor for a page with a name that equals the query, or that means the same. */
const EXACT = 4;

/** Weight by kind of page, 1 by default: pages about the language rank before lint checks and error messages. */
const KIND_WEIGHTS: Partial<Record<HelpKind, number>> = {
  statement: 1.6,
  type: 1.6,
  concept: 1.5,
  metaparameter: 1.2,
  lesson: 1.1,
  fact: 1.1,
  keyword: 0.9,
  function: 0.9,
  example: 0.8,
  hiera: 0.8,
  error: 0.4,
  lint: 0.4,
};
/** Factor for a part of a page, so that a whole page with the same name ranks higher. */
const PART = 0.6;
/** Factor for names in the namespace of a module, such as `stdlib::merge`. */
const NAMESPACED = 0.5;

const SEARCH_OPTIONS = {
  boost: WEIGHTS,
  // The index must not change the words of a query, because they are already stems.
  tokenize: (word: string) => [word],
  processTerm: (word: string) => word,
};
const MOST_CHARACTERS = 200;
/** Number of documents to index before the worker handles messages again. */
const CHUNK = 40;

const inScope: Record<HelpScope, (kind: HelpKind) => boolean> = {
  all: () => true,
  lessons: (kind) => kind === 'lesson',
  examples: (kind) => kind === 'example',
  'without examples': (kind) => kind !== 'example',
};

export type HelpIndex = (query: HelpQuery) => HelpAnswer;

export async function createHelpIndex(documents: readonly HelpDocument[]): Promise<HelpIndex> {
  const byAddress = new Map(
    documents.map((document) => [document.address, { ...document, stemmedNames: stemNames(document) }]),
  );
  const index = new MiniSearch<HelpDocument>({
    idField: 'address',
    fields: Object.keys(WEIGHTS),
    tokenize: indexedStems,
    processTerm: stemWord,
  });
  await index.addAllAsync(documents, { chunkSize: CHUNK });

  /** Scores documents for one phrase of a query. A document matches the phrase itself or its best synonym. */
  const matchesOf = (part: QueryPart, isLast: boolean): ReadonlyMap<string, Match> => {
    const matches = new Map<string, Match>();
    for (const { query, weight } of buildQueries(part, isLast)) {
      for (const { id, score, terms } of index.search(query, SEARCH_OPTIONS)) {
        const address = String(id);
        const before = matches.get(address);
        if (before === undefined || before.score < score * weight)
          matches.set(address, { score: score * weight, terms: [...terms, ...(before?.terms ?? [])] });
      }
    }
    return matches;
  };

  return ({ text, scope, most }) => {
    const parts = queryParts(queryWords(text.slice(0, MOST_CHARACTERS)));
    const same = sameQueries(parts);
    const matches = parts.map((part, at) => matchesOf(part, at === parts.length - 1));
    const all = [...new Set(matches.flatMap((each) => [...each.keys()]))]
      .flatMap((address): readonly Ranked[] => {
        const document = byAddress.get(address);
        if (document === undefined || !inScope[scope](document.kind)) return [];
        const own = matches.flatMap((each) => each.get(address) ?? []);
        const coverage = own.length / parts.length;
        const score = own.reduce((sum, match) => sum + match.score, 0);
        return [
          {
            document,
            coverage,
            score: score * coverage ** COVERAGE * computeWeight(document, same),
            stems: new Set(own.flatMap(({ terms }) => terms)),
          },
        ];
      })
      .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
      .toSorted(compare);
    const good = all.filter(({ coverage }) => coverage >= GOOD_COVERAGE);
    const listed = good.length === 0 ? all : good;
    const least = Math.max(0, ...listed.map(({ score }) => score)) * LEAST_SCORE;
    const found = listed.filter(({ score }) => score >= least);
    return { total: found.length, results: found.slice(0, most).map(toResult) };
  };
}

interface Match {
  readonly score: number;
  /** Stems of the document that matched. */
  readonly terms: readonly string[];
}

interface Ranked {
  readonly document: HelpDocument;
  /** Fraction of the query's phrases that match the document. */
  readonly coverage: number;
  readonly score: number;
  readonly stems: ReadonlySet<string>;
}

/**
 * Compares two results for sorting. Pages about releases come last; of equal results, the one with the shorter address
 * comes first.
 */
function compare(one: Ranked, other: Ranked): number {
  return (
    Number(one.document.kind === 'release') - Number(other.document.kind === 'release') ||
    other.score - one.score ||
    one.document.address.length - other.document.address.length
  );
}

function toResult({ document: { address, kind, title, of, summary, body }, stems }: Ranked): HelpResult {
  return {
    ...{ address, kind },
    title: markText(title, stems),
    ...(of === '' ? {} : { of }),
    snippet: buildSnippet(body, summary, stems),
  };
}

interface IndexedDocument extends HelpDocument {
  readonly stemmedNames: readonly string[];
}

function stemNames({ title, of, names }: HelpDocument): readonly string[] {
  return [title, `${of} ${title}`, ...names.split(' ')].map((name) =>
    phraseKey(splitWords(name).map(({ text }) => stemWord(text))),
  );
}

function computeWeight({ kind, of, stemmedNames, address }: IndexedDocument, same: ReadonlySet<string>): number {
  return (
    (KIND_WEIGHTS[kind] ?? 1) *
    (of === '' ? 1 : PART) *
    (address.includes('::') ? NAMESPACED : 1) *
    (stemmedNames.some((name) => same.has(name)) ? EXACT : 1)
  );
}

/**
 * Builds the queries for a phrase: the typed words, the last of which may be incomplete, and then each synonym,
 * likeliest first.
 */
function buildQueries(
  { words, lastTyped, means }: QueryPart,
  isLast: boolean,
): readonly { readonly query: Query; readonly weight: number }[] {
  const typed: Query = {
    combineWith: 'AND',
    queries: words.map((word, at): Query => {
      const isOpen = isLast && at === words.length - 1 && lastTyped.length > 1;
      const whole = { queries: [word], fuzzy: word.length > 4 ? FUZZY : false };
      if (!isOpen) return whole;
      // Also searches for the typed letters: the stem of an incomplete word may not be a prefix of the complete word.
      return lastTyped === word
        ? { ...whole, prefix: true }
        : { combineWith: 'OR', queries: [whole, { queries: [lastTyped], prefix: true }] };
    }),
  };
  return [
    { query: typed, weight: 1 },
    ...means.map((phrase, at) => ({
      // For a synonym, the body has only half of its weight, because a synonym such as `each` may also be an ordinary
      // word.
      query: {
        combineWith: 'AND',
        queries: [...phrase],
        boost: { ...WEIGHTS, body: WEIGHTS.body / 2 },
      } satisfies Query,
      weight: SYNONYM * LESS_LIKELY ** at,
    })),
  ];
}
