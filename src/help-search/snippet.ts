/** Highlights matched words in a text, and extracts the passage with the most matches. */
import type { MarkedText } from '../protocol/help/help-search.ts';
import { stemWord, splitWords } from './words.ts';

const LENGTH = 160;
const BEFORE = 30;
/** Maximum number of characters in which a passage is searched. */
const MOST = 50_000;

type Mark = readonly [start: number, end: number];

function marksIn(text: string, stems: ReadonlySet<string>): readonly Mark[] {
  return splitWords(text)
    .filter(({ text: word }) => isMatch(word, stems))
    .map(({ text: word, start }) => [start, start + word.length] as const);
}

function isMatch(word: string, stems: ReadonlySet<string>): boolean {
  return stems.has(stemWord(word)) || (word.includes('_') && word.split('_').some((part) => stems.has(stemWord(part))));
}

export function markText(text: string, stems: ReadonlySet<string>): MarkedText {
  return { text, marks: marksIn(text, stems) };
}

/** Returns the passage with the most different matched words, or `fallback` if no word matches. */
export function buildSnippet(text: string, fallback: string, stems: ReadonlySet<string>): MarkedText {
  const searched = text.slice(0, MOST);
  const marks = marksIn(searched, stems);
  let [best, bestCount] = [0, 0];
  let end = 0;
  for (const [index, [start]] of marks.entries()) {
    while (end < marks.length && (marks[end]?.[1] ?? 0) <= start + LENGTH - BEFORE) end += 1;
    const found = new Set(marks.slice(index, end).map(([from, to]) => stemWord(searched.slice(from, to))));
    if (found.size > bestCount) [best, bestCount] = [start, found.size];
  }
  return bestCount === 0 ? cut(fallback, 0, stems) : cut(searched, best, stems);
}

/** Cuts out the part around an offset, between word boundaries. */
function cut(text: string, around: number, stems: ReadonlySet<string>): MarkedText {
  const from = around <= BEFORE ? 0 : text.indexOf(' ', around - BEFORE - 1) + 1;
  const to = text.length - from <= LENGTH ? text.length : Math.max(text.lastIndexOf(' ', from + LENGTH), around + 1);
  const passage = `${from === 0 ? '' : '… '}${text.slice(from, to)}${to === text.length ? '' : ' …'}`;
  return markText(passage, stems);
}
