import type { Token, TokenKind } from '../../../tokens/token.ts';

/** Kinds of tokens that may follow a closing brace or bracket without a space. Includes line ends. */
export const FOLLOWS_CLOSING: ReadonlySet<TokenKind> = new Set([
  ...(['RBRACK', 'RPAREN', 'SEMIC', 'COMMA', 'COLON', 'DOT', 'NEWLINE', 'LBRACK'] as const),
  ...(['DQMID', 'DQPOST', 'HEREDOC_MID', 'HEREDOC_POST'] as const),
]);

export function isSingleSpace({ kind, value }: Token): boolean {
  return kind === 'WHITESPACE' && value === ' ';
}

export function isSpace({ kind }: Token): boolean {
  return kind === 'WHITESPACE' || kind === 'INDENT' || kind === 'NEWLINE';
}

export function beforeSpace({ prev }: Token): Token | undefined {
  let at = prev;
  while (at !== undefined && isSpace(at)) at = at.prev;
  return at;
}

export function afterSpace({ next }: Token): Token | undefined {
  let at = next;
  while (at !== undefined && isSpace(at)) at = at.next;
  return at;
}

export function hasLineEndBetween(from: Token, to: Token): boolean {
  for (let at = from.next; at !== undefined && at !== to; at = at.next) if (at.kind === 'NEWLINE') return true;
  return false;
}
