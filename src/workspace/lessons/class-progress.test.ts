import { expect, it } from 'vitest';
import { classCsv, readClass } from './class-progress.ts';
import { progressInPack, progressText, withLesson, noProgress } from './lesson-progress.ts';

const ada = withLesson(withLesson(noProgress, 'pack-shop/files', 'done'), 'values/facts', 'done');
const grace = withLesson(withLesson(noProgress, 'pack-shop/files', 'started'), 'pack-shop/users', 'done');

it('files of learners become a table, and other files are named', () => {
  const table = readClass([
    { name: 'grace.json', text: progressText(progressInPack(grace, 'pack-shop')) },
    { name: 'x.json', text: progressText(progressInPack(ada, 'pack-shop'), '=Ada') },
    { name: 'notes.txt', text: 'Hello' },
    { name: 'large.json', text: ' '.repeat(300_000) },
  ]);
  expect(table).toEqual({
    lessons: ['pack-shop/files', 'pack-shop/users'],
    rows: [
      { name: '=Ada', done: 1, states: ['done', 'new'] },
      { name: 'grace', done: 1, states: ['started', 'done'] },
    ],
    unread: ['notes.txt', 'large.json'],
  });
  expect(classCsv(table, (id) => id.slice(id.indexOf('/') + 1))).toBe(
    `"Learner","Done","files","users"\r\n"'=Ada","1","done","new"\r\n"grace","1","started","done"\r\n`,
  );
});

it('the last lesson of the course is never one of a pack', () => {
  expect(withLesson(ada, 'pack-shop/users', 'started').last).toBe('values/facts');
  expect(withLesson(noProgress, 'pack-shop/users', 'started').last).toBeUndefined();
});
