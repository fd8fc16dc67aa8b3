/** Finds the matches of a pattern in a file. */
import type { TextMatch } from '../protocol/search.ts';
import { replacementFor } from './replacement.ts';

/** Maximum number of characters shown before a match (`BEFORE`), in it (`WITHIN`), and after it. */
const BEFORE = 36;
const WITHIN = 240;
const AFTER = 160;

interface MatchOptions {
  readonly isRegExp: boolean;
  readonly replacement?: string | undefined;
}

/** Yields the matches, except empty ones. */
export function* stretchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray, undefined> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] !== '') yield match;
    // Moves past an empty match, which would otherwise be found again forever.
    else pattern.lastIndex += text.charCodeAt(match.index) >>> 10 === 0x36 ? 2 : 1;
  }
  return undefined;
}

/** Finds at most `most` matches in a file, with their positions and the surrounding text to show. */
export function findMatches(text: string, pattern: RegExp, most: number, options: MatchOptions): readonly TextMatch[] {
  const found: TextMatch[] = [];
  const lines = new LineWalk(text);
  for (const match of stretchesOf(text, pattern)) {
    if (found.length >= most) break;
    found.push(matchAt(text, match, lines, options));
  }
  return found;
}

/** Finds lines by offset; offsets must not decrease. */
class LineWalk {
  readonly #text: string;
  #line = 1;
  #start = 0;
  /** Offset of the end of the current line, without its line break. */
  #end: number;

  constructor(text: string) {
    this.#text = text;
    this.#end = this.#breakFrom(0);
  }

  /** Returns the line that contains an offset. Offsets must not decrease from call to call. */
  at(offset: number): { readonly line: number; readonly start: number; readonly end: number } {
    while (offset > this.#end) {
      this.#line += 1;
      this.#start = this.#end + 1;
      this.#end = this.#breakFrom(this.#start);
    }
    return { line: this.#line, start: this.#start, end: this.#end };
  }

  #breakFrom(offset: number): number {
    const found = this.#text.indexOf('\n', offset);
    return found === -1 ? this.#text.length : found;
  }
}

/** Returns the text to show before a match in its line. A shortened text starts with a whole word. */
function shownBefore(text: string): string {
  const before = text.trimStart();
  return before.length <= BEFORE ? before : `…${before.slice(-BEFORE).replace(/^[\w$]{0,12}\b/, '')}`;
}

function matchAt(
  text: string,
  match: RegExpExecArray,
  lines: LineWalk,
  { isRegExp, replacement }: MatchOptions,
): TextMatch {
  const offset = match.index;
  const end = offset + match[0].length;
  const first = lines.at(offset);
  const last = lines.at(end);
  const isOneLine = first.line === last.line;
  const shownEnd = Math.min(end, first.end, offset + WITHIN);
  return {
    offset,
    length: end - offset,
    line: first.line,
    column: offset - first.start + 1,
    endLine: last.line,
    endColumn: end - last.start + 1,
    before: shownBefore(text.slice(first.start, offset)),
    text: text.slice(offset, shownEnd),
    after: isOneLine ? text.slice(end, Math.min(first.end, end + AFTER)).trimEnd() : '',
    ...(replacement === undefined ? {} : { put: replacementFor(match, replacement, isRegExp).slice(0, WITHIN) }),
  };
}
