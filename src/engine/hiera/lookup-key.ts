/**
 * Lookup keys, such as `ntp::servers`, `users.alice.uid` and `'a.b'.c` (`pops/lookup/lookup_key.rb`, `sub_lookup.rb`).
 */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyReceiver } from '../ruby-like/ruby-order.ts';
import { rubyClass } from '../types/ruby-class.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { lookupError } from './errors.ts';

export type Segment = string | bigint;

const SPECIAL = /['".]/;

/** Splits a dotted key into segments. Throws `problem` if quotes or dots are invalid. */
export function splitKey(key: string, problem: Issue): readonly [Segment, ...Segment[]] {
  if (!SPECIAL.test(key)) return [key];
  const pieces = key.split(/(\s*"[^"]+"\s*|\s*'[^']+'\s*|[^'".]+)/);
  while (pieces.at(-1) === '') pieces.pop();
  if (pieces.shift() !== '' || pieces.length === 0) throw lookupError(problem);
  const parts = pieces.filter((piece) => piece !== '.');
  if (parts.length * 2 !== pieces.length + 1) throw lookupError(problem);
  const [first, ...rest] = parts.map(parseSegment);
  if (first === undefined) throw lookupError(problem);
  return [first, ...rest];
}

function parseSegment(text: string): Segment {
  const part = text.trim();
  if (part.startsWith('"') || part.startsWith("'")) return part.slice(1, -1);
  if (!/^:?[+-]?[0-9]+$/m.test(part) && part !== '') return part;
  // Puppet's pattern allows a colon before the digits. Ruby converts such a string to 0.
  return /^[+-]?[0-9]+$/.test(part) ? BigInt(part.replace('+', '')) : part.startsWith(':') ? 0n : part;
}

export class LookupKey {
  readonly text: string;
  /** Part of the root key before the first `::`. Undefined if there is no `::`. */
  readonly moduleName: string | undefined;
  readonly rootKey: string;
  readonly segments: readonly Segment[];

  /**
   * Parses a key.
   * @throws PuppetError if the string is not a valid key
   */
  constructor(text: string) {
    const [root, ...segments] = splitKey(text, hieraIssues.syntaxInKey({ key: text }));
    if (typeof root !== 'string') throw noMethod('index', root);
    const end = root.indexOf('::');
    this.text = text;
    // If a key begins with `::`, Ruby's range `[0..-1]` selects the whole root key. This is not the name of any module.
    this.moduleName = end === -1 ? undefined : end === 0 ? root : root.slice(0, end);
    this.rootKey = root;
    this.segments = segments;
  }

  /** Wraps a value in hashes and arrays, so that the segments of this key lead to it. */
  undig(value: Value): Value {
    return this.segments.reduceRight<Value>((inner, segment) => {
      if (typeof segment === 'string') return PuppetHash.of([[segment, inner]]);
      return [...Array.from({ length: Math.min(Number(segment), 1000) }, () => undefined), inner];
    }, value);
  }
}

/** Creates Ruby's NoMethodError. Puppet raises it where it uses an Integer like a string or a hash. */
export function noMethod(method: string, value: Value): PuppetError {
  const message = `undefined method \`${method}' for ${rubyReceiver(value)}`;
  return rubyError(message);
}

/** Returns the element of a collection at one key or index. Returns `missing` if there is none. */
export function stepInto(
  value: Value,
  segment: Segment,
  key: string,
): { readonly kind: 'found'; readonly value: Value } | { readonly kind: 'missing' } {
  if (value === undefined) return { kind: 'missing' };
  if (typeof segment === 'bigint' && isArray(value)) {
    return segment >= 0n && segment < BigInt(value.length)
      ? { kind: 'found', value: value[Number(segment)] }
      : { kind: 'missing' };
  }
  if (typeof value === 'bigint') throw noMethod('include?', value);
  if (!isHash(value)) {
    throw lookupError(hieraIssues.notAHash({ actual: rubyClass(value), segment: String(segment), key }));
  }
  return value.has(segment) ? { kind: 'found', value: value.get(segment) } : { kind: 'missing' };
}
