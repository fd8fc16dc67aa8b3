import type { SourceRows } from './source-rows.ts';
import type { Structure } from './structure.ts';

/** The file's most frequent indentation step; two columns if it has no blocks. */
export function detectStep(
  { pieces, rows }: SourceRows,
  { braces }: Structure,
  matches: ReadonlyMap<number, number>,
): number {
  const counts = new Map<number, number>();
  for (const open of matches.keys()) {
    const brace = pieces[open];
    const first = pieces[open + 1];
    if (brace?.text !== '{' || first === undefined || first.row === brace.row || braces.has(open)) continue;
    const step = (rows[first.row]?.indent ?? 0) - (rows[brace.row]?.indent ?? 0);
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  let best = 2;
  for (const [step, count] of counts) if (count > (counts.get(best) ?? 0)) best = step;
  return best;
}
