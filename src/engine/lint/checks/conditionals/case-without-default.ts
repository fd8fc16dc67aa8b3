import type { LintCheck } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const caseWithoutDefault: LintCheck = {
  name: 'case_without_default',
  documentation:
    'Add a `default` to every `case`, even if it does nothing or fails. It shows what happens for all other values.',
  wrong: "case $facts['kernel'] {\n  'Linux': { include ntp }\n}",
  right: "case $facts['kernel'] {\n  'Linux': { include ntp }\n  default: { fail('not supported') }\n}",
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    const ends = findEnds(tokens);
    for (const [start, end] of ends) {
      if (!hasDefault(start, end, ends)) yield { message: 'case statement without a default case', at: start };
    }
  },
};

/** Finds the closing brace of each `case`: the first one after which as many braces are open as before the `case`. */
function findEnds(tokens: readonly Token[]): ReadonlyMap<Token, Token> {
  /** The `case` tokens without an end yet, by the number of braces that were open before them. */
  const waiting = new Map<number, Token[]>();
  const ends = new Map<Token, Token>();
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'CASE') {
      ends.set(token, token);
      const others = waiting.get(depth);
      if (others === undefined) waiting.set(depth, [token]);
      else others.push(token);
    } else if (token.kind === 'LBRACE') depth += 1;
    else if (token.kind === 'RBRACE') {
      depth -= 1;
      for (const start of waiting.get(depth) ?? []) ends.set(start, token);
      waiting.delete(depth);
    }
  }
  for (const start of [...waiting.values()].flat()) ends.delete(start);
  return ends;
}

function hasDefault(start: Token, end: Token, ends: ReadonlyMap<Token, Token>): boolean {
  let depth = 0;
  for (let at = start.next; at !== undefined && at.index <= end.index; at = at.next) {
    const inner = ends.get(at);
    if (inner !== undefined) at = inner;
    else if (at.kind === 'LBRACE') depth += 1;
    else if (at.kind === 'RBRACE') depth -= 1;
    else if (at.kind === 'DEFAULT' && depth === 1) return true;
  }
  return false;
}
