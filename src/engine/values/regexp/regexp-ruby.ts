/**
 * Differences between Ruby's regular expressions and Oniguruma's default syntax, which the translator expects: the
 * meaning of shorthands, and sources that only Ruby rejects.
 */

import { readClassHyphens } from './class-hyphens.ts';

/**
 * Ruby's meaning of shorthands: `\d`, `\w` and `\s` match only ASCII, although `\b`, `[[:alpha:]]` and similar classes
 * match Unicode.
 */
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: '[a-zA-Z0-9_]',
  W: '[^a-zA-Z0-9_]',
  s: '[ \\t\\r\\n\\f\\v]',
  S: '[^ \\t\\r\\n\\f\\v]',
};

/** Matches one part of a source: an escape, a POSIX bracket, or a single character. */
const PIECE = /\\(?:[pP]\{[^}]*\}|.)|\[:\^?\w+:\]|[^\\]|\\$/gsu;

/**
 * Replaces shorthands with classes, so that Oniguruma matches them like Ruby. Escapes literal hyphens, which could
 * otherwise form a range with such a class.
 */
export function spellShorthands(source: string): string {
  if (!/\\[dDwWsS]/.test(source)) return source;
  const { literals } = readClassHyphens(source);
  return source.replaceAll(PIECE, (piece: string, offset: number) => {
    if (piece === '-' && literals.has(offset)) return '\\-';
    return (piece.length === 2 ? SHORTHANDS[piece.slice(1)] : undefined) ?? piece;
  });
}

const LARGEST_REPEAT = 100_000;

/** Returns Ruby's reason to reject a source that the translator accepts. Returns undefined if Ruby accepts it too. */
export function rubyRefusal(source: string): string | undefined {
  const outside = withoutClasses(source);
  for (const [, from = '', to = ''] of outside.matchAll(/\{(\d*)(?:,(\d*))?\}/g)) {
    if (Number(from) > LARGEST_REPEAT || Number(to) > LARGEST_REPEAT) return 'too big number for repeat range';
    if (from !== '' && to !== '' && Number(from) > Number(to)) return 'upper is smaller than lower in repeat range';
  }
  const { refusal } = readClassHyphens(source);
  if (refusal !== undefined) return refusal;
  return hasOpenLookbehind(outside) ? 'invalid pattern in look-behind' : undefined;
}

/** Replaces escapes and character classes in a source with plain letters. */
function withoutClasses(source: string): string {
  return source.replace(/\\[xupP]\{[^}]*\}|\\./gs, 'a').replace(/\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/g, 'a');
}

/** True if a lookbehind contains a repetition. Ruby rejects such a lookbehind, because its length varies. */
function hasOpenLookbehind(source: string): boolean {
  for (let at = source.search(/\(\?<[=!]/); at !== -1;) {
    let depth = 1;
    let end = at + 4;
    for (; end < source.length && depth > 0; end += 1) {
      if (source[end] === '(') depth += 1;
      else if (source[end] === ')') depth -= 1;
    }
    const inner = source.slice(at + 4, end - 1).replace(/\(\?(?:[:=!>]|<[=!]|[a-z-]+:)/g, '(');
    if (/[*+?]|\{\d*,\d*\}/.test(inner)) return true;
    const next = source.slice(end).search(/\(\?<[=!]/);
    at = next === -1 ? -1 : end + next;
  }
  return false;
}
