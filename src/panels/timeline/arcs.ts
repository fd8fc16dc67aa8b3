import type { RefreshView } from '../../protocol/run.ts';
import type { TimelineRow } from './rows.ts';
import type { Instant, Scale } from './scale.ts';

/**
 * Arc of a refresh, from the row of its cause to the row of the refreshed resource. Columns are fractions of the lanes'
 * width; rows count from 0.
 */
export interface Arc {
  readonly id: string;
  readonly refresh: RefreshView;
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** Maps each resource to the index of its row, or to the index of the closed group that hides it. */
export function rowIndexes(
  rows: readonly TimelineRow[],
  containerOf: (ref: string) => string | undefined,
): (ref: string) => number | undefined {
  const own = new Map(rows.map(({ ref }, index) => [ref, index]));
  return (ref) => {
    for (let each: string | undefined = ref; each !== undefined; each = containerOf(each)) {
      const index = own.get(each);
      if (index !== undefined) return index;
    }
    return undefined;
  };
}

/**
 * Computes the arcs of a run. `turnOf` returns a resource's position in the order, from 0. Arcs within one row (a
 * closed group) are left out.
 */
export function computeArcs(
  refreshes: readonly RefreshView[],
  indexOf: (ref: string) => number | undefined,
  scale: Scale,
  turnOf: (ref: string) => number | undefined,
): readonly Arc[] {
  // A refresh is sent at the end of a resource's turn, and handled in the middle of its target's turn.
  const instant = (ref: string, time: number, part: number): Instant => ({ time, turn: (turnOf(ref) ?? 0) + part });
  return refreshes.flatMap((refresh, index) => {
    const [fromRow, toRow] = [indexOf(refresh.from), indexOf(refresh.to)];
    if (fromRow === undefined || toRow === undefined || fromRow === toRow) return [];
    const fromColumn = scale(instant(refresh.from, refresh.sentAt, 1));
    const toColumn = refresh.actedAt === undefined ? fromColumn : scale(instant(refresh.to, refresh.actedAt, 0.5));
    return [{ id: `${index} ${refresh.from} ${refresh.to}`, refresh, fromRow, toRow, fromColumn, toColumn }];
  });
}

export function arcsWithin(arcs: readonly Arc[], first: number, last: number): readonly Arc[] {
  return arcs.filter(({ fromRow, toRow }) => Math.max(fromRow, toRow) >= first && Math.min(fromRow, toRow) <= last);
}

/** Returns the SVG path of an arc in pixels. If one end is directly above the other, the arc bows to the right. */
export function arcPath(x1: number, y1: number, x2: number, y2: number): string {
  const bow = Math.max(14, Math.min(60, Math.abs(x2 - x1) / 2));
  return `M${x1} ${y1}C${x1 + bow} ${y1} ${x2 - (Math.abs(x2 - x1) < 8 ? -bow : bow)} ${y2} ${x2} ${y2}`;
}
