/** Escapes strings from projects, so that no part of them is interpreted as Markdown or HTML. */

/** Matches control characters, and invisible characters that change the writing direction. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Escapes a string as ordinary Markdown text on one line. */
export function prose(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/[\\`*_[\]<>&!|~#]/g, '\\$&');
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(UNSEEN, ' ');
  const ticks = '`'.repeat(longestTicks(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** Formats a multi-line string as a code block. Its fence is longer than any run of backticks in the string. */
export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text.replace(/\n?$/, '\n')}${fence}`;
}
