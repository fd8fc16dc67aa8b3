import type { Position } from './span.ts';

/**
 * Converts offsets in a string to lines and columns. It is built once in linear time, and each lookup is a binary
 * search. As in Puppet's `Locator`, lines end only at `\n`.
 * Columns count code points, so an emoji is one column.
 */
export class LineIndex {
  readonly text: string;
  readonly #starts: readonly number[];
  readonly #hasAstral: boolean;
  /** Index of the line that was found last. Most lookups find the same line or the next one. */
  #recent = 0;

  constructor(text: string) {
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
    this.#hasAstral = /[\ud800-\udbff]/.test(text);
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** Returns the line of an offset, from 1. Offsets past the end belong to the last line. */
  lineAt(offset: number): number {
    for (let near = this.#recent; near < this.#recent + 2; near += 1) {
      if (offset >= this.#startOf(near) && offset < this.#startOf(near + 1)) {
        this.#recent = near;
        return near + 1;
      }
    }
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#startOf(middle) <= offset) low = middle;
      else high = middle;
    }
    this.#recent = low;
    return low + 1;
  }

  startOfLine(line: number): number {
    return this.#starts[Math.min(Math.max(line, 1), this.#starts.length) - 1] ?? 0;
  }

  /** Returns the offset at which a line begins. `line` counts from 0. Returns Infinity after the last line. */
  #startOf(line: number): number {
    return this.#starts[line] ?? Infinity;
  }

  positionAt(offset: number): Position {
    const line = this.lineAt(offset);
    const start = this.startOfLine(line);
    if (!this.#hasAstral) return { line, column: offset - start + 1 };
    return { line, column: [...this.text.slice(start, offset)].length + 1 };
  }
}
