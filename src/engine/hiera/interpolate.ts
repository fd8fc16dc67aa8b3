/** Interpolates `%{…}` in data and configurations (`pops/lookup/interpolation.rb`). */
import { allocateList } from '../budget/meter.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { lookupError } from './errors.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import type { Invocation } from './invocation.ts';
import { type Segment, splitKey, stepInto } from './lookup-key.ts';

export interface InterpolationHost {
  /**
   * Reads a variable in the scope of the invocation. For an unknown variable, the settings decide whether this is an
   * error, a warning or undef.
   */
  readVariable(name: string, invocation: Invocation): Value;
  variableExists(name: string, invocation: Invocation): boolean;
  /** Looks up a key as part of a lookup in progress. Returns an empty string if the key is missing. */
  lookupInside(key: string, invocation: Invocation): Value;
  count(text: string): void;
}

const EMPTY: ReadonlySet<string> = new Set(['', '::', '""', "''", '"::"', "'::'"]);

/** Interpolates all strings in a value. If `methods` is true, `%{lookup('…')}` and similar functions are allowed. */
export function interpolate(host: InterpolationHost, value: Value, invocation: Invocation, methods: boolean): Value {
  if (typeof value === 'string') {
    return value.includes('%{') ? interpolateString(host, value, invocation, methods) : value;
  }
  if (isArray(value)) {
    allocateList(value.length);
    return value.map((item) => interpolate(host, item, invocation, methods));
  }
  if (!isHash(value)) return value;
  return PuppetHash.of(
    [...value].map(
      ([key, item]) =>
        [interpolate(host, key, invocation, methods), interpolate(host, item, invocation, methods)] as const,
    ),
  );
}

function interpolateString(host: InterpolationHost, subject: string, invocation: Invocation, methods: boolean): Value {
  return invocation.within({ kind: 'interpolate', expression: subject }, () => {
    let result = '';
    let end = 0;
    for (const match of subject.matchAll(/%\{([^}]*)\}/g)) {
      const [whole, inner = ''] = match;
      result += subject.slice(end, match.index);
      end = match.index + whole.length;
      const expression = inner.trim();
      if (EMPTY.has(expression)) continue;
      const { method, key } = parseMethod(expression, methods);
      if (method === 'alias') {
        if (subject !== whole) throw lookupError(hieraIssues.aliasNotAlone());
        return host.lookupInside(key, invocation);
      }
      const value = call(host, method, key, invocation, subject);
      const name = method === 'scope' ? `scope:${key}` : key;
      result += rubyToString(invocation.check(name, () => interpolate(host, value, invocation, methods)));
      host.count(result);
    }
    return result + subject.slice(end);
  });
}

function parseMethod(expression: string, allowed: boolean): { readonly method: string; readonly key: string } {
  const match = /^(\w+)\((?:"([^"]+)"|'([^']+)')\)$/m.exec(expression);
  if (match === null) return { method: 'scope', key: expression };
  if (!allowed) throw lookupError(hieraIssues.methodNotAllowed());
  return { method: match[1] ?? '', key: match[2] ?? match[3] ?? '' };
}

function call(host: InterpolationHost, method: string, key: string, invocation: Invocation, subject: string): Value {
  switch (method) {
    case 'lookup':
    case 'hiera':
      return host.lookupInside(key, invocation);
    case 'scope':
      return lookupInScope(host, key, invocation, subject);
    case 'literal':
      return key;
    default:
      throw lookupError(hieraIssues.unknownMethod({ name: method }));
  }
}

/** Evaluates `%{facts.os.name}`: reads a variable, then follows the other segments into its value. */
export function lookupInScope(host: InterpolationHost, key: string, invocation: Invocation, subject: string): Value {
  const [root, ...segments] = splitKey(key, hieraIssues.syntaxInString({ text: subject }));
  if (typeof root !== 'string') {
    const message = `Scope variable name ${root} is a Integer, not a string`;
    throw rubyError(message, 'Puppet::ParseError');
  }
  let value = invocation.within({ kind: 'scope', name: 'Global Scope' }, () => rootVariable(host, root, invocation));
  if (value !== undefined && segments.length > 0) {
    const found = subLookup(key, invocation, segments, value);
    value = found === NOT_FOUND ? undefined : found;
  }
  const { interpolations } = invocation;
  const remembered = value === undefined || !key.startsWith('::');
  if (remembered && interpolations?.has(key) === false) interpolations.set(key, { rootKey: root, segments, value });
  return value;
}

function rootVariable(host: InterpolationHost, root: string, invocation: Invocation): Value {
  const { overrides, defaults } = invocation;
  if (overrides.has(root)) {
    const value = overrides.get(root);
    invocation.report({ kind: 'found_in_overrides', key: root, value });
    return value;
  }
  const hasDefault = defaults.has(root);
  const value = !hasDefault || host.variableExists(root, invocation) ? host.readVariable(root, invocation) : undefined;
  if (value !== undefined || host.variableExists(root, invocation)) return invocation.found(root, value);
  if (!hasDefault) return undefined;
  const fallback = defaults.get(root);
  invocation.report({ kind: 'found_in_defaults', key: root, value: fallback });
  return fallback;
}

/** Follows the segments of a key into a value. Returns `NOT_FOUND` if one of them does not exist. */
export function subLookup(key: string, invocation: Invocation, segments: readonly Segment[], value: Value): Found {
  if (segments.length === 0) return value;
  return invocation.within({ kind: 'sub_lookup', segments }, () => {
    let at: Value = value;
    for (const segment of segments) {
      const step = invocation.within({ kind: 'segment', segment }, () => {
        const taken = stepInto(at, segment, key);
        if (taken.kind === 'found') invocation.found(String(segment), taken.value);
        else invocation.notFound(String(segment));
        return taken;
      });
      if (step.kind === 'missing') return NOT_FOUND;
      at = step.value;
    }
    return at;
  });
}
