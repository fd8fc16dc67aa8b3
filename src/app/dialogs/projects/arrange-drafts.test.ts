import { expect, it } from 'vitest';
import { arrangeDrafts } from './arrange-drafts.ts';

const draft = (id: string, name: string) => ({ id, name, savedAt: 0, version: 1 });
const drafts = [
  draft('lesson/first-resources/declare', 'Declare a resource'),
  draft('1', 'Web servers'),
  draft('lesson/values/facts', 'Facts'),
  draft('2', 'Database server'),
];

it('lists own projects separately from drafts of lessons, in order', () => {
  const { own, ofLessons } = arrangeDrafts(drafts, '');
  expect(own.map(({ name }) => name)).toEqual(['Web servers', 'Database server']);
  expect(ofLessons.map(({ name }) => name)).toEqual(['Declare a resource', 'Facts']);
});

it.each([
  ['SERVER', ['Web servers', 'Database server']],
  ['server  web', ['Web servers']],
  ['resource', ['Declare a resource']],
  ['nothing', []],
])('finds names with all words of “%s”', (query, names) => {
  const { own, ofLessons } = arrangeDrafts(drafts, query);
  expect([...own, ...ofLessons].map(({ name }) => name)).toEqual(names);
});
