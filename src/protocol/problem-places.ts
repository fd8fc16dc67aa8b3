/** The places of a problem: one, or one for each of several solutions. */
import type { FixView, Place, ProblemView } from './analysis.ts';

export type PlacedProblem = ProblemView & { readonly place: Place };

/**
 * Returns a problem once for each place that an editor underlines, with that place's fix. A problem without a place
 * gives an empty list.
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
