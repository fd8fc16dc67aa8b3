/** Helpers for the generators of pages. */
import type { ReferenceItem, ReferenceKind, ReferenceSection } from '../protocol/help/reference.ts';
import { plainText } from './plain-text.ts';
import { textPage, type TextPage } from './text-pages.ts';

/** A page whose related pages are given by address, without titles. */
export interface PageSource {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly text: string;
  readonly sections: readonly ReferenceSection[];
  readonly related: readonly string[];
}

export function formatAddress(kind: ReferenceKind, name: string): string {
  return `${kind}/${name}`;
}

/** Creates a page from its Markdown source alone. */
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

/** Creates a page from a declaration and the Markdown about it. The sections from Markdown come first. */
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

/** Returns a list with a section of these items, or an empty list if there are no items. */
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

/** Formats words as code in Markdown, separated by commas. */
export function codeList(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/**
 * Returns the first sentence of Markdown as plain text. If the Markdown begins with a code block, returns the first
 * line of the block.
 */
export function firstSentence(text: string): string {
  const code = /^```[^\n]*\n([^\n]*)/.exec(text)?.[1];
  if (code !== undefined) return code;
  const paragraph = text.split(/\n\s*\n|\n```/)[0] ?? '';
  const plain = plainText(paragraph);
  const end = /[.:!?](?= [A-Z]|$)/.exec(plain);
  return end === null ? plain : plain.slice(0, end.index + 1);
}
