import type { RefreshView } from '../../protocol/run.ts';
import type { TimelineRow } from './rows.ts';
import type { Instant, Scale } from './scale.ts';

/** A refresh on its way: from the row that changed to the row that it refreshes. Columns run from 0 to 1, rows count from 0. */
export interface Arc {
  readonly id: string;
  readonly refresh: RefreshView;
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** What shows each resource among the rows: its own, or the innermost group in view that is closed over it. */
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

/** The arcs of a run; `turnOf` tells each resource's turn, counted from 0. Those that begin and end in one row (a closed group) are left out. */
export function arcsOf(
  refreshes: readonly RefreshView[],
  indexOf: (ref: string) => number | undefined,
  scale: Scale,
  turnOf: (ref: string) => number | undefined,
): readonly Arc[] {
  // Sent when its turn is over, acted on within a turn.
  const instant = (ref: string, time: number, part: number): Instant => ({ time, turn: (turnOf(ref) ?? 0) + part });
  return refreshes.flatMap((refresh, index) => {
    const [fromRow, toRow] = [indexOf(refresh.from), indexOf(refresh.to)];
    if (fromRow === undefined || toRow === undefined || fromRow === toRow) return [];
    const fromColumn = scale(instant(refresh.from, refresh.sentAt, 1));
    const toColumn = refresh.actedAt === undefined ? fromColumn : scale(instant(refresh.to, refresh.actedAt, 0.5));
    return [{ id: `${index} ${refresh.from} ${refresh.to}`, refresh, fromRow, toRow, fromColumn, toColumn }];
  });
}

/** The arcs that cross the rows in view. */
export function arcsWithin(arcs: readonly Arc[], first: number, last: number): readonly Arc[] {
  return arcs.filter(({ fromRow, toRow }) => Math.max(fromRow, toRow) >= first && Math.min(fromRow, toRow) <= last);
}

/** The curve from one place to another, bowed to the right where the places lie one above the other. In pixels. */
export function arcPath(x1: number, y1: number, x2: number, y2: number): string {
  const bow = Math.max(14, Math.min(60, Math.abs(x2 - x1) / 2));
  return `M${x1} ${y1}C${x1 + bow} ${y1} ${x2 - (Math.abs(x2 - x1) < 8 ? -bow : bow)} ${y2} ${x2} ${y2}`;
}
