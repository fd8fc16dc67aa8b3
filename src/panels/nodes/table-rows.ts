/** Sorts and filters the rows of the table of nodes. */
import type { NodeRow } from '../../store/all-nodes/rows.ts';

export type Column = 'node' | 'result' | 'resources' | 'warnings' | 'seconds' | 'changed' | 'error';

export type Result = 'new' | 'compiles' | 'fails';

export function toResult({ entry }: NodeRow): Result {
  return entry === undefined ? 'new' : entry.result.error === undefined ? 'compiles' : 'fails';
}

export type Shown = 'all' | 'failed' | 'changed' | 'old';

export interface TableView {
  readonly text: string;
  readonly shown: Shown;
  readonly column: Column;
  readonly isDescending: boolean;
}

const order: Readonly<Record<Result, number>> = { fails: 0, compiles: 1, new: 2 };
const byText = new Intl.Collator('en', { numeric: true });

/** Returns the sort key of a row for a column. All keys of a column have the same type. */
function sortKey(column: Column, row: NodeRow): string | number {
  const { entry } = row;
  switch (column) {
    case 'node':
      return row.node.node.certname;
    case 'result':
      return order[toResult(row)];
    case 'resources':
      return entry?.result.resources ?? -1;
    case 'warnings':
      return entry?.result.warnings ?? -1;
    case 'seconds':
      return entry?.result.milliseconds ?? -1;
    case 'changed':
      return row.isOld ? 0 : entry?.isChanged === true ? 1 : entry === undefined ? 3 : 2;
    case 'error':
      // Sorts nodes without an error last.
      return entry?.result.error?.message ?? '\uffff';
  }
}

function isShown(row: NodeRow, shown: Shown): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'failed':
      return toResult(row) === 'fails';
    case 'changed':
      return row.entry?.isChanged === true;
    case 'old':
      return row.isOld || row.entry === undefined;
  }
}

/** Returns the rows whose name or error contains the search text. They are sorted by a column, and then by name. */
export function shownRows(
  rows: readonly NodeRow[],
  { text, shown, column, isDescending }: TableView,
): readonly NodeRow[] {
  const wanted = text.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      isShown(row, shown) &&
      (wanted === '' ||
        row.node.node.certname.includes(wanted) ||
        row.entry?.result.error?.message.toLowerCase().includes(wanted) === true),
  );
  // The rows are sorted by name already.
  if (column === 'node') return isDescending ? found.toReversed() : found;
  const keyed = found.map((row) => ({ row, key: sortKey(column, row) }));
  const direction = isDescending ? -1 : 1;
  return keyed
    .sort((one, other) => {
      if (typeof one.key === 'number' && typeof other.key === 'number') return direction * (one.key - other.key);
      return direction * byText.compare(String(one.key), String(other.key));
    })
    .map(({ row }) => row);
}

interface NodeCounts {
  readonly all: number;
  readonly failed: number;
  readonly changed: number;
  /** Number of compiled nodes whose results are out of date. */
  readonly old: number;
  readonly fresh: number;
}

export function countRows(rows: readonly NodeRow[]): NodeCounts {
  return {
    all: rows.length,
    failed: rows.filter((row) => toResult(row) === 'fails').length,
    changed: rows.filter(({ entry }) => entry?.isChanged === true).length,
    old: rows.filter(({ isOld }) => isOld).length,
    fresh: rows.filter(({ entry }) => entry === undefined).length,
  };
}
