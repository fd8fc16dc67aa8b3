import { expect, it } from 'vitest';
import { indexedStems, queryWords, stemWord } from './words.ts';

it.each([
  ['plurals', ['files', 'classes', 'directories', 'aliases'], ['file', 'class', 'directory', 'alias']],
  ['other endings', ['looping', 'installed', 'running', 'restarting'], ['loop', 'install', 'run', 'restart']],
])('reduces %s to the word they come from', (_, words, roots) => {
  expect(words.map(stemWord)).toEqual(roots.map(stemWord));
});

it('keeps words whose endings are part of them', () => {
  const words = ['string', 'class', 'this', 'status', 'alias', 'sed', 'if', 'os'];
  expect(words.map(stemWord)).toEqual(words);
});

it('indexes names with underscores whole and by their parts, and signs as words', () => {
  expect(indexedStems('file_line ~> os.family')).toEqual(['file_line', 'file', 'line', '~>', 'os', 'family']);
});

it('omits words without meaning for the subject, unless there are no others', () => {
  expect(queryWords('How do I delete a file?')).toEqual(['delete', 'file', '?']);
  expect(queryWords('what is puppet')).toEqual(['what', 'is', 'puppet']);
});
