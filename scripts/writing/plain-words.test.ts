import { expect, it } from 'vitest';
import { findWordFaults } from './plain-words.ts';

it('finds words to replace, but not in code, quotations and addresses', () => {
  expect(
    findWordFaults('The file stands in a ring, `stands` and “anew”, [here](#a/ring).\n\n```puppet\n# anew\n```'),
  ).toEqual([
    '“The file stands in a ring, 0 and 0, here.”: write is, appears',
    '“The file stands in a ring, 0 and 0, here.”: write cycle',
  ]);
});

it('finds openings of headings, paragraphs and sentences, but not of questions', () => {
  expect(
    findWordFaults(
      '# What it is\n\nThat is so. As an example, it runs. By default, it is off.\n\n- Of these, one.\n- What is it?',
    ),
  ).toEqual([
    '“That is so.”: begin with the noun or the verb',
    '“Of these, one.”: begin with the noun or the verb',
    '“What it is”: begin with the noun or the verb',
  ]);
});
