import * as issues from '../../diagnostics/issues/syntax.ts';
import type { LexerState } from './lexer-state.ts';
import { endOfVariableName } from './lexer-words.ts';
import * as T from './token-kinds.ts';

const BACKSLASH = 0x5c;
const DOLLAR = 0x24;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BRACE = 0x7b;

const INTERPOLATION_LIMIT = 250;

type Terminator = 'end' | 'brace' | 'dollar';
interface Stretch {
  readonly text: string;
  readonly terminator: Terminator;
}
type ReadStretch = (lx: LexerState) => Stretch;
export type LexToken = (lx: LexerState) => number;

const DOUBLE_QUOTED_ESCAPES: ReadonlySet<string> = new Set([
  '\\',
  '$',
  "'",
  '"',
  'r',
  'n',
  't',
  's',
  'u',
  '\r\n',
  '\n',
]);

export function lexSingleQuoted(lx: LexerState): void {
  const { text } = lx;
  const start = lx.pos;
  const open = start + 1;
  let escaped = false;
  let at = pastSwallowed(text, open, isSingleQuote);
  if (at > open) escaped = true;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === SINGLE_QUOTE) break;
    if (code === BACKSLASH) {
      escaped = true;
      at++;
    }
    if (at >= text.length) {
      lx.fail(issues.unclosedQuote({ after: `"'"`, followedBy: followedByAt(lx, open) }), open);
    }
  }
  const raw = text.slice(open, at);
  lx.pos = at + 1;
  lx.matched(matchStart(text, open, at), at + 1);
  lx.push(T.STRING, start, at + 1, escaped ? raw.replace(/\\([\\'])/g, '$1') : raw);
}

function isSingleQuote(code: number): boolean {
  return code === SINGLE_QUOTE;
}

function isTerminator(code: number): boolean {
  return code === DOUBLE_QUOTE || code === DOLLAR;
}

/**
 * Returns the offset of the second terminator if the text at `start` begins with two (`"""`, `"${a}"$b`), and `start`
 * otherwise. Puppet's pattern requires a character before the terminator, so the first of two terminators is literal.
 */
function pastSwallowed(text: string, start: number, ends: (code: number) => boolean): number {
  if (!ends(text.charCodeAt(start))) return start;
  let at = start + 1;
  while (text.charCodeAt(at) === BACKSLASH && text.charCodeAt(at + 1) === BACKSLASH) at += 2;
  return ends(text.charCodeAt(at)) ? at : start;
}

function followedByAt(lx: LexerState, at: number): string {
  lx.pos = at;
  return lx.followedBy();
}

/**
 * Returns the offset where Ruby's match of a terminator begins. The match includes the backslashes before the
 * terminator and one character before these.
 */
function matchStart(text: string, from: number, terminator: number): number {
  let at = terminator;
  while (at > from && text.charCodeAt(at - 1) === BACKSLASH) at--;
  return at > from ? at - 1 : at;
}

/**
 * Lexes a double-quoted string. Adds one `STRING`, or, with interpolation, `DQPRE`, expressions separated by `DQMID`,
 * and `DQPOST`.
 */
export function lexDoubleQuoted(lx: LexerState, lexToken: LexToken): void {
  const start = lx.pos;
  lx.matched(start, start + 1);
  lx.pos = start + 1;
  lexSegments(lx, start, readDoubleQuoted, lexToken, true);
}

export function lexSegments(
  lx: LexerState,
  start: number,
  read: ReadStretch,
  lexToken: LexToken,
  quoted: boolean,
): void {
  let before = start;
  for (let first = true; ; first = false) {
    let { text, terminator } = read(lx);
    let after = lx.pos;
    for (;;) {
      if (terminator === 'end') {
        if (first && quoted) lx.push(T.STRING, before, after, text);
        else {
          lx.enqueue(first ? T.STRING : T.DQPOST, before, after, text);
          lx.settle();
        }
        return;
      }
      if (terminator === 'brace') {
        lx.enqueue(first ? T.DQPRE : T.DQMID, before, after, text);
        const braces = lx.braces;
        lx.braces++;
        lexInterpolation(lx, braces, lexToken);
        break;
      }
      const end = endOfVariableName(lx.text, after);
      if (end > after) {
        lx.enqueue(first ? T.DQPRE : T.DQMID, before, after - 1, text);
        lx.enqueue(T.VARIABLE, after - 1, end, lx.text.slice(after, end));
        lx.matched(after, end);
        lx.pos = end;
        break;
      }
      lx.matched(-1, -1);
      const next = read(lx);
      text = `${text}$${next.text}`;
      terminator = next.terminator;
      after = lx.pos;
    }
    before = lx.pos;
  }
}

/**
 * Lexes `${…}` up to its closing brace. A single word, or a word before `.` or `[`, is the name of a variable. Before
 * any other operator, the word stays a string (`"${x / 2}"`).
 */
function lexInterpolation(lx: LexerState, braces: number, lexToken: LexToken): void {
  const { tokens } = lx;
  const base = tokens.length;
  lx.interpolations++;
  if (++lx.nesting > INTERPOLATION_LIMIT) lx.fail(issues.nestingTooDeep({ limit: INTERPOLATION_LIMIT }));
  lx.skipBlanks();
  while (lx.pos < lx.text.length) {
    const kind = lexToken(lx);
    if (kind === T.END) lx.skipBlanks();
    else if (kind === T.RBRACE && lx.braces === braces) {
      tokens.truncate(tokens.length - 1);
      const count = tokens.length - base;
      if (count === 1) toVariable(lx, base);
      else if (count > 1) {
        const second = tokens.kinds[base + 1];
        if (second === T.DOT || second === T.LBRACK) toVariable(lx, base);
      }
      break;
    }
  }
  lx.interpolations--;
  lx.nesting--;
}

function toVariable(lx: LexerState, index: number): void {
  const kind = lx.tokens.kinds[index] ?? T.END;
  if (kind === T.NAME || kind === T.NUMBER || kind === T.WORD || T.isKeyword(kind)) lx.tokens.kinds[index] = T.VARIABLE;
}

function readDoubleQuoted(lx: LexerState): Stretch {
  const { text } = lx;
  const start = lx.pos;
  let escaped = false;
  let at = pastSwallowed(text, start, isTerminator);
  if (at > start) escaped = true;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === DOUBLE_QUOTE || code === DOLLAR) break;
    if (code === BACKSLASH) {
      escaped = true;
      at++;
    }
    if (at >= text.length) {
      const last = lx.matchedStart < 0 ? '' : text.slice(lx.matchedStart, lx.matchedEnd);
      lx.fail(issues.unclosedQuote({ after: last === "'" ? `"'"` : `'${last}'`, followedBy: lx.followedBy() }), start);
    }
  }
  const raw = text.slice(start, at);
  const terminator =
    text.charCodeAt(at) === DOUBLE_QUOTE ? 'end' : text.charCodeAt(at + 1) === BRACE ? 'brace' : 'dollar';
  lx.pos = at + (terminator === 'brace' ? 2 : 1);
  lx.matched(matchStart(text, start, at), lx.pos);
  return { text: escaped ? replaceEscapes(lx, raw, DOUBLE_QUOTED_ESCAPES, true) : raw, terminator };
}

/** Creates a function that reads text of a heredoc, with or without interpolation, and with the given escapes. */
export function unquotedReader(interpolate: boolean, escapes: ReadonlySet<string>): ReadStretch {
  const escapable = escapes.has('$');
  return (lx) => {
    const { text } = lx;
    const start = lx.pos;
    let at = interpolate ? start : text.length;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === DOLLAR) break;
      if (code === BACKSLASH && escapable) at++;
    }
    if (at > text.length) at = text.length;
    const raw = text.slice(start, at);
    const terminator = at === text.length ? 'end' : text.charCodeAt(at + 1) === BRACE ? 'brace' : 'dollar';
    lx.pos = at + (terminator === 'end' ? 0 : terminator === 'brace' ? 2 : 1);
    const processed = escapes.size > 0 && raw.includes('\\') ? replaceEscapes(lx, raw, escapes, false) : raw;
    return { text: processed, terminator };
  };
}

// Matches a Unicode escape. An even number of backslashes must come before its backslash. `(?<![^
// ])` is Ruby's `^`.
const UNICODE_ESCAPE = /((?:[^\\]|(?<![^\n]))(?:\\{2})*)\\u(?:([\da-fA-F]{4})|\{([\da-fA-F]{1,6})\})/g;

function replaceEscapes(lx: LexerState, raw: string, escapes: ReadonlySet<string>, warn: boolean): string {
  let text = raw;
  if (escapes.has('u') && text.includes('\\u')) {
    // Matches of neighboring escapes overlap, so Puppet repeats the replacement until nothing changes.
    for (let previous = ''; previous !== text;) {
      previous = text;
      text = text.replace(UNICODE_ESCAPE, (_match, before: string, four?: string, braced?: string) => {
        const code = Number.parseInt(four ?? braced ?? '', 16);
        if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) lx.fail(issues.illegalUnicodeEscape());
        return before + String.fromCodePoint(code);
      });
    }
  }
  return text.replace(/\\(\r?\n|[^\r\n])/gu, (_match, char: string) => {
    if (!escapes.has(char)) {
      if (warn) lx.warn(issues.unrecognizedEscape({ char }));
      return `\\${char}`;
    }
    switch (char) {
      case 'r':
        return '\r';
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 's':
        return ' ';
      case 'u':
        lx.warn(issues.illegalUnicodeEscape());
        return '\\u';
      case '\n':
      case '\r\n':
        return '';
      default:
        return char;
    }
  });
}
