/** Scans the beginning of JSON for the keys of its outer objects, without parsing values. */

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
const TOKEN = /"((?:[^"\\]|\\.)*)"(\s*:)?|[[\]{}]/g;
const MAX_STRING = 100;

/** Returns undefined if the text does not begin with an object or an array. Also reads truncated JSON. */
export function scanOuterKeys(text: string): OuterKeys | undefined {
  const first = /^\s*[[{]/.exec(text)?.[0].at(-1);
  if (first === undefined) return undefined;
  const base = first === '[' ? 2 : 1;
  const keys = new Set<string>();
  const inner = new Map<string, Set<string>>();
  const strings = new Map<string, string>();
  let depth = 0;
  let current = '';
  for (const [token, content, colon] of text.slice(0, SCANNED).matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') {
      depth -= 1;
      if (depth < base) break;
    } else if (content !== undefined && depth === base) {
      if (colon !== undefined) {
        current = content;
        keys.add(content);
      } else if (content.length <= MAX_STRING) strings.set(current, content);
    } else if (content !== undefined && colon !== undefined && depth === base + 1) {
      const known = inner.get(current);
      if (known === undefined) inner.set(current, new Set([content]));
      else known.add(content);
    }
  }
  return { outer: base === 2 ? 'array' : 'object', keys, inner, strings };
}
