/** Keeps columns aligned that the author aligned with additional spaces. */

/** A token in a column, such as an equals sign. */
export interface Cell {
  /** Column in the source. */
  readonly column: number;
  /** Number of spaces before the token in the source. */
  readonly gap: number;
  /** Width of the formatted code before the token. */
  readonly width: number;
}

/**
 * Returns the spaces to add before each cell, so that cells of one column stay in one column. An undefined entry is a
 * row without such a token.
 */
export function alignCells(cells: readonly (Cell | undefined)[]): readonly string[] {
  const columns = new Map<number, Cell[]>();
  for (const cell of cells) {
    if (cell === undefined) continue;
    const column = columns.get(cell.column) ?? [];
    column.push(cell);
    columns.set(cell.column, column);
  }
  const pads = new Map<Cell, number>();
  for (const column of columns.values()) {
    if (column.length < 2 || column.every(({ gap }) => gap === 1)) continue;
    const longest = Math.max(...column.map(({ width }) => width));
    for (const cell of column) pads.set(cell, longest - cell.width);
  }
  return cells.map((cell) => ' '.repeat(cell === undefined ? 0 : (pads.get(cell) ?? 0)));
}
