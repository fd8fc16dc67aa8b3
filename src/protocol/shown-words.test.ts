import { expect, test } from 'vitest';
import { packShownWords, shownModifiers, shownTypes, shownWords } from './shown-words.ts';

test('shown words are restored with their places, types and modifiers; others are dropped', () => {
  const packed = packShownWords([
    { range: [0, 5], type: 'keyword' },
    { range: [6, 9], type: 'class', modifiers: ['declaration', 'readonly'] },
    { range: [20, 24], type: 'variable', modifiers: ['deprecated'] },
    { range: [30, 32], type: 'property' },
  ]);
  const words = [...shownWords(packed)].map(({ offset, length, type, modifiers }) => ({
    range: [offset, offset + length],
    type: shownTypes[type],
    modifiers: shownModifiers.filter((_, bit) => (modifiers & (1 << bit)) !== 0),
  }));
  expect(words).toEqual([
    { range: [6, 9], type: 'class', modifiers: ['declaration'] },
    { range: [20, 24], type: 'variable', modifiers: ['deprecated'] },
    { range: [30, 32], type: 'property', modifiers: [] },
  ]);
});

test('code without such words returns no numbers', () => {
  expect([...shownWords(packShownWords([{ range: [0, 5], type: 'keyword' }]))]).toEqual([]);
});
