import type { Finding, LintCheck } from '../../../check.ts';
import type { Token, TokenKind } from '../../../tokens/token.ts';
import { findHeredocIndent, moveHeredoc } from './heredoc-indent.ts';

const STEP = 2;
const OPENER: Partial<Record<TokenKind, TokenKind>> = { RBRACE: 'LBRACE', RBRACK: 'LBRACK', RPAREN: 'LPAREN' };
const OPENERS: ReadonlySet<TokenKind> = new Set(['LBRACE', 'LBRACK', 'LPAREN']);

export const strictIndent: LintCheck = {
  name: 'strict_indent',
  documentation:
    'Indent each line by two spaces for each open bracket, and once more for a value on the line after its arrow or `=`.',
  wrong: "class ntp {\n    file { '/etc/ntp.conf':\n    ensure => file,\n    }\n}",
  right: "class ntp {\n  file { '/etc/ntp.conf':\n    ensure => file,\n  }\n}",
  kind: 'warning',
  isDefault: false,
  plugin: 'strict_indent-check',
  fixTitle: 'Correct the indentation',
  *find({ tokens }) {
    const partners = findPartners(tokens);
    let state: IndentState = { depth: 0 };
    for (const lineEnd of tokens) {
      const first = lineEnd.next;
      if (lineEnd.kind !== 'NEWLINE' || first === undefined) continue;
      const { extra, ...after } = indentAfter(lineEnd, state, partners);
      state = after;
      // Stops where the plugin itself fails. Code with unbalanced brackets does not parse anyway.
      if (state.depth < 0) return;
      const expected = (state.depth + extra) * STEP;
      const actual = findIndent(first);
      if (actual === expected || first.kind === 'COMMENT' || first.kind === 'NEWLINE') continue;
      yield createFinding(first, expected, actual);
    }
  },
};

interface IndentState {
  /** Number of indentation steps: one for each open bracket, and one for attributes after a resource's title. */
  readonly depth: number;
  /** Line of the colon after a resource's title, while its attributes are indented. Otherwise absent. */
  readonly colonLine?: number;
}

/** Returns the state for the line after a line end, and the steps that apply to that line only. */
function indentAfter(
  lineEnd: Token,
  { depth, colonLine }: IndentState,
  partners: ReadonlyMap<Token, Token>,
): IndentState & { readonly extra: number } {
  const before = readLineBefore(lineEnd, partners);
  const colon = updateColon(lineEnd, before.opened, colonLine);
  let { extra } = before;
  if (colon.last?.kind === 'EQUALS' || colon.last?.kind === 'FARROW') extra += 1;
  let after = depth + before.opened + colon.change;
  let line = colon.line;
  const seen = new Set<number>();
  for (let at = lineEnd.next; at !== undefined && at.kind !== 'NEWLINE'; at = at.next) {
    const opener = partners.get(at);
    if (OPENER[at.kind] !== undefined) {
      if (opener !== undefined && opener.line < at.line && !seen.has(opener.line)) {
        after -= 1;
        seen.add(opener.line);
      }
      if (at.kind === 'RBRACE' && line !== undefined && opener !== undefined && opener.line < line) {
        after -= 1;
        line = undefined;
      }
    } else if (at.kind === 'SEMIC' && line !== undefined && isAloneOnLine(at)) extra -= 1;
  }
  return { depth: after, extra, ...(line === undefined ? {} : { colonLine: line }) };
}

/**
 * Counts the indentation steps that a line adds. `opened` counts the brackets that the line leaves open. Brackets that
 * are closed together on a later line count once. Each heredoc adds one step to the next line only (`extra`).
 */
function readLineBefore(
  lineEnd: Token,
  partners: ReadonlyMap<Token, Token>,
): { readonly opened: number; readonly extra: number } {
  let opened = 0;
  let extra = 0;
  const seen = new Set<number>();
  for (let at = lineEnd.prev; at !== undefined && at.kind !== 'NEWLINE'; at = at.prev) {
    if (at.kind === 'HEREDOC_OPEN') extra += 1;
    if (!OPENERS.has(at.kind)) continue;
    const closer = partners.get(at);
    if (closer !== undefined && (closer.line <= at.line || seen.has(closer.line))) continue;
    opened += 1;
    if (closer !== undefined) seen.add(closer.line);
  }
  return { opened, extra };
}

/**
 * Adds an indentation step for the attributes after a title on a line of its own. Removes the step at the semicolon.
 */
function updateColon(
  lineEnd: Token,
  opened: number,
  line: number | undefined,
): { readonly last: Token | undefined; readonly change: number; readonly line: number | undefined } {
  let last = lineEnd.prev;
  while (last?.kind === 'WHITESPACE' || last?.kind === 'COMMENT') last = last.prev;
  if (last?.kind === 'COLON' && opened === 0 && line === undefined) return { last, change: 1, line: last.line };
  if (last?.kind === 'SEMIC' && line !== undefined) return { last, change: -1, line: undefined };
  return { last, change: 0, line };
}

function isAloneOnLine({ prev, next }: Token): boolean {
  return (prev?.kind === 'INDENT' || prev?.kind === 'NEWLINE') && (next === undefined || next.kind === 'NEWLINE');
}

function findPartners(tokens: readonly Token[]): ReadonlyMap<Token, Token> {
  const open: Partial<Record<TokenKind, Token[]>> = { LBRACE: [], LBRACK: [], LPAREN: [] };
  const partners = new Map<Token, Token>();
  for (const token of tokens) {
    open[token.kind]?.push(token);
    const opener = OPENER[token.kind];
    const partner = opener === undefined ? undefined : open[opener]?.pop();
    if (partner !== undefined) partners.set(token, partner).set(partner, token);
  }
  return partners;
}

function findIndent(first: Token): number {
  if (first.kind === 'INDENT') return first.value.length;
  return first.kind === 'HEREDOC' || first.kind === 'HEREDOC_PRE' ? findHeredocIndent(first) : 0;
}

function createFinding(first: Token, expected: number, actual: number): Finding {
  const finding = { message: `indent should be ${expected} chars and is ${actual}`, at: first };
  const indent = ' '.repeat(expected);
  switch (first.kind) {
    case 'INDENT':
    case 'WHITESPACE':
      return { ...finding, fix: (editor) => editor.change(first, { value: indent }) };
    case 'HEREDOC':
    case 'HEREDOC_PRE': {
      const fix = moveHeredoc(first, expected - actual);
      return fix === undefined ? finding : { ...finding, fix };
    }
    default:
      return {
        ...finding,
        fix: (editor) => {
          editor.insertBefore(first, 'INDENT', indent);
        },
      };
  }
}
