import { expect, it } from 'vitest';
import { computeGrade, countSyllables, countWords, splitIntoSentences } from './readability.ts';

it('counts words without fenced blocks and addresses', () => {
  expect(
    countWords(
      'Declare the [file](#reference/type/file) now:\n\n```puppet\nfile { "/x": }\n```\n\n- and `apply` => it',
    ),
  ).toBe(7);
});

it.each([
  [1, 'file, runs, changed, while, true, read'],
  [2, 'package, resource, notice, every, classes, create, table, wanted, going'],
  [3, 'attribute, catalog, dependent, realize'],
  [4, 'variables, autorequire, relationship, dependency'],
])('counts %i syllables in each of: %s', (count, words) => {
  expect(words.split(', ').filter((word) => countSyllables(word) !== count)).toEqual([]);
});

it('splits prose at the ends of sentences, paragraphs and list items', () => {
  expect(
    splitIntoSentences('## Title\n\nOne `a.b` is. Is this\ntwo? Then:\n\n```sh\nls. x\n```\n\n- **three**\n- four'),
  ).toEqual(['One 0 is.', 'Is this two?', 'Then:', 'three', 'four']);
});

it('grades long words in long sentences higher', () => {
  expect(computeGrade('Puppet reads the file. It makes the change.')).toBeLessThan(3);
  expect(
    computeGrade(
      'Configuration management establishes organizational consistency across heterogeneous infrastructure.',
    ),
  ).toBeGreaterThan(15);
  expect(computeGrade('```puppet\nfile { x: }\n```')).toBe(0);
});
