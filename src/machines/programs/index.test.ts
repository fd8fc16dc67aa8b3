import { expect, test } from 'vitest';
import { programs, rows } from './index.ts';

test.each(rows)('%s has the programs that its row lists', async (load, names) => {
  expect(Object.keys((await load()).programs)).toEqual(names.split(' '));
});

test('no program is listed twice', () => {
  expect(programs.size).toBe(rows.flatMap(([, names]) => names.split(' ')).length);
});
