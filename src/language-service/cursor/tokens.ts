/** Helpers that read literals, attribute names and receivers from tokens. */
import type { CallAt } from './place.ts';
import type { CursorToken } from './scan.ts';
import type { Structure } from './structure.ts';

export function statementCall(name: CursorToken, index: number, first: string | undefined): CallAt {
  return { name: name.text.replace(/^::/, ''), index, isMethod: false, start: name.start, first };
}

export function countTokens(own: readonly CursorToken[], text: string): number {
  return own.filter((token) => token.text === text).length;
}

/** Returns the names before arrows. */
export function givenIn(own: readonly CursorToken[]): readonly string[] {
  return own.flatMap((token, index) => {
    const next = own[index + 1]?.text;
    return next === '=>' || next === '+>' ? [plainText(token) ?? token.text] : [];
  });
}

/** Returns the text of a bare word, or of a string without escapes and variables. */
export function plainText(token: CursorToken | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (token.kind === 'name' || token.kind === 'type' || token.kind === 'number') return token.text.replace(/^::/, '');
  if (token.kind !== 'string') return undefined;
  const inner = token.text.slice(1, -1);
  return /[\\$]/.test(inner) && token.text.startsWith('"') ? undefined : inner;
}

/**
 * Returns the tokens of the value at the end of a token list, including tokens in its brackets: `$facts['os']`,
 * `foo(1).bar`.
 */
export function receiverBefore(own: readonly CursorToken[], structure: Structure): readonly CursorToken[] {
  let at = own.length;
  for (;;) {
    const last = own[at - 1];
    if (last === undefined) break;
    const closed = structure.closedBy(last);
    if (closed?.open !== undefined) {
      at = own.lastIndexOf(closed.open, at);
      const { kind } = closed.role;
      if (kind === 'access' || kind === 'type arguments' || kind === 'call' || kind === 'lambda') continue;
      if (kind === 'lambda parameters') continue;
      break;
    }
    at -= 1;
    if (own[at - 1]?.text !== '.') break;
    at -= 1;
  }
  return own.slice(Math.max(at, 0));
}
