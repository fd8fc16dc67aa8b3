/** Lists the places of a problem: its own place, or one place for each of its solutions. */
import type { FixView, Place, ProblemView } from './analysis.ts';

export type PlacedProblem = ProblemView & { readonly place: Place };

/**
 * Returns a copy of a problem for each place that an editor underlines, with the fix for that place. Returns an empty
 * list for a problem without a place.
 */
export function atEachPlace(problem: ProblemView): readonly PlacedProblem[] {
  const { place, solutions = [] } = problem;
  const fixes = new Map<string, { readonly place: Place; readonly fix?: FixView }>();
  for (const { places, fix } of solutions) {
    for (const each of places) {
      const key = JSON.stringify(each);
      if (fixes.get(key)?.fix === undefined) fixes.set(key, { place: each, ...(fix === undefined ? {} : { fix }) });
    }
  }
  if (fixes.size === 0) return place === undefined ? [] : [{ ...problem, place }];
  return [...fixes.values()].map((own) => ({ ...problem, ...own }));
}
