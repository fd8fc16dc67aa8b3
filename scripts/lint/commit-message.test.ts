import { expect, it } from 'vitest';
import { findMessageFaults } from './commit-message.mjs';

it.each([
  'Draw edges once\n\nThe second pass changed nothing.\n',
  'graph: draw edges into their own container\n',
  'Test the parser\n\n# Please enter the commit message\n# ------------------------ >8 ------------------------\ndiff\n',
  `Keep links\n\nhttps://example.com/${'a'.repeat(100)}\n`,
  "Merge branch 'main' into a-branch-with-a-name-that-is-longer-than-72-characters-in-all\n",
  'fixup! draws edges.\n',
])('accepts %j', (message) => {
  expect(findMessageFaults(message)).toEqual([]);
});

it.each([
  ['', 'The subject is empty.'],
  [`Draw ${'a'.repeat(68)}`, 'The subject has 73 characters; 72 is the limit.'],
  ['Draw edges once.', 'The subject ends with a full stop.'],
  ['draw edges once', 'The subject begins with a small letter: "draw".'],
  ['Draw edges\nonce', 'The second line is not empty.'],
  [
    `Draw edges\n\n${'word '.repeat(21)}`,
    'A line of the body has more than 100 characters: "word word word word word word word word …"',
  ],
])('refuses %j', (message, fault) => {
  expect(findMessageFaults(message)).toEqual([fault]);
});

it.each(['Added', 'Adds', 'Adding', 'Fixes', 'Fixed', 'Used', 'Uses', 'Stopped', 'Tries', 'Kept', 'Writes', 'Made'])(
  'refuses %s as the first word, because it is not imperative',
  (word) => {
    const fault = `The subject is not imperative: "${word}". Write "Fix", not "Fixed" or "Fixes".`;
    expect(findMessageFaults(`${word} a link`)).toEqual([fault]);
    expect(findMessageFaults(`graph: ${word} a link`)).toEqual([fault]);
  },
);
