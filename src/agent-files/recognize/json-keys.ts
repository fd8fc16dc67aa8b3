/** Scans the beginning of JSON for the keys of its outer objects, without parsing values. */
import { readJsonTokens } from '../json-tokens.ts';

export interface OuterKeys {
  /** Opening bracket of the document: an object, or an array, whose first element then has the keys. */
  readonly outer: 'object' | 'array';
  /** Keys of the object, or of the first element of the array. */
  readonly keys: ReadonlySet<string>;
  /** Keys one level below, by key of the outer object. */
  readonly inner: ReadonlyMap<string, ReadonlySet<string>>;
  /** String values of the outer object, up to 100 characters long. */
  readonly strings: ReadonlyMap<string, string>;
}

/** Characters that are scanned. The keys of a report or catalog may come after a long list. */
const SCANNED = 8 * 1024 * 1024;
const MAX_STRING = 100;

/** Returns undefined if the text does not begin with an object or an array. Also reads truncated JSON. */
export function scanOuterKeys(text: string): OuterKeys | undefined {
  const first = /^\s*[[{]/.exec(text)?.[0].at(-1);
  if (first === undefined) return undefined;
  const base = first === '[' ? 2 : 1;
  const keys = new Set<string>();
  const inner = new Map<string, Set<string>>();
  const strings = new Map<string, string>();
  let [depth, current, isValue] = [0, '', false];
  let last: string | undefined;
  for (const { kind, start, end } of readJsonTokens(text.slice(0, SCANNED))) {
    if (kind === '{' || kind === '[') depth += 1;
    else if (kind === '}' || kind === ']') {
      depth -= 1;
      if (depth < base) break;
    } else if (kind === 'string') {
      last = end - start > MAX_STRING ? undefined : text.slice(start + 1, end - 1);
      if (isValue && depth === base && last !== undefined) strings.set(current, last);
    } else if (kind === ':' && last !== undefined && depth === base) {
      current = last;
      keys.add(last);
    } else if (kind === ':' && last !== undefined && depth === base + 1) {
      const known = inner.get(current);
      if (known === undefined) inner.set(current, new Set([last]));
      else known.add(last);
    }
    if (kind !== 'line end') isValue = kind === ':';
  }
  return { outer: base === 2 ? 'array' : 'object', keys, inner, strings };
}
