/** Texts of projects in Markdown, so that nothing in them is read as Markdown or HTML. */

/** Controls, and characters that are not seen but turn the direction of what stands around them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A text on one line as prose. */
export function prose(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/[\\`*_[\]<>&!|~#]/g, '\\$&');
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

/** A text on one line as code. */
export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(UNSEEN, ' ');
  const ticks = '`'.repeat(longestTicks(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** A text of many lines as code; the fence is longer than any run of backticks in it. */
export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text.replace(/\n?$/, '\n')}${fence}`;
}
