/** Reads JSON as Ruby does: whole numbers are Integer of any size, others Float; a later entry of a key wins. */
import { jsonMistake } from './json-syntax.ts';
import { PuppetHash, type Value } from '../values/value.ts';

/** Ruby's limit (`max_nesting`). */
const DEPTH = 100;

export type LoadedJson =
  { readonly kind: 'loaded'; readonly value: Value } | { readonly kind: 'broken'; readonly message: string };

export function loadJson(text: string): LoadedJson {
  const depth = nesting(text);
  if (depth > DEPTH) return { kind: 'broken', message: `nesting of ${DEPTH + 1} is too deep` };
  const message = jsonMistake(text);
  if (message !== undefined) return { kind: 'broken', message };
  return { kind: 'loaded', value: new JsonReader(text).value() };
}

/** How deep brackets nest; counted first, since checking and reading go down by recursion. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, (depth += 1));
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}

/** Reads a text that was checked before. */
class JsonReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    const pattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"/]+/g;
    this.#tokens = [...text.matchAll(pattern)].map(([token]) => token).filter((token) => !token.startsWith('/'));
  }

  #take(): string {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    return token;
  }

  /** Goes on after a separator; false at the closing bracket. */
  #more(close: string): boolean {
    if (this.#tokens[this.#at] === ',') this.#at += 1;
    if (this.#at < this.#tokens.length && this.#tokens[this.#at] !== close) return true;
    this.#at += 1;
    return false;
  }

  value(): Value {
    const token = this.#take();
    if (token === '[') {
      const items: Value[] = [];
      while (this.#more(']')) items.push(this.value());
      return items;
    }
    if (token === '{') {
      const entries: [Value, Value][] = [];
      while (this.#more('}')) {
        const key = readString(this.#take());
        this.#take();
        entries.push([key, this.value()]);
      }
      return PuppetHash.of(entries);
    }
    return scalar(token);
  }
}

function scalar(token: string): Value {
  if (token.startsWith('"')) return readString(token);
  if (token === 'true') return true;
  if (token === 'false') return false;
  if (token === 'null') return undefined;
  return /[.eE]/.test(token) ? Number(token) : BigInt(token);
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Ruby keeps the character of an escape that it does not know. */
function readString(token: string): string {
  return token.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, escaped?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return ESCAPES[escaped ?? ''] ?? escaped ?? '';
  });
}
