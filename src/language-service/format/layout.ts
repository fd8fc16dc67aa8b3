/** Decides the indentation of every row of a manifest, and the space before every lexeme inside a row. */
import { AlignedArrows } from './aligned-arrows.ts';
import { indentComments } from './comment-rows.ts';
import { detectStep } from './indentation-step.ts';
import { createFrame, isClosing, isOpening, matchBrackets, type Frame, type FrameKind } from './frames.ts';
import { INDENT, isEven, ListIndentation } from './list-indentation.ts';
import { isArrow, Spacing } from './spacing.ts';
import type { Piece, SourceRows } from './source-rows.ts';
import type { Structure } from './structure.ts';

export interface Layout {
  /** Indentation of each row. */
  readonly indents: readonly number[];
  /** Spaces before each lexeme that is not the first on its row. */
  readonly spaces: readonly number[];
}

const LOGICAL: ReadonlySet<string> = new Set(['and', 'or', '+']);
const RELATIONS: ReadonlySet<string> = new Set(['->', '~>', '<-', '<~']);

/**
 * One pass over the rows: each row is indented by the frames that are open before it; then its lexemes open and close
 * frames.
 */
export class LayoutWalk {
  readonly source: SourceRows;
  readonly structure: Structure;
  readonly isFrozen: (row: number) => boolean;
  readonly matches: ReadonlyMap<number, number>;
  readonly indents: number[] = [];
  readonly spaces: number[] = [];
  /** New column of each lexeme. */
  readonly columns: number[] = [];
  readonly frames: Frame[] = [createFrame('file', -1, 0, 0)];
  readonly #step: number;
  readonly #lists: ListIndentation;
  readonly #spacing: Spacing;
  readonly #arrows: AlignedArrows;

  constructor(source: SourceRows, structure: Structure, isFrozen: (row: number) => boolean) {
    this.source = source;
    this.structure = structure;
    this.isFrozen = isFrozen;
    this.matches = matchBrackets(source, structure);
    this.#step = detectStep(source, structure, this.matches);
    this.#lists = new ListIndentation(this);
    this.#spacing = new Spacing(source, structure, this.matches);
    this.#arrows = new AlignedArrows(this, this.#spacing);
  }

  run(): Layout {
    let comments: number[] = [];
    for (const [index, row] of this.source.rows.entries()) {
      if (row.lead === undefined) {
        comments.push(index);
        continue;
      }
      this.indents[index] = this.isFrozen(index) ? (row.indent ?? 0) : this.#indentOf(index, row.lead);
      if (comments.length > 0) indentComments(this, comments, index);
      comments = [];
      this.#readRow(index);
    }
    if (comments.length > 0) indentComments(this, comments, undefined);
    return this;
  }

  get top(): Frame {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error('the frame of the file is never closed');
    return frame;
  }

  /** The original indentation of a row, converted to steps of two; undefined for a row that the formatter creates. */
  written(row: number): number | undefined {
    const indent = this.source.rows[row]?.indent;
    return indent === undefined ? undefined : (indent * INDENT) / this.#step;
  }

  /** Checks whether a row was originally indented. If so, the same column on a later row may be deliberate. */
  isIndented(row: number): boolean {
    return (this.written(row) ?? 0) > 0;
  }

  indent(row: number): number {
    return this.indents[row] ?? 0;
  }

  /** Indentation of an item that begins a row. */
  itemIndent(frame: Frame, row: number): number {
    return frame.kind === 'list' ? this.#lists.element(frame, row) : this.contentIndent(frame, row);
  }

  /** Common indentation of a frame's items; `row` begins with one of them. */
  contentIndent(frame: Frame, row: number): number {
    frame.content ??= this.#decideContent(frame, row);
    return frame.content;
  }

  #decideContent(frame: Frame, row: number): number {
    switch (frame.kind) {
      case 'file':
        return 0;
      case 'list':
        return this.#lists.decide(frame, row);
      case 'body':
        return this.indent(frame.baseRow) + (this.#isDeepBody(frame, row) ? 2 * INDENT : INDENT);
      default:
        return this.indent(frame.baseRow) + INDENT;
    }
  }

  /**
   * Checks whether the attributes of a title beside the opening brace are indented as if the title were on its own row.
   */
  #isDeepBody(frame: Frame, row: number): boolean {
    const bodies = this.frames[this.frames.indexOf(frame) - 1];
    if (bodies === undefined || bodies.openRow !== frame.baseRow) return false;
    return (this.written(row) ?? 0) - (this.written(frame.baseRow) ?? 0) === 2 * INDENT;
  }

  #indentOf(row: number, lead: number): number {
    const { pieces } = this.source;
    const { items, braces, chained } = this.structure;
    const piece = pieces[lead];
    const frame = this.top;
    if (piece === undefined || piece.category === 'heredoc-text') return 0;
    if (isClosing(piece, lead, this.structure)) {
      return this.closingIndent(frame.kind === 'body' ? (this.frames.at(-2) ?? frame) : frame, row);
    }
    if (items.has(lead)) return this.itemIndent(frame, row);
    if (isElse(piece)) return frame.lastClosed ?? this.indent(frame.itemRow);
    const head = frame.heads.at(-1);
    if (piece.text === '{') {
      const owner = braces.get(lead);
      const ownerRow = owner === undefined ? head : owner.kind === 'hash' ? undefined : pieces[owner.owner]?.row;
      if (ownerRow !== undefined) return this.indent(ownerRow);
    }
    if (piece.text === ';' && frame.kind === 'body') return this.indent(frame.baseRow);
    const isChain = RELATIONS.has(piece.text) || chained.has(lead) || piece.text === ',';
    if (isChain || (piece.text === '(' && head !== undefined)) return this.#continuationIndent(frame, row, 0, 0);
    const isLogical = LOGICAL.has(piece.text) || LOGICAL.has(this.#codeBefore(lead)?.text ?? '');
    // Conditions in parentheses are aligned with each other.
    if (isLogical && frame.kind === 'list') return this.#continuationIndent(frame, row, 0, 0);
    const isNested = this.isIndented(frame.itemRow) && this.indent(frame.itemRow) > 0;
    const isFlat = (isLogical || piece.text === '.') && isNested;
    return this.#continuationIndent(frame, row, isFlat ? 0 : INDENT, INDENT);
  }

  #codeBefore(index: number): Piece | undefined {
    let at = index - 1;
    while (this.source.pieces[at]?.category === 'comment') at -= 1;
    return this.source.pieces[at];
  }

  /**
   * Keeps how far a continuation row is indented relative to the first row of its item, if that is an even number of
   * columns and at least `least`; otherwise uses `usual`.
   */
  #continuationIndent(frame: Frame, row: number, least: number, usual: number): number {
    const anchor = this.indent(frame.itemRow);
    const written = this.written(row);
    const before = this.written(frame.itemRow);
    if (written === undefined || before === undefined) return anchor + usual;
    const distance = written - before;
    return anchor + (isEven(distance) && distance >= least ? distance : usual);
  }

  /** Indentation of a frame's closing bracket that begins the row. */
  closingIndent(frame: Frame, row: number): number {
    return frame.kind === 'list' ? this.#lists.closing(frame, row) : this.indent(frame.baseRow);
  }

  #readRow(row: number): void {
    const { pieces, rows } = this.source;
    const { from, to } = rows[row] ?? { from: 0, to: 0 };
    let end = this.indent(row);
    for (let index = from; index < to; index++) {
      const piece = pieces[index];
      if (piece === undefined) break;
      const space = index === from ? 0 : this.#spaceBefore(index, piece, end);
      const column = end + space;
      this.spaces[index] = space;
      this.columns[index] = column;
      const lastBreak = piece.text.lastIndexOf('\n');
      end = lastBreak === -1 ? column + piece.width : piece.text.length - lastBreak - 1;
      this.#readPiece(index, piece, row);
    }
  }

  #spaceBefore(index: number, piece: Piece, end: number): number {
    if (this.isFrozen(piece.row)) return this.#spacing.written(index);
    if (isArrow(piece)) return this.#arrows.spaceBefore(index, end);
    return this.#spacing.before(index);
  }

  #readPiece(index: number, piece: Piece, row: number): void {
    const { structure } = this;
    if (piece.category === 'comment') return;
    if (isOpening(piece, index, structure)) {
      this.#readItem(index, piece, row);
      this.#open(index, piece, row);
    } else if (isClosing(piece, index, structure)) this.#close();
    else if (piece.text === ':' && this.top.kind === 'bodies') {
      this.frames.push(createFrame('body', index, row, this.top.itemRow));
    } else if (piece.text === ';' && this.top.kind === 'body') this.frames.pop();
    else this.#readItem(index, piece, row);
  }

  #readItem(index: number, piece: Piece, row: number): void {
    const { top } = this;
    if (this.structure.items.has(index)) top.itemRow = row;
    if (this.structure.heads.has(index) || piece.text === 'else') top.heads.push(row);
  }

  #open(index: number, piece: Piece, row: number): void {
    const brace = this.structure.braces.get(index);
    if (piece.text !== '{' || brace?.kind === 'hash') this.frames.push(createFrame('list', index, row, row));
    else if (brace === undefined) {
      this.frames.push(createFrame('block', index, row, this.top.heads.pop() ?? row));
    } else {
      const kind: FrameKind = brace.kind === 'bodies' ? 'bodies' : 'attributes';
      this.frames.push(createFrame(kind, index, row, this.source.pieces[brace.owner]?.row ?? row));
    }
  }

  #close(): void {
    if (this.top.kind === 'body') this.frames.pop();
    if (this.frames.length === 1) return;
    const closed = this.frames.pop();
    if (closed?.kind === 'block') this.top.lastClosed = this.indent(closed.baseRow);
  }
}

function isElse({ category, text }: Piece): boolean {
  return category === 'keyword' && (text === 'else' || text === 'elsif');
}
