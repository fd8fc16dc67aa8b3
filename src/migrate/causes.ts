/**
 * Finds the documented release differences that cause a change. For each difference, compiles the project for the new
 * release again, but with the old behavior. If a change then disappears, this difference caused it.
 */
import { differencesBetween, getRelease, type Difference, type ReleaseId } from '../engine/index.ts';
import { changesBetween } from './changes.ts';
import { compiledAs, errorKey, type Compiled } from './compile-both.ts';
import type { PlaceMap } from './place-map.ts';
import type { MigrationSource } from './source.ts';

/** Time limit of a search for causes, in milliseconds. Changes that the search does not reach get no cause. */
const MOST_TIME = 1_500;

/** Release differences by the key of the change that they cause (`Change.key`, `errorKey`). */
export type Causes = ReadonlyMap<string, readonly Difference[]>;

export function findCauses(
  source: MigrationSource,
  [from, to]: readonly [ReleaseId, ReleaseId],
  before: Compiled,
  { changes, errors }: { readonly changes: readonly string[]; readonly errors: readonly string[] },
  map?: PlaceMap,
): Causes {
  const causes = new Map<string, Difference[]>();
  if (changes.length === 0 && errors.length === 0) return causes;
  const end = performance.now() + MOST_TIME;
  const release = getRelease(to);
  for (const row of differencesBetween(getRelease(from), release)) {
    if (performance.now() > end) break;
    const turned = release.withTurned(row.id);
    const compiled = compiledAs(source, turned, map);
    const left = new Set([
      ...compiled.errors.map(errorKey),
      ...changesBetween(before, compiled, from).map(({ key }) => key),
    ]);
    // If a compilation produces no catalog, the absence of a change proves nothing.
    const compared = compiled.lenient.catalog === undefined ? errors : [...errors, ...changes];
    for (const key of compared) {
      if (!left.has(key)) causes.set(key, [...(causes.get(key) ?? []), row]);
    }
  }
  return causes;
}
