/**
 * Which rows of the table cause a change. The new release is compiled once more for each row in which the releases differ, with that row
 * alone as the old release has it: a change that is gone then was caused by the row.
 */
import { differencesBetween, releaseOf, type Difference, type ReleaseId } from '../engine/index.ts';
import { changesBetween } from './changes.ts';
import { compiledAs, errorKey, type Compiled } from './compile-both.ts';
import type { PlaceMap } from './place-map.ts';
import type { MigrationSource } from './source.ts';

/** What a search for causes may take, in milliseconds; what it has not come to has no cause then. */
const MOST_TIME = 1_500;

/** Rows by the key of a change (`Change.key`, `errorKey`). */
export type Causes = ReadonlyMap<string, readonly Difference[]>;

export function causesOf(
  source: MigrationSource,
  [from, to]: readonly [ReleaseId, ReleaseId],
  before: Compiled,
  { changes, errors }: { readonly changes: readonly string[]; readonly errors: readonly string[] },
  map?: PlaceMap,
): Causes {
  const causes = new Map<string, Difference[]>();
  if (changes.length === 0 && errors.length === 0) return causes;
  const end = performance.now() + MOST_TIME;
  const release = releaseOf(to);
  for (const row of differencesBetween(releaseOf(from), release)) {
    if (performance.now() > end) break;
    const turned = release.withTurned(row.id);
    const compiled = compiledAs(source, turned, map);
    const left = new Set([
      ...compiled.errors.map(errorKey),
      ...changesBetween(before, compiled, from).map(({ key }) => key),
    ]);
    // Where the catalog is gone, its changes are not mended.
    const compared = compiled.lenient.catalog === undefined ? errors : [...errors, ...changes];
    for (const key of compared) {
      if (!left.has(key)) causes.set(key, [...(causes.get(key) ?? []), row]);
    }
  }
  return causes;
}
