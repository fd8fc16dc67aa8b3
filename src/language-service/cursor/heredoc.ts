/** Reads heredocs. Finds only where they end. */

const SPECIFICATION = /@\(\s*("?)([^:/\r\n)"]+)"?[^\r\n)]*\)/y;

export interface Heredoc {
  readonly tag: string;
  readonly interpolates: boolean;
  /** Offset right after the `@(…)`. */
  readonly end: number;
}

/** Reads the heredoc whose `@(…)` begins at an offset. */
export function heredocAt(text: string, start: number): Heredoc | undefined {
  SPECIFICATION.lastIndex = start;
  const match = SPECIFICATION.exec(text);
  if (match === null) return undefined;
  const [whole, quote, tag = ''] = match;
  return { tag: tag.trim(), interpolates: quote === '"', end: start + whole.length };
}

/** Start of the line with a heredoc's end tag, and start of the next line. */
export function endOfHeredoc(
  text: string,
  start: number,
  tag: string,
): { readonly line: number; readonly next: number } | undefined {
  const escaped = tag.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const pattern = new RegExp(`^[ \\t]*(?:\\|[ \\t]*)?(?:-[ \\t]*)?${escaped}[ \\t]*\\r?(?:\\n|$(?![^]))`, 'gm');
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match === null ? undefined : { line: match.index, next: match.index + match[0].length };
}
