/** Checks the wording of the reference, the explanations and the examples. */
import { expect, it } from 'vitest';
import { findWordFaults } from '../../scripts/writing/plain-words.ts';
import { referenceIndex, referencePage } from './index.ts';

it('pages of the reference use plain words', () => {
  const wrong = referenceIndex()
    .filter(({ of }) => of === undefined)
    .flatMap(({ address }) => {
      const page = referencePage(address)?.page;
      const sections = page?.sections ?? [];
      const texts = [
        page?.title,
        page?.text,
        ...sections.flatMap(({ title, text, items = [] }) => [title, text, ...items.map((item) => item.text)]),
      ];
      return texts.flatMap((text = '') => findWordFaults(text).map((each) => `${address}: ${each}`));
    });
  expect(wrong.join('\n')).toBe('');
});

it('explanations use plain words', () => {
  const texts = import.meta.glob<string>('./explanations/*.md', { query: '?raw', import: 'default', eager: true });
  const wrong = Object.entries(texts).flatMap(([path, text]) => findWordFaults(text).map((each) => `${path}: ${each}`));
  expect(wrong.join('\n')).toBe('');
});

it('examples use plain words', () => {
  const examples = import.meta.glob<{ readonly title: string; readonly summary: string; readonly watch: string }>(
    '../examples/*/example.json',
    { eager: true, import: 'default' },
  );
  const wrong = Object.entries(examples).flatMap(([path, { title, summary, watch }]) =>
    [title, summary, watch].flatMap((text) => findWordFaults(text)).map((each) => `${path}: ${each}`),
  );
  expect(wrong.join('\n')).toBe('');
});
