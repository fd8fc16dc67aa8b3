import { expect, it } from 'vitest';
import { readPuzzleText } from './puzzle-text.ts';

it('a text has a story, hints and an explanation', () => {
  expect(
    readPuzzleText('## Story\n\nIt stops.\n\n## Hint\n\nLook.\n\n## Hint\n\nRead.\n\n## Explanation\n\nSo.\n'),
  ).toEqual({ story: 'It stops.', hints: ['Look.', 'Read.'], explanation: 'So.' });
});

it.each([
  ['Text.\n\n## Story\n\nIt stops.', 'begins with'],
  ['## Hint\n\nLook.\n\n## Explanation\n\nSo.', 'first section'],
  ['## Story\n\nIt stops.\n\n## Explanation\n\nSo.', 'at least one'],
  ['## Story\n\nIt stops.\n\n## Hint\n\nLook.', 'last section'],
  ['## Story\n\n## Hint\n\nLook.\n\n## Explanation\n\nSo.', 'no text'],
])('reports what is missing in %j', (markdown, message) => {
  expect(() => readPuzzleText(markdown)).toThrow(message);
});
