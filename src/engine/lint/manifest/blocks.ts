import type { Token, TokenKind } from '../tokens/token.ts';

const CLOSERS: Partial<Record<TokenKind, TokenKind>> = { LBRACE: 'RBRACE', LBRACK: 'RBRACK', LPAREN: 'RPAREN' };

/**
 * Finds the next token for which `isWanted` is true. Skips the contents of brackets.
 * @returns undefined if there is no such token, or if a bracket before it is not closed
 */
export function nextOutsideBlocks(token: Token, isWanted: (token: Token) => boolean): Token | undefined {
  const open: TokenKind[] = [];
  for (let at = token.next; at !== undefined; at = at.next) {
    const closer = open.at(-1);
    if (closer === undefined && isWanted(at)) return at;
    const opened = CLOSERS[at.kind];
    if (closer === at.kind) open.pop();
    else if (opened !== undefined) open.push(opened);
  }
  return undefined;
}
