import type { Cursor } from '../cursor/cursor.ts';

/** Escapes backslashes, dollar signs and closing braces for a snippet. */
export function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** Formats a string as Puppet source in single quotes. */
export function quoted(text: string): string {
  return `'${text.replace(/\\(?=\\|'|$)|'/g, '\\$&')}'`;
}

/** Formats a string for the manifest. Adds quotes unless the cursor is already inside quotes. */
export function asString({ quote }: Cursor, text: string): string {
  return quote === undefined ? quoted(text) : text.replace(quote === '"' ? /["$\\]/g : /'/g, '\\$&');
}

export function paragraphs(...parts: readonly (string | undefined)[]): { readonly documentation?: string } {
  const text = parts.filter((part) => part !== undefined && part !== '').join('\n\n');
  return text === '' ? {} : { documentation: text };
}

export function detail(text: string | undefined): { readonly detail?: string } {
  return text === undefined || text === '' ? {} : { detail: text };
}

export function restOfLine({ file, range }: Cursor): string {
  const end = file.text.indexOf('\n', range[1]);
  return file.text.slice(range[1], end === -1 ? undefined : end);
}

export function puppetBlock(code: string): string {
  return `\`\`\`puppet\n${code}\n\`\`\``;
}
