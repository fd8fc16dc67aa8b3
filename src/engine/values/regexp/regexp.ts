/**
 * Ruby's regular expressions in JavaScript, translated by `oniguruma-to-es`. A match that takes too many steps is an
 * error.
 */
import { isStackOverflow } from '../../diagnostics/javascript-errors.ts';
import { regexpRefused } from '../../diagnostics/issues/ruby.ts';
import { toRegExp } from 'oniguruma-to-es';
import { BoundedRegExp, mayBacktrack } from './bounded/bounded-regexp.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { rubyRefusal, spellShorthands } from './regexp-ruby.ts';
import { rubyReason } from './translator-errors.ts';
import type { RegexpValue } from '../value.ts';

interface Compiled {
  readonly search: RegExp;
  global: RegExp | undefined;
}

const cache = new Map<string, Compiled>();
const CACHE_LIMIT = 2000;

function compile(source: string): Compiled {
  const known = cache.get(source);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const compiled: Compiled = { search: translate(source, false), global: undefined };
  cache.set(source, compiled);
  return compiled;
}

/**
 * Matches sources in which each character matches itself, in Ruby and in JavaScript. They need no translator, whose
 * tables are slow to load.
 */
const PLAIN = /^[A-Za-z0-9_ \-/,:;@%#!~=<>"'&]*$/;

function translate(source: string, global: boolean): RegExp {
  if (PLAIN.test(source)) return new RegExp(source, global ? 'gu' : 'u');
  const refusal = rubyRefusal(source);
  if (refusal !== undefined) refuse(source, refusal);
  try {
    const translated = withoutEmptyClasses(toRegExp(spellShorthands(source), { global }));
    return mayBacktrack(source) ? BoundedRegExp.translated(translated, source) : translated;
  } catch (error) {
    // Ruby gives this message for patterns with more than 4096 levels of nesting.
    if (isStackOverflow(error)) return refuse(source, 'parse depth limit over');
    return refuse(source, rubyReason(source, error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Replaces `[^]`, by which the translator means any character. V8 in Node 20 does not match repetitions of it
 * (`/^[^]+$/v` matches nothing).
 */
function withoutEmptyClasses(regexp: RegExp): RegExp {
  if (regexp.constructor !== RegExp || !regexp.source.includes('[^]')) return regexp;
  const source = regexp.source.replaceAll(/\\.|\[\^\]/gs, (part) => (part === '[^]' ? '[\\s\\S]' : part));
  return new RegExp(source, regexp.flags);
}

function refuse(source: string, reason: string): never {
  throw new PuppetError(regexpRefused({ reason, source, options: '' }), undefined, 'RegexpError');
}

function toSource(regexp: RegexpValue | string): string {
  return typeof regexp === 'string' ? regexp : regexp.source;
}

/**
 * Compiles a Ruby regular expression to an equivalent JavaScript one, which is not global. Cached by source. Throws a
 * `PuppetError` with Ruby's message if Ruby rejects the source.
 */
export function compileRegexp(regexp: RegexpValue | string): RegExp {
  return compile(toSource(regexp)).search;
}

export function matchRegexp(regexp: RegexpValue | string, text: string): RegExpExecArray | null {
  return compile(toSource(regexp)).search.exec(text);
}

/**
 * Finds all matches from left to right. Like Ruby's `gsub` and `scan`, continues one character later after an empty
 * match.
 */
export function* matchAll(regexp: RegexpValue | string, text: string): Generator<RegExpExecArray> {
  const source = toSource(regexp);
  const compiled = compile(source);
  compiled.global ??= translate(source, true);
  const { global } = compiled;
  let from = 0;
  while (from <= text.length) {
    global.lastIndex = from;
    const match = global.exec(text);
    if (match === null) return;
    yield match;
    if (match[0] !== '') from = match.index + match[0].length;
    else from = match.index + ((text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
  }
}

/** Escapes a string so that it matches literally, like Ruby's `Regexp.escape`. */
export function escapeRegexp(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '\n': '\\n',
    '\t': '\\t',
    '\r': '\\r',
    '\f': '\\f',
    '\v': '\\v',
    ' ': '\\ ',
  };
  return text.replace(/[\n\t\r\f\v ]|[[\]{}()|\-*.\\?+^$#]/g, (character) => names[character] ?? `\\${character}`);
}
