/** Scans the start of a JSON text for the keys of its outer objects, without parsing values. */
import { readJsonTokens } from '../json-tokens.ts';

export interface OuterKeys {
  /** Kind of the document. For an array, the keys are those of its first element. */
  readonly outer: 'object' | 'array';
  /** Keys of the object, or of the first element of the array. */
  readonly keys: ReadonlySet<string>;
  /** Keys of nested objects, by the key of the outer object. */
  readonly inner: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values of the outer object that are strings of at most 100 characters, by key. */
  readonly strings: ReadonlyMap<string, string>;
}

/** Maximum number of characters to scan. A long list may precede the keys of a report or catalog. */
const SCANNED = 8 * 1024 * 1024;
const MAX_STRING = 100;

/** Scans JSON, which may be truncated. Returns undefined if the text does not begin with an object or an array. */
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
