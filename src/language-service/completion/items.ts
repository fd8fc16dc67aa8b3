/** What the completions of every kind of place share. */
import type { Cursor } from '../cursor/cursor.ts';

/** A text for a snippet, in which dollar signs and braces mean themselves. */
export function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** A string as Puppet source: in single quotes. */
export function quoted(text: string): string {
  return `'${text.replace(/\\(?=\\|'|$)|'/g, '\\$&')}'`;
}

/** A text as a string of the manifest: in quotes where the cursor is in none. */
export function asString({ quote }: Cursor, text: string): string {
  return quote === undefined ? quoted(text) : text.replace(quote === '"' ? /["$\\]/g : /'/g, '\\$&');
}

/** Parts of documentation that are there, as paragraphs. */
export function paragraphs(...parts: readonly (string | undefined)[]): { readonly documentation?: string } {
  const text = parts.filter((part) => part !== undefined && part !== '').join('\n\n');
  return text === '' ? {} : { documentation: text };
}

export function detail(text: string | undefined): { readonly detail?: string } {
  return text === undefined || text === '' ? {} : { detail: text };
}

/** The text of the line after the word at the cursor. */
export function restOfLine({ file, range }: Cursor): string {
  const end = file.text.indexOf('\n', range[1]);
  return file.text.slice(range[1], end === -1 ? undefined : end);
}

/** Code as Markdown. */
export function puppetBlock(code: string): string {
  return `\`\`\`puppet\n${code}\n\`\`\``;
}
