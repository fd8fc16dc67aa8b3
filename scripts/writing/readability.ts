/** Reading level of Markdown: the Flesch-Kincaid grade, with syllables counted by a heuristic for English. */

/** Maximum grade of a lesson. */
export const HIGHEST_GRADE = 9;

/** Maximum number of words in a step of a lesson, not counting code blocks. */
export const MOST_WORDS = 120;

const FENCED = /^\s*```[\s\S]*?^\s*```/gm;
const WORD = /[\p{L}\p{N}]/u;

/** Replacement for inline code: counts as a word without syllables. */
const CODE = '0';

/** Counts the words in Markdown, without code blocks and addresses of links. */
export function countWords(markdown: string): number {
  return withoutAddresses(markdown.replaceAll(FENCED, ''))
    .split(/\s+/)
    .filter((word) => WORD.test(word)).length;
}

/**
 * Computes the Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Inline code counts
 * as a word of its sentence, but not for syllables per word. Headings and code blocks are left out.
 */
export function computeGrade(markdown: string): number {
  const sentences = splitIntoSentences(markdown);
  const words = sentences.flatMap((sentence) => sentence.split(/[\s/–—]+/).filter((word) => WORD.test(word)));
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  if (spoken.length === 0) return 0;
  const syllables = spoken.map(countSyllables).reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / spoken.length) - 15.59;
}

/** Splits prose at full stops, question marks, colons before a block or list, and the ends of paragraphs, list items and table cells. */
export function splitIntoSentences(markdown: string): readonly string[] {
  return withoutAddresses(markdown.replaceAll(FENCED, '\n'))
    .replaceAll(/^#+ .*$/gm, '')
    .replaceAll(/`[^`]*`/g, CODE)
    .replaceAll(/[*_]/g, '')
    .split(/\n\s*\n|^\s*(?:[-+]|\d+\.)\s|\||(?<=[.!?][”")]?)\s+/gm)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Counts the groups of vowels in a word, without a silent e at the end or in -ed and -es. */
export function countSyllables(word: string): number {
  return word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '')
    .map(countSyllablesOfPart)
    .reduce((sum, count) => sum + count, 0);
}

/** Matches endings with a silent e: -ed but not -ted, -es but not -ses or -bles, -e but not -ble. */
const SILENT_END =
  /(?<=[aeiouy][^aeiouy]*)(?:(?<![td])ed|(?<!(?:[csxz]|[cs]h|g|[^aeiouy]l))es|(?<![aeiouy]|[^aeiouys]l)e)$/;
const SILENT_MIDDLE = /(?<=[aeiouy][^aeiouy]*)e(?=(?:ly|ment|ments|less|ful|ness|thing|body|where|ry)$)/;
/**
 * Matches adjacent vowels that are pronounced separately, as in `variable`, `reality` and `going`, and the syllable in
 * -sm.
 */
const APART =
  /i(?:a|um|o(?!n)|e(?=t|r|nt))|(?<![gq])u(?:a|ou|i(?=n|t))|(?<!p)eo|(?<=[aeiou])ing|(?<=cr)ea(?=t)|(?<=r)ea(?=li)|sm$/g;

function countSyllablesOfPart(word: string): number {
  const spoken = word
    .replace(SILENT_END, '')
    .replace(/^y(?=[aeiou])/, '')
    .replace(SILENT_MIDDLE, '');
  const groups = spoken.match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length + (spoken.match(APART) ?? []).length);
}

function withoutAddresses(markdown: string): string {
  return markdown.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[[\]]/g, '');
}
