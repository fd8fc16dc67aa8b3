import { expect, it } from 'vitest';
import { resultText, sizeText } from './size-text.ts';

it('compares a size with the smallest known one', () => {
  expect([1, 2, 3].map((size) => sizeText(size, 2))).toEqual([
    'Your change has size 1: smaller than the smallest known one, which has size 2.',
    'Your change has size 2: no smaller one is known.',
    'Your change has size 3. The smallest known one has size 2.',
  ]);
});

it('the shared result has the size, the hints and the link, and no word of the solution', () => {
  const solved = { title: 'After you', size: 3, best: 1, hints: 0, link: 'https://x.example/#puzzle/after-you' };
  expect(resultText({ ...solved, day: undefined })).toBe(
    'Bunraku puzzle “After you”\nSolved with a change of size 3, smallest known 1, and no hints.\nhttps://x.example/#puzzle/after-you',
  );
  expect(resultText({ ...solved, size: 1, hints: 2, day: '2026-11-27' })).toBe(
    'Bunraku puzzle of the day, 2026-11-27: “After you”\nSolved with a change of size 1, the smallest known, and 2 hints.\nhttps://x.example/#puzzle/after-you',
  );
});
