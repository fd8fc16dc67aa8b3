import type { Finding } from '../../../check.ts';
import { nextOutsideBlocks } from '../../../manifest/blocks.ts';
import type { Token } from '../../../tokens/token.ts';
import { isSingleSpace } from './spaces.ts';

export function nameAfter(word: Token): Token | undefined {
  return nextOutsideBlocks(word, ({ kind }) => kind === 'NAME' || kind === 'FUNCTION_NAME');
}

/** Reports everything except a single space between a keyword and the name after it. */
export function* notOneSpaceBeforeName(word: Token, message: string): Iterable<Finding> {
  const name = nameAfter(word);
  const { next } = word;
  if (name === undefined || next === undefined) return;
  if (name.index === word.index + 2 && isSingleSpace(next)) return;
  yield {
    message,
    at: next,
    fix: (editor) => {
      if (next.kind === 'WHITESPACE') editor.change(next, { value: ' ' });
    },
  };
}
