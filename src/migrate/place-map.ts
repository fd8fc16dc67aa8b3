/** Maps places in edited files back to the original files. */
import type { Span } from '../engine/index.ts';
import { inOrder, type TextEdit } from './fixes/edits.ts';

interface Moved {
  /** Range in the original file. */
  readonly offset: number;
  readonly end: number;
  /** Range in the edited file. */
  readonly newOffset: number;
  readonly newEnd: number;
}

export class PlaceMap {
  readonly #files = new Map<string, readonly Moved[]>();

  /** `edits` do not overlap, and refer to the original files. */
  constructor(edits: readonly TextEdit[]) {
    for (const file of new Set(edits.map((edit) => edit.file))) {
      let shift = 0;
      const own = edits.filter((edit) => edit.file === file).toSorted(inOrder);
      this.#files.set(
        file,
        own.map(({ span: { offset, length }, text }) => {
          const newOffset = offset + shift;
          shift += text.length - length;
          return { offset, end: offset + length, newOffset, newEnd: newOffset + text.length };
        }),
      );
    }
  }

  /** Maps a span back to the original file. Returns undefined if it begins or ends in inserted text. */
  before(file: string, { offset, length }: Span): Span | undefined {
    const moved = this.#files.get(file);
    if (moved === undefined) return { offset, length };
    const [start, end] = [startBefore(moved, offset), endBefore(moved, offset + length)];
    return start === undefined || end === undefined || end < start ? undefined : { offset: start, length: end - start };
  }

  /**
   * Maps a place like the method `before`, but a place in inserted text maps to the whole range that the edit replaced.
   */
  near(file: string, { offset, length }: Span): Span {
    const moved = this.#files.get(file) ?? [];
    const within = (at: number): Moved | undefined =>
      moved.find(({ newOffset, newEnd }) => newOffset < at && at < newEnd);
    const [first, last] = [within(offset), within(offset + length)];
    const start = startBefore(moved, offset) ?? first?.offset ?? offset;
    const end = endBefore(moved, offset + length) ?? last?.end ?? start;
    return { offset: start, length: Math.max(end - start, 0) };
  }
}

function startBefore(moved: readonly Moved[], at: number): number | undefined {
  let shift = 0;
  for (const { offset, end, newOffset, newEnd } of moved) {
    if (at < newOffset) break;
    if (at === newOffset && newEnd > newOffset) return offset;
    if (at < newEnd) return undefined;
    shift = end - newEnd;
  }
  return at + shift;
}

function endBefore(moved: readonly Moved[], at: number): number | undefined {
  let shift = 0;
  for (const { end, newOffset, newEnd } of moved) {
    if (at <= newOffset) break;
    if (at < newEnd) return undefined;
    shift = end - newEnd;
  }
  return at + shift;
}
