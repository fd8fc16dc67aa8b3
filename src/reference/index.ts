/**
 * The reference. Its pages are generated from the engine's declarations, the language service's knowledge, and the
 * Markdown files of this folder.
 */
import { plainName } from '../language-service/index/symbols.ts';
import type { ReferenceAnswer, ReferenceEntry, ReferencePage } from '../protocol/help/reference.ts';
import { formatAddress, firstSentence, type PageSource } from './page.ts';
import { dataTypePages } from './pages/data-type-pages.ts';
import { functionPages } from './pages/function-pages.ts';
import { factPages, hieraPages, keywordPages, lintPages, variablePages, writtenPages } from './pages/other-pages.ts';
import { releasePages } from './pages/release-pages.ts';
import { metaparameterPages, typePages } from './pages/type-pages.ts';

let allPages: ReadonlyMap<string, PageSource> | undefined;

/** Returns all pages by address. Generates them at the first call. */
function pages(): ReadonlyMap<string, PageSource> {
  allPages ??= new Map(
    [
      ...writtenPages(),
      ...typePages(),
      ...metaparameterPages(),
      ...functionPages(),
      ...dataTypePages(),
      ...keywordPages(),
      ...variablePages(),
      ...factPages(),
      ...hieraPages(),
      ...lintPages(),
      ...releasePages(),
    ].map((page) => [formatAddress(page.kind, page.name), page]),
  );
  return allPages;
}

function buildEntries({ kind, name, title, text, words, sections }: PageSource): readonly ReferenceEntry[] {
  const parts = sections.flatMap(({ items = [] }) => items);
  return [
    {
      address: formatAddress(kind, name),
      kind,
      title,
      summary: firstSentence(text),
      ...(words.length === 0 ? {} : { words }),
    },
    ...parts.map(({ address, name: part, text: about }): ReferenceEntry => ({
      address,
      kind,
      title: part,
      of: title,
      summary: firstSentence(about),
    })),
  ];
}

export function referenceIndex(): readonly ReferenceEntry[] {
  return [...pages().values()].flatMap(buildEntries);
}

/** A page or part of a page, with its full text. */
export interface ReferenceText {
  readonly entry: ReferenceEntry;
  readonly headings: readonly string[];
  /** Text in Markdown. The text of a page does not include the text of its parts. */
  readonly text: string;
}

/** Returns all pages and parts of pages, for the search. */
export function referenceTexts(): readonly ReferenceText[] {
  return [...pages().values()].flatMap((page) => {
    const items = page.sections.flatMap(({ items: own = [] }) => own);
    const texts = [
      [page.text, ...page.sections.map(({ text = '' }) => text)].join('\n\n'),
      ...items.map(({ text }) => text),
    ];
    return buildEntries(page).map((entry, at) => ({
      entry,
      headings: at === 0 ? page.sections.map(({ title }) => title) : [],
      text: texts[at] ?? '',
    }));
  });
}

/** Returns the page with an address. For the address of a part, returns the page that contains it. */
export function referencePage(address: string): ReferenceAnswer | undefined {
  const exact = pages().get(address) ?? otherName(address);
  if (exact !== undefined) return { page: finished(exact) };
  for (const page of pages().values())
    for (const { items = [] } of page.sections)
      for (const item of items) if (item.address === address) return { page: finished(page), part: address };
  return undefined;
}

/**
 * Returns a page by another of its names: `operator/->`, `keyword/class` (the statement), `type/File`,
 * `function/stdlib::join`.
 */
function otherName(address: string): PageSource | undefined {
  const slash = address.indexOf('/');
  const [kind, name] = [address.slice(0, slash), address.slice(slash + 1)];
  const plain = plainName(name);
  for (const page of pages().values()) {
    if (page.kind === kind && (page.words.includes(name) || (kind !== 'data-type' && page.name === plain))) return page;
  }
  if (kind !== 'keyword') return undefined;
  return pages().get(`statement/${name}`) ?? otherName(`operator/${name}`) ?? pages().get(`operator/${name}`);
}

function finished({ kind, name, title, text, sections, related }: PageSource): ReferencePage {
  return {
    address: formatAddress(kind, name),
    kind,
    title,
    text,
    sections,
    related: related.flatMap((address) => {
      const found = pages().get(address);
      const part = found === undefined ? address.slice(address.indexOf('/') + 1).replace('/', ': ') : found.title;
      return [{ address, title: part }];
    }),
  };
}
