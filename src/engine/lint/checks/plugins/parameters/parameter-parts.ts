import type { Token } from '../../../tokens/token.ts';

export function findTypeStart(parameter: Token): Token | undefined {
  let nesting = 0;
  for (let at = parameter.prevCode; at !== undefined; at = at.prevCode) {
    if (at.kind === 'LBRACK' || at.kind === 'LPAREN') nesting += 1;
    else if (at.kind === 'RBRACK' || at.kind === 'RPAREN') nesting -= 1;
    const isStart = (at.kind === 'LPAREN' && nesting > 0) || (at.kind === 'COMMA' && nesting === 0);
    if (isStart) return at.nextCode === parameter ? undefined : at.nextCode;
  }
  return undefined;
}

export function findDefaultValue(parameter: Token, tokens: readonly Token[]): readonly Token[] | undefined {
  let nesting = 0;
  let first: Token | undefined;
  for (let at = parameter.nextCode; at !== undefined; at = at.next) {
    if (at.kind === 'LPAREN' || at.kind === 'LBRACK') nesting += 1;
    else if (at.kind === 'RBRACK') nesting -= 1;
    else if (at.kind === 'EQUALS') first = at.nextCode;
    const isEnd = (at.kind === 'RPAREN' && nesting <= 0) || (at.kind === 'COMMA' && nesting <= 0);
    if (at.kind === 'RPAREN') nesting -= 1;
    if (!isEnd) continue;
    const value = tokens.slice(first?.index ?? 0, (at.prevCode?.index ?? -1) + 1);
    return first === undefined || value.length === 0 ? undefined : value;
  }
  return undefined;
}

export function hasCall(value: readonly Token[]): boolean {
  return value.some(({ kind }) => kind === 'DOT' || kind === 'LPAREN');
}
