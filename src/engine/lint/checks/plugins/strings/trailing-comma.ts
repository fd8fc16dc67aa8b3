import type { Finding, LintCheck } from '../../../check.ts';
import type { Manifest } from '../../../manifest/manifest.ts';
import type { Token, TokenKind } from '../../../tokens/token.ts';

const BEFORE_HASH: ReadonlySet<TokenKind> = new Set(['EQUALS', 'ISEQUAL', 'FARROW', 'LPAREN']);
/** Tokens after which `Type {` does not begin resource defaults: it ends a collector or a match. */
const NO_DEFAULTS_AFTER: ReadonlySet<TokenKind> = new Set(['RSHIFT', 'MATCH', 'NOMATCH']);

export const trailingComma: LintCheck = {
  name: 'trailing_comma',
  documentation: 'End the last line of a list with a comma. Adding an element then changes only one line.',
  wrong: "file { '/etc/motd':\n  ensure => file\n}",
  right: "file { '/etc/motd':\n  ensure => file,\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'trailing_comma-check',
  fixTitle: 'Add the comma',
  *find(manifest) {
    for (const { end } of manifest.resources) yield* missingComma(end, 'COLON');
    yield* inArrays(manifest);
    yield* inHashes(manifest);
    yield* inDefaults(manifest);
  },
};

function* inArrays({ tokens }: Manifest): Iterable<Finding> {
  for (const token of tokens) {
    if (token.kind !== 'LBRACK' || token.prevCode?.kind === 'CLASSREF' || token.prevCode?.kind === 'TYPE') continue;
    const end = findNext(token, 'RBRACK') ?? lastAfter(token, tokens);
    if (end !== undefined) yield* missingComma(end, 'LBRACK');
  }
}

function* inHashes({ tokens }: Manifest): Iterable<Finding> {
  for (const token of tokens) {
    if (token.kind !== 'LBRACE' || token.prevCode === undefined || !BEFORE_HASH.has(token.prevCode.kind)) continue;
    const end = closingBrace(token) ?? lastAfter(token, tokens);
    if (end !== undefined) yield* missingComma(end, 'LBRACE');
  }
}

function* inDefaults({ tokens }: Manifest): Iterable<Finding> {
  for (const token of tokens) {
    if (token.kind !== 'CLASSREF' || token.nextCode?.kind !== 'LBRACE') continue;
    if (token.prevCode === undefined || NO_DEFAULTS_AFTER.has(token.prevCode.kind)) continue;
    const end = findNext(token, 'RBRACE') ?? lastAfter(token, tokens);
    if (end === undefined) continue;
    // `if $kernel == Linux { … }` looks like resource defaults without attributes. A comma would make it invalid.
    const hasAttributes = token.nextCode.nextCode?.nextCode?.kind === 'FARROW';
    for (const { message, at, fix } of missingComma(end, 'LBRACE')) {
      yield { message, at, ...(hasAttributes && fix !== undefined ? { fix } : {}) };
    }
  }
}

/**
 * Reports the last element before a closing brace or bracket if no comma follows it. `empty` is the kind of the opening
 * token. If this token comes directly before `end`, there is no element.
 */
function* missingComma(end: Token, empty: TokenKind): Iterable<Finding> {
  let last = end.prevCode;
  if (last?.kind === 'HEREDOC' || last?.kind === 'HEREDOC_POST') {
    while (last !== undefined && last.kind !== 'HEREDOC_OPEN') last = last.prevCode;
  }
  const after = last?.next;
  if (last === undefined || last.kind === empty || last.kind === 'COMMA') return;
  if (end.kind === 'SEMIC' || after?.kind !== 'NEWLINE') return;
  yield {
    message: 'missing trailing comma after last element',
    at: after,
    fix: (editor) => {
      editor.insertBefore(after, 'COMMA', ',');
    },
  };
}

function findNext({ next }: Token, kind: TokenKind): Token | undefined {
  let at = next;
  while (at !== undefined && at.kind !== kind) at = at.next;
  return at;
}

function closingBrace({ next }: Token): Token | undefined {
  let level = 0;
  for (let at = next; at !== undefined; at = at.next) {
    if (at.kind === 'LBRACE') level += 1;
    else if (at.kind === 'RBRACE') level -= 1;
    if (level < 0) return at;
  }
  return undefined;
}

function lastAfter(token: Token, tokens: readonly Token[]): Token | undefined {
  const last = tokens.at(-1);
  return last === token ? undefined : last;
}
