import { useEffect, useMemo, useRef, useState } from 'react';
import { nextRowLeft, type TreeRow } from './tree-keys.ts';

interface ActiveRow {
  readonly indexes: ReadonlyMap<string, number>;
  readonly active: string | undefined;
  /** Index of the row that keys act on. At first, this is the selected row. */
  readonly activeIndex: number;
  readonly setActive: (id: string | undefined) => void;
}

export function useActiveRow(rows: readonly TreeRow[], selected: string | undefined): ActiveRow {
  const [active, setActive] = useState<string | undefined>(undefined);
  const indexes = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  return {
    indexes,
    active,
    activeIndex: indexes.get(active ?? '') ?? indexes.get(selected ?? '') ?? 0,
    setActive,
  };
}

export function useSuccessor(rows: readonly TreeRow[], { indexes, active, setActive }: ActiveRow): void {
  const rowsBefore = useRef(rows);
  useEffect(() => {
    const before = rowsBefore.current;
    rowsBefore.current = rows;
    if (active === undefined || indexes.has(active)) return;
    setActive(nextRowLeft(before, active, indexes));
  }, [rows, indexes, active, setActive]);
}
