/** Fixes for all problems of one kind. They are applied together. */
import type { FixView, Place, ProblemView } from '../../protocol/analysis.ts';
import { selectProblems } from '../problems.ts';
import { selectFixIsOld } from '../selectors.ts';
import type { AppState } from '../state.ts';

/** A problem whose fix only edits files, so that it can be combined with other fixes. */
export type FixableProblem = ProblemView & { readonly place: Place; readonly fix: FixView };

function isFixable(problem: ProblemView): problem is FixableProblem {
  const { fix, place } = problem;
  return place !== undefined && fix !== undefined && fix.edits.length > 0 && (fix.moves ?? []).length === 0;
}

const counts = new WeakMap<readonly ProblemView[], ReadonlyMap<string, number>>();

/** Counts the problems of a kind that can be fixed together. */
export function countKindFixes(problems: readonly ProblemView[], code: string): number {
  let known = counts.get(problems);
  if (known === undefined) {
    const counted = new Map<string, number>();
    for (const problem of problems)
      if (isFixable(problem)) counted.set(problem.code, (counted.get(problem.code) ?? 0) + 1);
    counts.set(problems, counted);
    known = counted;
  }
  return known.get(code) ?? 0;
}

/**
 * Returns the problems of a kind whose fixes can be applied together: they match the current code and do not overlap.
 * Sorted by place.
 */
export function listKindFixes(state: AppState, code: string): readonly FixableProblem[] {
  const current = selectProblems(state)
    .filter((problem) => problem.code === code)
    .filter(isFixable)
    .filter((problem) => !selectFixIsOld(state, problem))
    .toSorted((one, other) => comparePlaces(one.place, other.place));
  const taken: Place[] = [];
  return current.filter(({ fix: { edits } }) => {
    if (edits.some(({ place }) => taken.some((other) => overlaps(place, other)))) return false;
    taken.push(...edits.map(({ place }) => place));
    return true;
  });
}

function comparePlaces(one: Place, other: Place): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : findStart(one) - findStart(other);
}

/** Larger than any column, so that `line * LINE + column` sorts places by line and then by column. */
const LINE = 1_000_000;

function findStart({ line, column = 1 }: Place): number {
  return line * LINE + column;
}

function findEnd({ line, column = 1, endLine = line, endColumn = column }: Place): number {
  return endLine * LINE + endColumn;
}

function overlaps(one: Place, other: Place): boolean {
  return one.file === other.file && findStart(one) <= findEnd(other) && findStart(other) <= findEnd(one);
}
