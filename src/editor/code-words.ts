/** Highlights code outside of the editors, in the same colors as in the editors. */
import { createLineTokenizer, type LineTokenizer } from './languages/monarch.ts';
import { rulesOf } from './languages/rules.ts';
import { wordColors, type TokenName } from './word-colors.ts';

export interface CodeWord {
  readonly text: string;
  readonly color: TokenName;
  readonly style?: 'bold' | 'italic';
}

type WordColor = (typeof wordColors)[number];

const colorOf: ReadonlyMap<string, WordColor> = new Map(wordColors.map((entry) => [entry[0], entry]));

/**
 * Returns the color of a token by its name, or by the longest prefix of the name that has a color (`string` for
 * `string.quoted`).
 */
function longestColor(token: string): WordColor {
  const parts = token.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = colorOf.get(parts.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return ['', '--ink'];
}

const tokenizers = new Map<string, LineTokenizer>();

/** Splits code into the words of each line, with their colors. In an unknown language, each line is one word. */
export function codeWords(text: string, language: string): readonly (readonly CodeWord[])[] {
  const rules = rulesOf[language];
  const lines = text.split('\n');
  if (rules === undefined) return lines.map((line) => [{ text: line, color: '--ink' }]);
  const tokenizer = tokenizers.get(language) ?? createLineTokenizer(rules);
  tokenizers.set(language, tokenizer);
  let stack = tokenizer.start;
  return lines.map((line) => {
    const read = tokenizer.tokenize(line, stack);
    stack = read.stack;
    let start = 0;
    return read.tokens.map(({ end, token }): CodeWord => {
      const [, color, style] = longestColor(token);
      const word = line.slice(start, end);
      start = end;
      return { text: word, color, ...(style === undefined ? {} : { style }) };
    });
  });
}
