/** What the makers of pages share. */
import type { ReferenceItem, ReferenceKind, ReferenceSection } from '../protocol/help/reference.ts';
import { plainText } from './plain-text.ts';
import { textPage, type TextPage } from './text-pages.ts';

/** A page as its maker knows it: titles of related pages are looked up later. */
export interface PageSource {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly title: string;
  readonly words: readonly string[];
  /** Markdown. */
  readonly text: string;
  readonly sections: readonly ReferenceSection[];
  /** Addresses. */
  readonly related: readonly string[];
}

export function addressOf(kind: ReferenceKind, name: string): string {
  return `${kind}/${name}`;
}

/** A page of what is written alone. */
export function writtenPage({ kind, name, title, words, text, sections, related }: TextPage): PageSource {
  return { kind, name, title, words, text, sections, related };
}

interface DeclaredPage {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly text: string;
  readonly sections?: readonly ReferenceSection[];
  readonly words?: readonly string[];
  readonly related?: readonly string[];
}

/** A page of what a declaration says, with what is written beside it: text and sections before those of the declaration. */
export function declaredPage({ kind, name, text, sections = [], words = [], related = [] }: DeclaredPage): PageSource {
  const written = textPage(kind, name);
  return {
    kind,
    name,
    title: written?.title ?? name,
    words: [...words, ...(written?.words ?? [])],
    text: [text, written?.text ?? ''].filter((part) => part !== '').join('\n\n'),
    sections: [...(written?.sections ?? []), ...sections],
    related: [...new Set([...(written?.related ?? []), ...related])],
  };
}

/** A section of items, or none. */
export function itemSection(
  title: string,
  items: readonly ReferenceItem[],
  text?: string,
): readonly ReferenceSection[] {
  return items.length === 0 ? [] : [{ title, items, ...(text === undefined ? {} : { text }) }];
}

export function textSection(title: string, text: string): readonly ReferenceSection[] {
  return text === '' ? [] : [{ title, text }];
}

/** Words in code, with commas between: `a`, `b`. */
export function codeList(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** The first sentence of a Markdown text as plain text. */
export function firstSentence(text: string): string {
  const code = /^```[^\n]*\n([^\n]*)/.exec(text)?.[1];
  if (code !== undefined) return code;
  const paragraph = text.split(/\n\s*\n|\n```/)[0] ?? '';
  const plain = plainText(paragraph);
  const end = /[.:!?](?= [A-Z]|$)/.exec(plain);
  return end === null ? plain : plain.slice(0, end.index + 1);
}
