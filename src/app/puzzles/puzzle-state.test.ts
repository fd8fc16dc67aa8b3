import { expect, it } from 'vitest';
import { noProgress, withLesson, withSize } from '../../workspace/lessons/lesson-progress.ts';
import { puzzleStateText, summaryText } from './puzzle-state.ts';

const puzzle = { id: 'after-you', grade: 1, title: 'After you', summary: 'Two wait.', best: 1 };
const done = withLesson(noProgress, 'puzzles/after-you', 'done');

it('describes how far a puzzle is solved', () => {
  expect(
    [
      noProgress,
      withLesson(noProgress, 'puzzles/after-you', 'started'),
      done,
      withSize(done, 'puzzles/after-you', 4),
      withSize(done, 'puzzles/after-you', 1),
    ].map((progress) => puzzleStateText(puzzle, progress)),
  ).toEqual(['not started', 'started', 'solved', 'solved, size 4 (1 is known)', 'solved, size 1: the smallest known']);
});

it('counts solved puzzles, and those with the smallest known change', () => {
  expect(summaryText([puzzle], noProgress)).toContain('Find the fault');
  expect(summaryText([puzzle], withSize(done, 'puzzles/after-you', 2))).toBe(
    '1 of 1 puzzles solved, 0 of them with the smallest known change.',
  );
});
