import { expect, it } from 'vitest';
import { draftOfLesson, forkedDraft, lessonOfDraft } from '../drafts/lesson-drafts.ts';
import { mergeProgress, noProgress, progressText, readProgress, withLesson, withSize } from './lesson-progress.ts';

it('never turns a finished lesson into a started one', () => {
  const done = withLesson(noProgress, 'first/one', 'done');
  expect(withLesson(done, 'first/one', 'started')).toBe(done);
  expect(withLesson(withLesson(done, 'first/two', 'started'), 'first/one', 'started')).toEqual({
    lessons: { 'first/one': 'done', 'first/two': 'started' },
    last: 'first/one',
  });
});

it('merges to the further state of each lesson, and the last lesson of the first', () => {
  const mine = { lessons: { 'a/one': 'started', 'a/two': 'done' }, last: 'a/two' } as const;
  const other = { lessons: { 'a/one': 'done', 'a/two': 'started', 'b/one': 'started' }, last: 'b/one' } as const;
  expect(mergeProgress(mine, other)).toEqual({
    lessons: { 'a/one': 'done', 'a/two': 'done', 'b/one': 'started' },
    last: 'a/two',
  });
});

it('is read back as written, and other data is refused', () => {
  const progress = { lessons: { 'a/one': 'done' }, last: 'a/one' } as const;
  expect(readProgress(progressText(progress))).toEqual(progress);
  expect(readProgress('{')).toBeUndefined();
  expect(readProgress('{"lessons":{}}')).toBeUndefined();
  expect(
    readProgress('{"format":"bunraku-lessons","lessons":{"../x":"done","a/b":"yes","a/c":"done"},"last":7}'),
  ).toEqual({ lessons: { 'a/c': 'done' } });
});

it.each([
  ['a longer file than any progress', `{"format":"bunraku-lessons","lessons":{}}${' '.repeat(200_000)}`],
  ['a list', '["bunraku-lessons"]'],
  ['null', 'null'],
  ['another shape of lessons', '{"format":"bunraku-lessons","lessons":"all"}'],
])('reads no progress from %s', (_, text) => {
  expect(readProgress(text)).toBeUndefined();
});

it('only reads lesson ids, up to the limit', () => {
  const hostile = '{"format":"bunraku-lessons","lessons":{"__proto__":"done","constructor/x":"done"}}';
  expect(Object.keys(readProgress(hostile)?.lessons ?? {})).toEqual(['constructor/x']);
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`a/${at}`, 'done']));
  const read = readProgress(JSON.stringify({ format: 'bunraku-lessons', lessons: many }));
  expect(Object.keys(read?.lessons ?? {})).toHaveLength(1000);
});

it('finds the lesson of a draft, also of a copy', () => {
  expect(lessonOfDraft(draftOfLesson('cycles/read'))).toBe('cycles/read');
  expect(lessonOfDraft(forkedDraft(draftOfLesson('cycles/read')))).toBe('cycles/read');
  expect(lessonOfDraft(forkedDraft('0b5f'))).toBeUndefined();
  expect(lessonOfDraft('lesson/../..')).toBeUndefined();
});

it('a puzzle is never the last lesson, and keeps the smallest of its sizes', () => {
  const lesson = withLesson(noProgress, 'first/one', 'started');
  const solved = withSize(withLesson(lesson, 'puzzles/after-you', 'done'), 'puzzles/after-you', 3);
  expect(solved).toEqual({
    lessons: { 'first/one': 'started', 'puzzles/after-you': 'done' },
    last: 'first/one',
    sizes: { 'puzzles/after-you': 3 },
  });
  expect(withSize(solved, 'puzzles/after-you', 4)).toBe(solved);
  const other = withSize(withSize(noProgress, 'puzzles/after-you', 1), 'puzzles/files-first', 5);
  expect(mergeProgress(solved, other).sizes).toEqual({ 'puzzles/after-you': 1, 'puzzles/files-first': 5 });
  expect(readProgress(progressText(solved))).toEqual(solved);
  const damaged = {
    ...solved,
    sizes: { 'puzzles/after-you': -1, 'puzzles/files-first': 1.5, '../x': 1, 'puzzles/a': 2 },
  };
  expect(readProgress(progressText(damaged))?.sizes).toEqual({ 'puzzles/a': 2 });
});
