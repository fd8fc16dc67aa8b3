import { expect, it } from 'vitest';
import { joinEdits } from './small-edits.ts';

const files = { 'a.pp': 'one two three', 'b.pp': 'four' };
const edit = (path: string, text: string) => ({ path, text });

it('two changes of one token are joined, in one file and in two', () => {
  const first = edit('a.pp', '1 two three');
  const last = edit('a.pp', 'one two ');
  expect(joinEdits(files, first, last)).toEqual(edit('a.pp', '1 two '));
  expect(joinEdits(files, last, first)).toEqual(edit('a.pp', '1 two '));
  const inserted = edit('a.pp', 'one two  new three');
  expect(joinEdits(files, inserted, first)).toEqual(edit('a.pp', '1 two  new three'));
  expect(joinEdits(files, first, edit('b.pp', '4'))).toEqual({ ...first, more: { 'b.pp': '4' } });
});

it('two changes of the same place are not joined', () => {
  expect(joinEdits(files, edit('a.pp', '1 two three'), edit('a.pp', '2 two three'))).toBeUndefined();
});
