import type { Finding, LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { withoutLeadingColons } from './without-leading-colons.ts';

export const relativeClassnameInclusion: LintCheck = {
  name: 'relative_classname_inclusion',
  documentation: 'Since Puppet 4, class names are always absolute, so a leading `::` has no effect.',
  wrong: 'include ::ntp',
  right: 'include ntp',
  kind: 'warning',
  isDefault: false,
  plugin: 'absolute_classname-check',
  fixTitle: 'Remove the colons',
  *find({ tokens }) {
    for (const token of tokens) {
      const next = token.nextCode;
      if (next === undefined) continue;
      if (isInclude(token)) {
        if (next.kind !== 'FARROW') yield* namesOnLine(next);
      } else if (token.kind === 'CLASS' && next.kind === 'LBRACE') {
        for (let at: Token | undefined = next; at !== undefined && at.kind !== 'COLON'; at = at.next) {
          if (isAbsolute(at) && at.kind !== 'FUNCTION_NAME') yield finding(at);
        }
      } else if (token.kind === 'INHERITS' && next.kind === 'NAME' && isAbsolute(next)) yield finding(next);
    }
  },
};

function isInclude({ kind, value }: Token): boolean {
  if (kind !== 'NAME' && kind !== 'FUNCTION_NAME') return false;
  return value === 'include' || value === 'contain' || value === 'require';
}

/** Finds absolute names from a token to the end of its line, except in arguments of function calls. */
function* namesOnLine(first: Token): Iterable<Finding> {
  let calls = 0;
  for (let at: Token | undefined = first; at !== undefined && at.kind !== 'NEWLINE'; at = at.next) {
    if (at.kind !== 'NAME' && at.kind !== 'FUNCTION_NAME' && at.kind !== 'SSTRING') continue;
    if (at.nextCode?.kind === 'LPAREN') calls += 1;
    else if (calls > 0 && at.nextCode?.kind === 'RPAREN') calls -= 1;
    else if (calls === 0 && isAbsolute(at)) yield finding(at);
  }
}

function isAbsolute({ kind, value }: Token): boolean {
  return (kind === 'NAME' || kind === 'FUNCTION_NAME' || kind === 'SSTRING') && value.startsWith('::');
}

function finding(at: Token): Finding {
  return { message: 'class included by absolute name (::$class)', at, fix: withoutLeadingColons(at) };
}
