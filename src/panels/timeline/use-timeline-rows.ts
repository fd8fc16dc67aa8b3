import { useMemo, useState } from 'react';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { rowIndexes } from './arcs.ts';
import { filteredRows, noFilter, type RowFilter } from './filter.ts';
import { collectGroups, timelineRows, timelineTree, type TimelineRow } from './rows.ts';
import type { ShownRun } from './use-run.ts';

export interface TimelineRows {
  readonly rows: readonly TimelineRow[];
  /** Returns the index of a resource's row, or of the closed group that hides it. */
  readonly indexOf: (ref: string) => number | undefined;
  readonly filter: RowFilter;
  readonly setFilter: (filter: RowFilter) => void;
  readonly toggle: (row: TimelineRow) => void;
  readonly closeAll: () => void;
  readonly openAll: () => void;
}

export function useTimelineRows({ catalog, runs }: Pick<ShownRun, 'catalog' | 'runs'>): TimelineRows {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState(noFilter);
  const tree = useMemo(() => timelineTree(catalog, runs), [catalog, runs]);
  const allRows = useMemo(() => timelineRows(tree, closed), [tree, closed]);
  const rows = useMemo(() => filteredRows(allRows, filter), [allRows, filter]);
  const indexOf = useMemo(() => {
    const containers = new Map(catalog?.resources.map(({ ref, container }) => [ref, container]));
    return rowIndexes(rows, (ref) => containers.get(ref));
  }, [catalog, rows]);
  return {
    rows,
    indexOf,
    filter,
    setFilter,
    toggle: ({ ref }) => setClosed(toggleIn(closed, ref)),
    closeAll: () => setClosed(new Set(collectGroups(tree))),
    openAll: () => setClosed(new Set()),
  };
}
