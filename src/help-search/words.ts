/** Splits text into words and reduces them to stems, for the index, queries and highlighted results. */

export interface Word {
  readonly text: string;
  readonly start: number;
}

/** Matches a name (`file_line` is one word, `os.family` two) or operator characters (`->`, `<<|`). */
const WORD = /[\p{L}\p{N}_]+|[-+*/%<>=!~|$&@?]+/gu;

export function splitWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, start: index }));
}

/** Splits a string into words for the index. A name with underscores also yields its parts. */
export function indexedStems(text: string): string[] {
  return splitWords(text).flatMap(({ text: word }) => {
    const parts = word.split('_').filter((part) => part !== '');
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

const VOWEL = /[aeiouy]/;

/** Removes English endings, so that `files`, `looping` and `installed` find `file`, `loop` and `install`. */
export function stemWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !/^[a-z]+$/.test(lower)) return lower;
  const one = singular(lower);
  const root = /^(.+?)(?:ing|ed)$/.exec(one)?.[1];
  const bare =
    root === undefined || root.length < 3 || !VOWEL.test(root) ? one : root.replace(/([^aeiouylsz])\1$/, '$1');
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}

function singular(word: string): string {
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sa]s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Words that say nothing about the subject of a question. Keywords of Puppet (`if`, `for`, `in`, `not`, `with`) are not
 * in the list.
 */
const FILLERS = new Set(
  'a an the to of on my i me we you is are be do does can could should would how what where when which why want need write use using please puppet'.split(
    ' ',
  ),
);

/** Returns the words of a query to search for. Leaves out fillers, unless the query consists only of fillers. */
export function queryWords(query: string): readonly string[] {
  const all = splitWords(query.toLowerCase()).map(({ text }) => text);
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length === 0 ? all : telling;
}
