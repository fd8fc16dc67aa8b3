/** Fuzzy search for names by some of their letters: `psit` finds `profile/site.pp`. */

interface FuzzyMatch {
  /** Quality of the match, higher is better. Does not depend on the length of the name. */
  readonly score: number;
  readonly offsets: readonly number[];
}

/** Scores of a matched letter: directly after the previous match, at the start of a word, in the file name. */
const NEXT = 6;
const WORD = 8;
const IN_NAME = 2;
/**
 * Score for a word of the query that occurs without interruption. It is higher than the usual score of separate
 * letters.
 */
const WHOLE = 60;
const BEGINNING = 30;

/**
 * Matches a query against a name. Returns `undefined` if it does not match. Words of the query, separated by spaces,
 * may occur in any order.
 *
 * @param nameStart start of the most relevant part of the text: in a path, the file name
 */
export function fuzzyMatch(query: string, text: string, nameStart = 0): FuzzyMatch | undefined {
  const lower = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  // The lower case of some letters has a different length, so there are no correct offsets to highlight.
  if (lower.length !== text.length)
    return words.every((word) => lower.includes(word)) ? { score: 0, offsets: [] } : undefined;
  let score = 0;
  const offsets = new Set<number>();
  for (const word of words) {
    const found =
      wholeWord(word, lower, nameStart) ?? matchLetters(word, lower, nameStart) ?? matchLetters(word, lower, 0);
    if (found === undefined) return undefined;
    score += found.score;
    for (const offset of found.offsets) offsets.add(offset);
  }
  return { score, offsets: [...offsets].toSorted((a, b) => a - b) };
}

function wholeWord(word: string, text: string, nameStart: number): FuzzyMatch | undefined {
  const inName = text.indexOf(word, nameStart);
  const at = inName === -1 ? text.lastIndexOf(word) : inName;
  if (at === -1) return undefined;
  const isWholeName = at === nameStart && at + word.length === text.length;
  const score =
    WHOLE +
    (at >= nameStart ? BEGINNING : 0) +
    (at === nameStart ? BEGINNING : 0) +
    (isWholeName ? BEGINNING : 0) +
    (isWordStart(text, at) ? WORD : 0) +
    word.length;
  return { score, offsets: Array.from(word, (_, index) => at + index) };
}

/**
 * Finds the letters of a word in order, from an offset on. Prefers a letter at the start of a word, if the following
 * letters still match after it.
 */
function matchLetters(word: string, text: string, from: number): FuzzyMatch | undefined {
  const offsets: number[] = [];
  let score = 0;
  let at = from;
  for (const [index, letter] of [...word].entries()) {
    const next = text.indexOf(letter, at);
    if (next === -1) return undefined;
    const start = next === at && index > 0 ? next : wordStartFrom(text, letter, next);
    const chosen = start !== -1 && holdsLetters(text, word.slice(index + 1), start + 1) ? start : next;
    score +=
      (chosen === at && index > 0 ? NEXT : 0) + (isWordStart(text, chosen) ? WORD : 0) + (from > 0 ? IN_NAME : 0);
    offsets.push(chosen);
    at = chosen + 1;
  }
  return { score, offsets };
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[^a-z0-9]/.test(text.charAt(at - 1));
}

function wordStartFrom(text: string, letter: string, from: number): number {
  let at = from;
  while (at !== -1 && !isWordStart(text, at)) at = text.indexOf(letter, at + 1);
  return at;
}

function holdsLetters(text: string, letters: string, from: number): boolean {
  let at = from;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
