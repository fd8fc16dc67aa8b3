import { expect, test } from 'vitest';
import { revealHidden, splitHidden } from './hidden-characters.ts';

test('characters that are invisible or change the direction of text are shown by their code', () => {
  expect(revealHidden('init\u202Epp.sh\u200b\u0007')).toBe('init⟨U+202E⟩pp.sh⟨U+200B⟩⟨U+0007⟩');
  expect(splitHidden('a\u202eb')).toEqual([
    { text: 'a' },
    { text: 'U+202E', name: 'Right-to-left override (U+202E)' },
    { text: 'b' },
  ]);
});

test.each(['', 'site.pp', 'größe', 'שלום', 'a\tb\nc', '👨‍👩‍👧', '❤️‍🔥'])('%j is shown as it is', (text) => {
  expect(revealHidden(text)).toBe(text);
  expect(splitHidden(text)).toEqual([{ text }]);
});
