/** Keys of data: `ntp::servers`, `users.alice.uid`, `'a.b'.c` (`pops/lookup/lookup_key.rb`, `sub_lookup.rb`). */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyReceiver } from '../ruby-like/ruby-order.ts';
import { rubyClass } from '../types/ruby-class.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { lookupError } from './errors.ts';

/** A part of a dotted key: a name, or an index. */
export type Segment = string | bigint;

const SPECIAL = /['".]/;

/** The parts of a dotted key; `problem` is thrown where quotes and dots do not fit. */
export function splitKey(key: string, problem: Issue): readonly [Segment, ...Segment[]] {
  if (!SPECIAL.test(key)) return [key];
  const pieces = key.split(/(\s*"[^"]+"\s*|\s*'[^']+'\s*|[^'".]+)/);
  while (pieces.at(-1) === '') pieces.pop();
  if (pieces.shift() !== '' || pieces.length === 0) throw lookupError(problem);
  const parts = pieces.filter((piece) => piece !== '.');
  if (parts.length * 2 !== pieces.length + 1) throw lookupError(problem);
  const [first, ...rest] = parts.map(segmentOf);
  if (first === undefined) throw lookupError(problem);
  return [first, ...rest];
}

function segmentOf(text: string): Segment {
  const part = text.trim();
  if (part.startsWith('"') || part.startsWith("'")) return part.slice(1, -1);
  if (!/^:?[+-]?[0-9]+$/m.test(part) && part !== '') return part;
  // Puppet's pattern lets a colon stand before the digits, and Ruby then reads 0.
  return /^[+-]?[0-9]+$/.test(part) ? BigInt(part.replace('+', '')) : part.startsWith(':') ? 0n : part;
}

export class LookupKey {
  readonly text: string;
  /** The part before the first `::` of the root key. */
  readonly moduleName: string | undefined;
  readonly rootKey: string;
  readonly segments: readonly Segment[];

  /** @throws PuppetError when the text is no key */
  constructor(text: string) {
    const [root, ...segments] = splitKey(text, hieraIssues.syntaxInKey({ key: text }));
    if (typeof root !== 'string') throw noMethod('index', root);
    const end = root.indexOf('::');
    this.text = text;
    // A key that begins with `::` has its own first letters cut off by Ruby's range; it names no module.
    this.moduleName = end === -1 ? undefined : end === 0 ? root : root.slice(0, end);
    this.rootKey = root;
    this.segments = segments;
  }

  /** A structure in which the segments of this key lead to a value. */
  undig(value: Value): Value {
    return this.segments.reduceRight<Value>((inner, segment) => {
      if (typeof segment === 'string') return PuppetHash.of([[segment, inner]]);
      return [...Array.from({ length: Math.min(Number(segment), 1000) }, () => undefined), inner];
    }, value);
  }
}

/** What Ruby says where Puppet takes an Integer for a text or a hash. */
export function noMethod(method: string, value: Value): PuppetError {
  const message = `undefined method \`${method}' for ${rubyReceiver(value)}`;
  return rubyError(message);
}

/** One step into a value; `missing` where it has no such key or index. */
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
