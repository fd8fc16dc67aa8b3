import type { TextEdit } from '../answers.ts';

/** Edits to apply instead of inserting a typed character. */
export interface TypingEdit {
  /** Sorted by range, without overlaps. */
  readonly edits: readonly TextEdit[];
  readonly cursor: number;
}

/** Creates an edit that replaces `[from, to)`. The cursor is then after `text`, or `back` characters before its end. */
export function replace(from: number, to: number, text: string, back = 0): TypingEdit {
  return { edits: [{ range: [from, to], text }], cursor: from + text.length - back };
}

export function moveTo(cursor: number): TypingEdit {
  return { edits: [], cursor };
}

/** Converts an edit of a part of a file to an edit of the whole file. `by` is the offset at which the part begins. */
export function shift({ edits, cursor }: TypingEdit, by: number): TypingEdit {
  return {
    edits: edits.map(({ range: [start, end], text }) => ({ range: [start + by, end + by], text })),
    cursor: cursor + by,
  };
}
