/**
 * Reads the Markdown of the reference. Each kind of page has one file, in which each first-level heading starts a page.
 */
import type { ReferenceKind } from '../protocol/help/reference.ts';

/** Markdown of a page. If the page is about a declaration, its generated content is added later. */
export interface TextPage {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly title: string;
  /** Further words by which links and searches find the page, such as `->`. */
  readonly words: readonly string[];
  readonly related: readonly string[];
  /** Text in Markdown before the first second-level heading. */
  readonly text: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

const files = import.meta.glob<string>('./text/*.md', { query: '?raw', import: 'default', eager: true });

/** Splits Markdown at the headings of a level, ignoring code blocks. */
function splitAtHeadings(text: string, level: 1 | 2): readonly { readonly heading: string; readonly text: string }[] {
  const mark = `${'#'.repeat(level)} `;
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith(mark)) parts.push({ heading: line.slice(mark.length).trim(), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }));
}

/** Matches a field at the start of a page, such as `related: type/file, concept/refresh`. */
const FIELD = /^(title|words|related): (.*)\n?/;

function readPage(kind: ReferenceKind, name: string, text: string): TextPage {
  const fields = new Map<string, string>();
  let rest = text;
  for (let field = FIELD.exec(rest); field !== null; field = FIELD.exec(rest)) {
    fields.set(field[1] ?? '', field[2] ?? '');
    rest = rest.slice(field[0].length);
  }
  const [lead, ...sections] = splitAtHeadings(rest.trim(), 2);
  return {
    kind,
    name,
    title: fields.get('title') ?? name,
    words: (fields.get('words') ?? '').split(' ').filter((word) => word !== ''),
    related: (fields.get('related') ?? '').split(', ').filter((address) => address !== ''),
    text: lead?.text ?? '',
    sections: sections.map(({ heading, text: body }) => ({ title: heading, text: body })),
  };
}

function readFile(kind: ReferenceKind): readonly TextPage[] {
  const text = files[`./text/${kind}.md`] ?? '';
  return splitAtHeadings(text, 1)
    .slice(1)
    .map((part) => readPage(kind, part.heading, part.text));
}

const byKind = new Map<ReferenceKind, readonly TextPage[]>();

/** Returns the pages of a kind in the order of its file. */
export function textPages(kind: ReferenceKind): readonly TextPage[] {
  let pages = byKind.get(kind);
  if (pages === undefined) {
    pages = readFile(kind);
    byKind.set(kind, pages);
  }
  return pages;
}

const partFiles = import.meta.glob<string>('./text/types/*.md', { query: '?raw', import: 'default', eager: true });

const partsByType = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the Markdown about attributes and providers of a resource type. The key is `mode` for an attribute,
 * `provider:apt` for a provider.
 */
export function partTexts(type: string): ReadonlyMap<string, string> {
  let parts = partsByType.get(type);
  if (parts === undefined) {
    const sections = splitAtHeadings(partFiles[`./text/types/${type}.md`] ?? '', 1).slice(1);
    parts = new Map(sections.map(({ heading, text }) => [heading, text]));
    partsByType.set(type, parts);
  }
  return parts;
}

export function textPage(kind: ReferenceKind, name: string): TextPage | undefined {
  return textPages(kind).find((page) => page.name === name);
}
