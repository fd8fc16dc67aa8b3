/** Puts attributes that share a row on their own rows, in a body that spans several rows. */
import { spansRows } from './aligned-arrows.ts';
import { readRows, type SourceRows } from './source-rows.ts';
import type { Structure } from './structure.ts';

/** Rows with the new breaks; the same object if there are none. */
export function splitEntries(
  source: SourceRows,
  { groups }: Structure,
  range: readonly [number, number] | undefined,
): SourceRows {
  const { pieces, rows, text } = source;
  const breaks = new Set<number>();
  for (const group of groups) {
    // Hashes outside resources may be hand-made tables.
    if (!group.inResource || !spansRows(source, group)) continue;
    for (const [index, { key }] of group.entries.entries()) {
      const piece = pieces[key];
      if (piece === undefined || rows[piece.row]?.lead === key || (index === 0 && group.kind !== 'attributes'))
        continue;
      if (range !== undefined && (piece.offset < range[0] || piece.offset > range[1])) continue;
      if (pieces[key - 1]?.category !== 'comment') breaks.add(piece.offset);
    }
  }
  return breaks.size === 0 ? source : readRows(text, pieces, breaks);
}
