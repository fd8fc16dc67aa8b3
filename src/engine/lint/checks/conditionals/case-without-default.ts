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
    const ends = new Map<Token, Token>();
    for (const token of tokens) {
      const end = token.kind === 'CASE' ? endOfCase(token) : undefined;
      if (end !== undefined) ends.set(token, end);
    }
    for (const [start, end] of ends) {
      if (!hasDefault(start, end, ends)) yield { message: 'case statement without a default case', at: start };
    }
  },
};

function endOfCase(start: Token): Token | undefined {
  let depth = 0;
  for (let at = start.next; at !== undefined; at = at.next) {
    if (at.kind === 'LBRACE') depth += 1;
    else if (at.kind === 'RBRACE') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
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
