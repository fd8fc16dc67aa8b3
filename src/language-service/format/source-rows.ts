/** A manifest as rows of lexemes, the input of the formatter. */
import { readLexemes, type Lexeme, type LexemeCategory } from '../../engine/index.ts';

/** A lexeme with the white space before it. */
export interface Piece {
  readonly category: LexemeCategory;
  readonly offset: number;
  readonly end: number;
  readonly text: string;
  /** White space between the previous lexeme and this one. */
  readonly gap: string;
  /** Width of the lexeme in columns. */
  readonly width: number;
  /** Index of the lexeme's row. */
  readonly row: number;
  /**
   * Start column, from 0, a tab counting as two; for a lexeme that is moved to a new row, the column on its old row.
   */
  readonly column: number;
}

/** A line of the layout. Covers several source lines if a string or a comment spans them. */
export interface Row {
  /** Index of the first lexeme, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The first lexeme that is not a comment; undefined for a row of comments. */
  readonly lead: number | undefined;
  /** Original indentation; undefined for a row that the formatter creates. */
  readonly indent: number | undefined;
}

export interface SourceRows {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly rows: readonly Row[];
  /** White space after the last lexeme. */
  readonly tail: string;
}

const TAB_WIDTH = 2;

/** `breakBefore` contains the offsets of lexemes in the middle of a line that get a new row. */
export function readRows(
  text: string,
  lexemes: readonly Lexeme[] = readLexemes(text),
  breakBefore: ReadonlySet<number> = new Set(),
): SourceRows {
  const pieces: Piece[] = [];
  const rows: Row[] = [];
  let end = 0;
  let column = 0;
  let from = 0;
  let indent: number | undefined = 0;
  const closeRow = (): void => {
    if (from === pieces.length) return;
    let lead: number | undefined;
    for (let index = from; index < pieces.length && lead === undefined; index++) {
      if (pieces[index]?.category !== 'comment') lead = index;
    }
    rows.push({ from, to: pieces.length, lead, indent });
    from = pieces.length;
  };
  for (const { category, offset, end: written } of lexemes) {
    const gap = text.slice(end, offset);
    const newline = gap.lastIndexOf('\n');
    column = newline === -1 ? column + countColumns(gap) : countColumns(gap.slice(newline + 1));
    const isMoved = newline === -1 && breakBefore.has(offset);
    if (newline !== -1 || isMoved) {
      closeRow();
      indent = isMoved ? undefined : column;
    } else if (pieces.length === 0) indent = column;
    const raw = text.slice(offset, written);
    const own = category === 'comment' && raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const width = countColumns(own);
    pieces.push({ category, offset, end: offset + own.length, text: own, gap, width, row: rows.length, column });
    const lastBreak = own.lastIndexOf('\n');
    column = lastBreak === -1 ? column + width : countColumns(own.slice(lastBreak + 1));
    end = offset + own.length;
  }
  closeRow();
  return { text, pieces, rows, tail: text.slice(end) };
}

/** Width of a string in code points, as puppet-lint counts it. */
function countColumns(text: string): number {
  let columns = text.length;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x09) columns += TAB_WIDTH - 1;
    else if (code === 0x0d || (code >= 0xdc00 && code <= 0xdfff)) columns -= 1;
  }
  return columns;
}
