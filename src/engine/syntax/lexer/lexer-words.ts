import * as issues from '../../diagnostics/issues/syntax.ts';
import { isDigit, isHexDigit, isLowerOrUnderscore, isUpper, isWordBoundary, isWordChar } from './chars.ts';
import type { LexerState } from './lexer-state.ts';
import * as T from './token-kinds.ts';

const COLON = 0x3a;
const DASH = 0x2d;
const UNDERSCORE = 0x5f;

/**
 * Reads a bare word: segments of `[a-z_]`, word characters and inner dashes, joined by `::`. The lexer is at the word,
 * or at the `::` before it. The token is a name unless a segment contains a dash or begins with an underscore. Returns
 * false if there is no word.
 */
export function lexBareWord(lx: LexerState): boolean {
  const { text } = lx;
  const start = lx.pos;
  let end = start;
  let isName = true;
  for (;;) {
    let at = end;
    if (text.charCodeAt(at) === COLON) {
      if (text.charCodeAt(at + 1) !== COLON) break;
      at += 2;
    } else if (at > start) break;
    const first = text.charCodeAt(at);
    if (!isLowerOrUnderscore(first)) break;
    if (first === UNDERSCORE) isName = false;
    let last = at + 1;
    for (let next = last; ; next++) {
      const code = text.charCodeAt(next);
      if (isWordChar(code)) last = next + 1;
      else if (code !== DASH) break;
    }
    if (isName) {
      for (let next = at; next < last; next++) {
        if (text.charCodeAt(next) === DASH) {
          isName = false;
          break;
        }
      }
    }
    end = last;
  }
  if (end === start) return false;
  const value = text.slice(start, end);
  lx.pos = end;
  lx.matched(start, end);
  if (!isName) lx.push(T.WORD, start, end, value);
  else lx.push((end - start <= 8 ? T.KEYWORDS.get(value) : undefined) ?? T.NAME, start, end, value);
  return true;
}

/** Reads `Foo::Bar`. The lexer is at its first letter, or, if `prefix` is 2, at the `::` before it. */
export function lexClassReference(lx: LexerState, prefix: 0 | 2): void {
  const { text } = lx;
  const start = lx.pos;
  let end = start;
  for (;;) {
    let at = end;
    if (text.charCodeAt(at) === COLON && text.charCodeAt(at + 1) === COLON) at += 2;
    if (!isUpper(text.charCodeAt(at))) break;
    at++;
    while (isWordChar(text.charCodeAt(at))) at++;
    end = at;
  }
  if (text.charCodeAt(end) === COLON && text.charCodeAt(end + 1) === COLON) {
    // Puppet has already read the valid part of the name, so the error's location is after this part.
    const issue = prefix === 0 ? issues.illegalClassReference() : issues.illegalFullyQualifiedClassReference();
    lx.failToken(issue, end + prefix + 1, end + 2);
  }
  lx.pos = end;
  lx.matched(start, end);
  lx.push(T.CLASSREF, start, end, text.slice(start, end));
}

/** Returns the end of a match of `(::)?(\w+::)*\w+` at an offset. Returns `start` if nothing matches. */
export function endOfVariableName(text: string, start: number): number {
  let end = start;
  let at = start;
  if (text.charCodeAt(at) === COLON && text.charCodeAt(at + 1) === COLON) at += 2;
  while (isWordChar(text.charCodeAt(at))) {
    at++;
    while (isWordChar(text.charCodeAt(at))) at++;
    end = at;
    if (text.charCodeAt(at) !== COLON || text.charCodeAt(at + 1) !== COLON) break;
    at += 2;
  }
  return end;
}

export function lexVariable(lx: LexerState): void {
  const start = lx.pos;
  const end = endOfVariableName(lx.text, start + 1);
  if (end === start + 1) lx.matched(-1, -1);
  else lx.matched(start, end);
  lx.pos = end;
  lx.push(T.VARIABLE, start, end, lx.text.slice(start + 1, end));
}

export function lexNumber(lx: LexerState): void {
  const start = lx.pos;
  const end = endOfNumber(lx.text, start);
  if (end === -1) failOnNumber(lx);
  const value = lx.text.slice(start, end);
  assertNumeric(lx, value, start);
  lx.pos = end;
  lx.matched(start, end);
  lx.push(T.NUMBER, start, end, value);
}

function endOfNumber(text: string, start: number): number {
  if (text.charCodeAt(start) === 0x30 && (text.charCodeAt(start + 1) | 0x20) === 0x78) {
    let end = start + 2;
    while (isHexDigit(text.charCodeAt(end))) end++;
    if (end > start + 2 && isWordBoundary(text.charCodeAt(end))) return end;
  }
  let digits = start;
  while (isDigit(text.charCodeAt(digits))) digits++;
  let fraction = digits;
  if (text.charCodeAt(digits) === 0x2e && isDigit(text.charCodeAt(digits + 1))) {
    fraction = digits + 1;
    while (isDigit(text.charCodeAt(fraction))) fraction++;
  }
  const exponent = endOfExponent(text, fraction);
  if (isWordBoundary(text.charCodeAt(exponent))) return exponent;
  if (isWordBoundary(text.charCodeAt(fraction))) return fraction;
  return isWordBoundary(text.charCodeAt(digits)) ? digits : -1;
}

function endOfExponent(text: string, start: number): number {
  if ((text.charCodeAt(start) | 0x20) !== 0x65) return start;
  const first = text.charCodeAt(start + 1) === DASH ? start + 2 : start + 1;
  let end = first;
  while (isDigit(text.charCodeAt(end))) end++;
  return end > first ? end : start;
}

function failOnNumber(lx: LexerState): never {
  const { text } = lx;
  let start = lx.pos;
  let end = start;
  while (isWordChar(text.charCodeAt(end))) end++;
  if (start > 1 && text.charCodeAt(start - 1) === 0x2e) {
    let at = start - 2;
    while (at >= 0 && isDigit(text.charCodeAt(at))) at--;
    if (at + 1 < start - 1) start = at + 1;
  }
  const value = text.slice(start, end);
  assertNumeric(lx, value, start);
  return lx.failToken(issues.illegalNumber({ value }), start + 1, end);
}

function assertNumeric(lx: LexerState, value: string, at: number): void {
  const second = value.charCodeAt(1);
  if (value.charCodeAt(0) === 0x30 && value.length > 1 && second !== 0x2e) {
    if ((second | 0x20) === 0x78) {
      if (!/^0[xX][0-9A-Fa-f]+$/.test(value)) lx.failToken(issues.invalidHexNumber({ value }), at, at + value.length);
    } else if (!/^0[0-7]+$/.test(value)) lx.failToken(issues.invalidOctalNumber({ value }), at, at + value.length);
    return;
  }
  for (let index = 0; index < value.length; index++) {
    if (isDigit(value.charCodeAt(index))) continue;
    if (/^\d+[eE.]/.test(value)) {
      if (!/^\d+(?:\.\d+)?(?:[eE]-?\d+)?$/.test(value))
        lx.failToken(issues.invalidDecimalNumber({ value }), at, at + value.length);
    } else lx.failToken(issues.illegalNumber({ value }), at, at + value.length);
    return;
  }
}
