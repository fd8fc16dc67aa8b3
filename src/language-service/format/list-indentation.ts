/** Indentation of the elements in brackets: several styles are in use, and consistent ones are kept. */
import type { Frame } from './frames.ts';
import type { LayoutWalk } from './layout.ts';

export const INDENT = 2;

export function isEven(columns: number): boolean {
  return columns % 2 === 0;
}

export class ListIndentation {
  readonly #walk: LayoutWalk;

  constructor(walk: LayoutWalk) {
    this.#walk = walk;
  }

  /** Indentation of the elements; `row` is the first row that an element begins. */
  decide(frame: Frame, row: number): number {
    return this.#isHanging(frame) ? this.#decideHanging(frame, row) : this.#decideBelow(frame, row);
  }

  /** Indents elements that are below their opening bracket, which ends its row. */
  #decideBelow(frame: Frame, row: number): number {
    const walk = this.#walk;
    const { frames } = walk;
    const base = walk.indent(frame.openRow);
    const at = frames.indexOf(frame);
    if (this.#keeps(frame, row, frame.openRow, this.#levels(frame))) return frame.content ?? base;
    // If the bracket is on a continuation row, the elements may be indented from the start of the item.
    for (let index = at - 1; index >= 0; index--) {
      const outer = frames[index];
      if (outer === undefined) break;
      if (outer.itemRow !== frame.openRow && this.#keeps(frame, row, outer.itemRow, 1)) return frame.content ?? base;
      if (outer.kind !== 'list') break;
    }
    frame.closing = base + INDENT * this.#longerOpen(frame);
    return frame.closing + INDENT;
  }

  /** Counts the earlier brackets of the same row that close on a later row. */
  #longerOpen(frame: Frame): number {
    const { frames, matches, source } = this.#walk;
    const close = source.pieces[matches.get(frame.open) ?? -1];
    let count = 0;
    for (let index = frames.indexOf(frame) - 1; index > 0; index--) {
      const outer = frames[index];
      if (outer === undefined || outer.openRow !== frame.openRow || outer.kind !== 'list') break;
      if (!this.#closesWith(outer, close?.row)) count += 1;
    }
    return count;
  }

  /** Number of levels to indent: each bracket opened on the row may count as one. */
  #levels(frame: Frame): number {
    const { frames } = this.#walk;
    const at = frames.indexOf(frame);
    let levels = 1;
    while (at - levels > 0 && frames[at - levels]?.openRow === frame.openRow) levels += 1;
    return levels;
  }

  /**
   * Keeps how far the elements and the closing bracket are indented relative to the row `from`, if both are an even
   * number of columns and the elements are at most `levels` levels deeper than that row. Returns false otherwise.
   */
  #keeps(frame: Frame, row: number, from: number, levels: number): boolean {
    const walk = this.#walk;
    const before = walk.written(from);
    const written = walk.written(row);
    if (before === undefined || written === undefined) return false;
    const distance = written - before;
    const closing = (this.#writtenClosing(frame) ?? before) - before;
    if (!isEven(distance) || distance < INDENT || distance > levels * INDENT) return false;
    if (!isEven(closing) || closing < 0 || closing >= distance) return false;
    frame.content = walk.indent(from) + distance;
    frame.closing = walk.indent(from) + closing;
    return true;
  }

  /** Indents the elements after a first element that is beside the opening bracket. */
  #decideHanging(frame: Frame, row: number): number {
    const walk = this.#walk;
    const first = walk.source.pieces[frame.open + 1];
    const base = walk.indent(frame.openRow);
    const written = walk.written(row);
    const before = walk.written(frame.openRow);
    if (written === undefined || before === undefined || first === undefined) return base + INDENT;
    if (walk.source.rows[row]?.indent === first.column) {
      const column = walk.columns[frame.open + 1] ?? 1;
      return isEven(column) ? column : base + INDENT;
    }
    const distance = written - before;
    return base + (isEven(distance) && distance >= INDENT ? distance : INDENT);
  }

  /** Indentation of an element that begins `row`. */
  element(frame: Frame, row: number): number {
    const content = this.#walk.contentIndent(frame, row);
    const kept = this.#evenDistance(frame, row);
    if (kept === undefined) return content;
    const base = this.#walk.indent(frame.openRow);
    // The last element may move back towards the opening row if its row closes the bracket.
    const isLast = this.#closesWith(frame, row);
    const least = isLast && this.#walk.isIndented(frame.openRow) ? 0 : INDENT;
    if (this.#isHanging(frame)) return kept >= least ? base + kept : content;
    return isLast && kept >= INDENT && base + kept < content ? base + kept : content;
  }

  /** Indentation of the closing bracket that begins `row`. */
  closing(frame: Frame, row: number): number {
    const walk = this.#walk;
    const base = walk.indent(frame.openRow);
    const written = walk.written(row);
    if (written === undefined) return frame.closing ?? base;
    // A row that closes several brackets may be indented like the row of any of them.
    for (let index = walk.frames.indexOf(frame) - 1; index > 0; index--) {
      const outer = walk.frames[index];
      if (outer === undefined || !this.#closesWith(outer, row)) break;
      if (outer.openRow !== frame.openRow && walk.written(outer.openRow) === written) return walk.indent(outer.openRow);
    }
    if (frame.closing !== undefined) return frame.closing;
    if (!this.#isHanging(frame)) return base;
    const column = walk.columns[frame.open] ?? 1;
    if (walk.source.rows[row]?.indent === walk.source.pieces[frame.open]?.column && isEven(column)) return column;
    const distance = this.#evenDistance(frame, row);
    const most = frame.content ?? base + INDENT * (this.#levels(frame) - 1);
    return distance !== undefined && distance >= 0 && base + distance <= most ? base + distance : base;
  }

  /**
   * Original indentation of a row relative to the row of the opening bracket; undefined if that is an odd number of
   * columns.
   */
  #evenDistance(frame: Frame, row: number): number | undefined {
    const written = this.#walk.written(row);
    const before = this.#walk.written(frame.openRow);
    if (written === undefined || before === undefined) return undefined;
    return isEven(written - before) ? written - before : undefined;
  }

  /** Checks whether a bracket closes on a row. */
  #closesWith(frame: Frame, row: number | undefined): boolean {
    const close = this.#walk.matches.get(frame.open);
    return close !== undefined && this.#walk.source.pieces[close]?.row === row;
  }

  #isHanging(frame: Frame): boolean {
    const { pieces } = this.#walk.source;
    const first = pieces[frame.open + 1];
    return first !== undefined && first.row === frame.openRow && first.category !== 'comment';
  }

  /** Original indentation of the closing bracket, if it begins a row. */
  #writtenClosing(frame: Frame): number | undefined {
    const walk = this.#walk;
    const close = walk.matches.get(frame.open);
    const piece = walk.source.pieces[close ?? -1];
    const row = walk.source.rows[piece?.row ?? -1];
    return row !== undefined && row.lead === close ? walk.written(piece?.row ?? 0) : undefined;
  }
}
