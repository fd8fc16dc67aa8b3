import { expect, it } from 'vitest';
import { grades } from './grades.ts';
import { dayText, puzzleNumberOfDay } from './puzzle-of-day.ts';

const count = grades.flat().length;

it('changes at midnight in UTC', () => {
  const before = new Date('2026-11-27T23:59:59Z');
  const after = new Date('2026-11-28T00:00:00Z');
  expect(puzzleNumberOfDay(new Date('2026-11-27T00:00:00Z'), count)).toBe(puzzleNumberOfDay(before, count));
  expect(puzzleNumberOfDay(after, count)).not.toBe(puzzleNumberOfDay(before, count));
  expect([dayText(before), dayText(after)]).toEqual(['2026-11-27', '2026-11-28']);
});

it('each puzzle has its day before the first one returns', () => {
  const days = Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  expect(new Set(days.map((day) => puzzleNumberOfDay(day, count))).size).toBe(count);
});
