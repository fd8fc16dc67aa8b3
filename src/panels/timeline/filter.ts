import type { Outcome } from '../../protocol/run.ts';
import { splitRef } from '../shared/label-texts.ts';
import type { TimelineRow } from './rows.ts';

/** Filter of the rows; an empty set matches all. */
export interface RowFilter {
  readonly outcomes: ReadonlySet<Outcome>;
  readonly types: ReadonlySet<string>;
}

export const noFilter: RowFilter = { outcomes: new Set(), types: new Set() };

export function isFiltering({ outcomes, types }: RowFilter): boolean {
  return outcomes.size + types.size > 0;
}

function matches({ ref, outcome, isGroup }: TimelineRow, { outcomes, types }: RowFilter): boolean {
  if (isGroup) return false;
  return (
    (outcomes.size === 0 || (outcome !== undefined && outcomes.has(outcome))) &&
    (types.size === 0 || types.has(splitRef(ref).type))
  );
}

/** Returns the matching rows and the groups that contain them. */
export function filteredRows(rows: readonly TimelineRow[], filter: RowFilter): readonly TimelineRow[] {
  if (!isFiltering(filter)) return rows;
  const kept: TimelineRow[] = [];
  // Walks from the last row to the first, because the rows of a group's members come after the group, and a group is
  // kept only if one of its members is kept. `wanted[level]` is true if a row of this level is kept and its group has
  // not been reached yet.
  const wanted: boolean[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const isKept = row.isGroup ? wanted[row.level + 1] === true : matches(row, filter);
    if (row.isGroup) wanted[row.level + 1] = false;
    if (!isKept) continue;
    wanted[row.level] = true;
    kept.push(row);
  }
  return kept.reverse();
}

/** Counts how often each key occurs, and sorts the keys alphabetically. */
export function countsOf<Key extends string>(keys: Iterable<Key>): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
