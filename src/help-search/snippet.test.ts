import { expect, it } from 'vitest';
import { markText, buildSnippet } from './snippet.ts';
import { stemWord } from './words.ts';

const stems = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemWord));

const marked = ({ text, marks }: ReturnType<typeof markText>): readonly string[] =>
  marks.map(([start, end]) => text.slice(start, end));

it('marks words that share a stem with a match, and names that contain one', () => {
  const found = markText('Files and a file_line, not a profile', stems('file'));
  expect(marked(found)).toEqual(['Files', 'file_line']);
});

it('extracts the passage with most of the words, at word boundaries', () => {
  const filler = 'Nothing of interest is written in this sentence. '.repeat(10);
  const found = buildSnippet(`A file. ${filler}The mode of the file is here. ${filler}`, '', stems('file', 'mode'));
  expect(marked(found).slice(-2)).toEqual(['mode', 'file']);
  expect(found.text).toMatch(/^… .*The mode of the file is here\. .* …$/);
  expect(found.text.length).toBeLessThan(200);
});

it('shows the summary if only the title matches', () => {
  expect(buildSnippet('Long text', 'The summary.', stems('other'))).toEqual({ text: 'The summary.', marks: [] });
});

it('cuts a string without spaces', () => {
  expect(buildSnippet('x'.repeat(5000), '', new Set(['x'.repeat(5000)])).text.length).toBeLessThan(6000);
});
