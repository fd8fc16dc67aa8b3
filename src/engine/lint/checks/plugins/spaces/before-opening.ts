import type { TokenFix } from '../../../check.ts';
import type { Token, TokenKind } from '../../../tokens/token.ts';
import { beforeSpace } from './spaces.ts';

/**
 * Creates a fix that leaves one space before an opening brace or bracket, or none if the token before it has a kind in
 * `noneAfter`.
 */
export function withOneSpaceBefore(opening: Token, noneAfter: readonly TokenKind[]): TokenFix {
  return (editor) => {
    const before = beforeSpace(opening);
    if (before === undefined) return;
    for (let at = opening.prev; at !== undefined && at !== before; at = opening.prev) editor.remove(at);
    if (!noneAfter.includes(before.kind)) editor.insertBefore(opening, 'WHITESPACE', ' ');
  };
}
