import type { Finding } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { afterSpace, FOLLOWS_CLOSING } from './spaces.ts';

/**
 * Checks the white space after a closing brace or bracket: there must be none before punctuation, and some otherwise.
 */
export function* badSpaceAfter(closing: Token, name: string): Iterable<Finding> {
  const { next } = closing;
  if (next === undefined || FOLLOWS_CLOSING.has(next.kind)) return;
  if (next.kind === 'WHITESPACE') {
    const after = afterSpace(closing);
    if (after === undefined || !FOLLOWS_CLOSING.has(after.kind)) return;
  }
  yield {
    message: `there should be either a bracket, punctuation mark, closing quote or a newline after a closing ${name}, or whitespace and none of the aforementioned`,
    at: next,
    fix: (editor) => {
      let at: Token | undefined = next;
      while (at?.kind === 'WHITESPACE') {
        const following: Token | undefined = at.next;
        editor.remove(at);
        at = following;
      }
    },
  };
}
