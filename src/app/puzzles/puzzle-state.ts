import type { PuzzleSummary } from '../../puzzles/puzzle.ts';
import { lessonOfPuzzle } from '../../workspace/drafts/lesson-drafts.ts';
import type { LessonProgress } from '../../workspace/lessons/lesson-progress.ts';
import type { LessonState } from '../lessons/ProgressMark.tsx';

/** Description of each grade of puzzles, easiest first. */
export const gradeSummaries = [
  'One fault. The message or the result points to it.',
  'The run succeeds, but its result is wrong.',
  'The fault is in the way that classes, defined types and data work together.',
  'Dependencies that Puppet adds itself, and resources that conflict.',
  'Scope, stages, collectors, refreshes, and a provider in Ruby.',
] as const;

export function stateOfPuzzle({ id }: PuzzleSummary, { lessons }: LessonProgress): LessonState {
  return lessons[lessonOfPuzzle(id)] ?? 'new';
}

export function puzzleStateText(puzzle: PuzzleSummary, progress: LessonProgress): string {
  const state = stateOfPuzzle(puzzle, progress);
  if (state !== 'done') return state === 'new' ? 'not started' : 'started';
  const size = progress.sizes?.[lessonOfPuzzle(puzzle.id)];
  if (size === undefined) return 'solved';
  return size <= puzzle.best
    ? `solved, size ${size}: the smallest known`
    : `solved, size ${size} (${puzzle.best} is known)`;
}

export function summaryText(puzzles: readonly PuzzleSummary[], progress: LessonProgress): string {
  const solved = puzzles.filter((puzzle) => stateOfPuzzle(puzzle, progress) === 'done');
  if (solved.length === 0)
    return 'Small broken projects. Find the fault, and repair it with the smallest change that you can find. The result is checked, so any change that works is correct.';
  const smallest = solved.filter(({ id, best }) => (progress.sizes?.[lessonOfPuzzle(id)] ?? Infinity) <= best).length;
  return `${solved.length} of ${puzzles.length} puzzles solved, ${smallest} of them with the smallest known change.`;
}
