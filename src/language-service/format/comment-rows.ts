/** Indentation of rows that contain only comments. */
import { isClosing, type Frame } from './frames.ts';
import type { LayoutWalk } from './layout.ts';
import { INDENT, isEven } from './list-indentation.ts';

/**
 * Indents rows of comments like the next row of code, which is already indented; `next` is undefined at the end of the
 * file.
 */
export function indentComments(walk: LayoutWalk, comments: readonly number[], next: number | undefined): void {
  for (const row of comments) {
    const written = walk.written(row) ?? 0;
    walk.indents[row] = walk.isFrozen(row)
      ? (walk.source.rows[row]?.indent ?? 0)
      : chooseIndent(walk, row, written, next);
    layOutComments(walk, row);
  }
}

function chooseIndent(walk: LayoutWalk, row: number, written: number, next: number | undefined): number {
  const beside = besideComment(walk, row);
  if (beside !== undefined) return beside;
  const frame = walk.top;
  const lead = next === undefined ? undefined : walk.source.rows[next]?.lead;
  const piece = lead === undefined ? undefined : walk.source.pieces[lead];
  const isLast = lead === undefined || piece === undefined || isClosing(piece, lead, walk.structure);
  const content = contentIndent(walk, frame);
  const nextWritten = next === undefined ? 0 : (walk.written(next) ?? 0);
  if (!isLast && next !== undefined) {
    if (written === nextWritten) return walk.indent(next);
    if (written === 0) return 0;
    const shifted = written + walk.indent(next) - nextWritten;
    return isEven(shifted) && shifted >= 0 ? shifted : walk.indent(next);
  }
  const before = walk.written(frame.itemRow) ?? 0;
  if (frame.content !== undefined && written === before) return frame.content;
  if (written === 0 && frame.content !== undefined) return 0;
  if (next !== undefined && frame.content !== undefined && written === nextWritten) return walk.indent(next);
  const shifted = written + content - before;
  return frame.content !== undefined && isEven(shifted) && shifted >= 0 ? shifted : content;
}

/** A comment below a trailing comment in the same column continues it, and keeps the column. */
function besideComment(walk: LayoutWalk, row: number): number | undefined {
  const { rows, pieces } = walk.source;
  const written = rows[row]?.indent ?? 0;
  const above = rows[row - 1];
  if (above === undefined || written === 0) return undefined;
  const last = pieces[above.to - 1];
  if (last?.category !== 'comment' || last.column !== written || above.to - 1 === above.from) return undefined;
  const column = walk.columns[above.to - 1];
  return column !== undefined && isEven(column) ? column : undefined;
}

/** The indentation of a frame's items, even if no item has been read yet. */
function contentIndent(walk: LayoutWalk, frame: Frame): number {
  if (frame.content !== undefined) return frame.content;
  return frame.kind === 'file' ? 0 : walk.indent(frame.baseRow) + INDENT;
}

function layOutComments(walk: LayoutWalk, row: number): void {
  const { from, to } = walk.source.rows[row] ?? { from: 0, to: 0 };
  let end = walk.indents[row] ?? 0;
  for (let index = from; index < to; index++) {
    const space = index === from ? 0 : 1;
    const column = end + space;
    walk.spaces[index] = space;
    walk.columns[index] = column;
    end = column + (walk.source.pieces[index]?.width ?? 0);
  }
}
