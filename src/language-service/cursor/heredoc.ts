/** Finds the ends of heredocs. */

/** Maximum length of a heredoc's `@(…)`. Without this limit, the time for a line of many `@(` would be quadratic. */
const LONGEST_SPECIFICATION = 500;

export interface Heredoc {
  readonly tag: string;
  readonly interpolates: boolean;
  /** Offset right after the `@(…)`. */
  readonly end: number;
}

/** Reads the heredoc whose `@(…)` begins at an offset. */
export function heredocAt(text: string, start: number): Heredoc | undefined {
  if (!text.startsWith('@(', start)) return undefined;
  const rest = text.slice(start + 2, start + LONGEST_SPECIFICATION);
  const length = rest.search(/[\r\n)]/);
  if (rest.charAt(length) !== ')') return undefined;
  const match = /^\s*("?)([^:/"]+)/.exec(rest.slice(0, length));
  if (match === null) return undefined;
  const [, quote, tag = ''] = match;
  return { tag: tag.trim(), interpolates: quote === '"', end: start + length + 3 };
}

/** Matches the characters that can precede an end tag on its line: white space, `|` and `-`. */
const MARGIN = /^[ \t]*(?:\|[ \t]*)?(?:-[ \t]*)?/;

/** Finds the end tags of a source's heredocs. Reads the lines only once for all heredocs. */
export class HeredocEnds {
  readonly #text: string;
  /** Offsets of lines by their content, without the margin and trailing blanks. Created for the first heredoc. */
  #lines: Map<string, number[]> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the start of the line with the end tag of a heredoc that begins at an offset, and the start of the next line. */
  find(start: number, tag: string): { readonly line: number; readonly next: number } | undefined {
    this.#lines ??= this.#readLines();
    const lines = this.#lines.get(readTag(tag)) ?? [];
    const line = lines[findFirst(lines, start)];
    if (line === undefined) return undefined;
    const end = this.#text.indexOf('\n', line);
    return { line, next: end === -1 ? this.#text.length : end + 1 };
  }

  #readLines(): Map<string, number[]> {
    const lines = new Map<string, number[]>();
    let start = 0;
    for (const line of this.#text.split('\n')) {
      const tag = readTag(line);
      const known = lines.get(tag);
      if (known === undefined) lines.set(tag, [start]);
      else known.push(start);
      start += line.length + 1;
    }
    return lines;
  }
}

function readTag(line: string): string {
  return line.replace(MARGIN, '').trimEnd();
}

/** Returns the index of the first number that is at least `least`. */
function findFirst(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
