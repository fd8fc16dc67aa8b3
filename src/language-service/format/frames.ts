/** Frames: the open brackets at a place, with the indentation of their content. */
import type { Piece, SourceRows } from './source-rows.ts';
import type { Structure } from './structure.ts';

/**
 * `block`: statements, or the options of a `case`. `bodies`: the braces of a resource; `body` in them begins after a title's colon.
 * `attributes`: the braces of defaults, overrides and collectors. `list`: any other bracket.
 */
export type FrameKind = 'file' | 'block' | 'bodies' | 'body' | 'attributes' | 'list';

export interface Frame {
  readonly kind: FrameKind;
  /** Lexeme of the opening bracket, or of a body's colon; -1 for the file. */
  readonly open: number;
  readonly openRow: number;
  /** The row that the content is indented from. */
  readonly baseRow: number;
  /** The row of the current item. */
  itemRow: number;
  /** Rows of expressions whose block has not started yet. */
  readonly heads: number[];
  /** Indentation of items that begin a row, once known. */
  content: number | undefined;
  /** Indentation of the closing bracket if it begins a row. */
  closing: number | undefined;
  /** Indentation of the last closed block in this frame, which a following `else` gets too. */
  lastClosed: number | undefined;
}

export function createFrame(kind: FrameKind, open: number, openRow: number, baseRow: number): Frame {
  return {
    kind,
    open,
    openRow,
    baseRow,
    itemRow: openRow,
    heads: [],
    content: undefined,
    closing: undefined,
    lastClosed: undefined,
  };
}

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{', '<|', '<<|']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}', '|>', '|>>']);

export function isOpening(piece: Piece, index: number, { heads }: Structure): boolean {
  return OPENING.has(piece.text) || (piece.text === '|' && heads.has(index));
}

export function isClosing(piece: Piece, index: number, { heads }: Structure): boolean {
  return CLOSING.has(piece.text) || (piece.text === '|' && !heads.has(index));
}

/** The closing bracket of each opening bracket, by index of lexeme. */
export function matchBrackets({ pieces }: SourceRows, structure: Structure): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (isOpening(piece, index, structure)) open.push(index);
    else if (isClosing(piece, index, structure)) {
      const opening = open.pop();
      if (opening !== undefined) matches.set(opening, index);
    }
  }
  return matches;
}
