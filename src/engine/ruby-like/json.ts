/**
 * Reads JSON like Ruby's parser (json 2.6 of Puppet 8). Whole numbers become Integers of any size, and other numbers
 * become Floats. If a key occurs twice, its last entry is used. Comments are allowed. Errors have the messages of Ruby's
 * parser, because users see them for data files and for heredocs tagged `json`.
 */
import { PuppetHash, type Value } from '../values/value.ts';

const MAX_NESTING = 100;

type LoadedJson =
  | { readonly kind: 'loaded'; readonly value: Value }
  /**
   * For an error in a hash, `message` quotes the source from the start of the innermost hash, as Ruby does. `offset` is
   * the actual location of the error.
   */
  | { readonly kind: 'broken'; readonly message: string; readonly offset: number };

/** Parses JSON. Returns its value, or the message of Ruby's parser about the first error. */
export function loadJson(text: string): LoadedJson {
  const reader = new JsonReader(text);
  try {
    return { kind: 'loaded', value: reader.document() };
  } catch (error) {
    if (error instanceof JsonMistake) return { kind: 'broken', message: error.message, offset: reader.farthest };
    throw error;
  }
}

class JsonMistake extends Error {}

/**
 * Creates the error for an unexpected token. `line` is a line number in the C source of Ruby's parser. Ruby prints it
 * in the message.
 */
function unexpected(line: number, rest: string): JsonMistake {
  return new JsonMistake(`${line}: unexpected token at '${rest}'`);
}

const NO_VALUE = Symbol('no value');

class JsonReader {
  readonly #text: string;
  #at = 0;
  farthest = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Value {
    this.#skip();
    const value = this.#value(1);
    if (value === NO_VALUE) throw unexpected(859, this.#rest());
    this.#skip();
    if (this.#at < this.#text.length) throw unexpected(859, this.#rest());
    return value;
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }

  #skip(): void {
    this.#take(/(?:[ \t\r\n]|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*/y);
  }

  /**
   * Reads a value. If no value begins at the current position, returns `NO_VALUE` and keeps the position. `depth` is
   * the nesting depth of the value if it is a collection.
   */
  #value(depth: number): Value | typeof NO_VALUE {
    const start = this.#at;
    switch (this.#text[start]) {
      case '"': {
        const token = this.#take(/"(?:[^"\\\u0000-\u001f]|\\u[0-9a-fA-F]{4}|\\[^u\u0000-\u001f])*"/y);
        return token === undefined ? NO_VALUE : unquote(token);
      }
      case '[':
        return this.#array(depth);
      case '{': {
        const entries = this.#object(depth);
        if (entries !== undefined) return PuppetHash.of(entries);
        this.#at = start;
        return NO_VALUE;
      }
      default:
        return this.#word();
    }
  }

  #word(): Value | typeof NO_VALUE {
    if (this.#text.startsWith('NaN', this.#at)) throw unexpected(225, this.#rest());
    if (this.#text.startsWith('Infinity', this.#at)) {
      throw unexpected(232, this.#text.slice(Math.max(this.#at - 1, 0)));
    }
    if (this.#text.startsWith('-Infinity', this.#at)) throw unexpected(249, this.#rest());
    const word = this.#take(/true|false|null/y);
    if (word !== undefined) return word === 'null' ? undefined : word === 'true';
    const float = this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+(?:[Ee][+-]?\d+)?|[Ee][+-]?\d+)(?![\dEe.-])/y);
    if (float !== undefined) return Number(float);
    const integer = this.#take(/-?(?:0|[1-9]\d*)(?!\d)/y);
    return integer === undefined ? NO_VALUE : BigInt(integer);
  }

  #array(depth: number): Value {
    checkNesting(depth);
    const items: Value[] = [];
    this.#at += 1;
    this.#skip();
    if (this.#take(/\]/y) !== undefined) return items;
    for (;;) {
      const item = this.#value(depth + 1);
      if (item === NO_VALUE) throw unexpected(451, this.#rest());
      items.push(item);
      this.#skip();
      if (this.#take(/\]/y) !== undefined) return items;
      if (this.#take(/,/y) === undefined) throw unexpected(451, this.#rest());
      this.#skip();
    }
  }

  /**
   * Reads the entries of a hash. Returns `undefined` if the hash is malformed, because Ruby reports this error at the
   * start of the hash.
   */
  #object(depth: number): readonly (readonly [Value, Value])[] | undefined {
    checkNesting(depth);
    const entries: (readonly [Value, Value])[] = [];
    this.#at += 1;
    this.#skip();
    if (this.#take(/\}/y) !== undefined) return entries;
    for (;;) {
      const key = this.#text[this.#at] === '"' ? this.#value(depth + 1) : NO_VALUE;
      if (key === NO_VALUE) return undefined;
      this.#skip();
      if (this.#take(/:/y) === undefined) return undefined;
      this.#skip();
      const item = this.#value(depth + 1);
      if (item === NO_VALUE) return undefined;
      entries.push([key, item]);
      this.#skip();
      if (this.#take(/\}/y) !== undefined) return entries;
      if (this.#take(/,/y) === undefined) return undefined;
      this.#skip();
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) return undefined;
    this.#at += match[0].length;
    this.farthest = Math.max(this.farthest, this.#at);
    return match[0];
  }
}

function checkNesting(depth: number): void {
  if (depth > MAX_NESTING) throw new JsonMistake(`nesting of ${depth} is too deep`);
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Replaces the escapes in a string. An unknown escape becomes the character after the backslash, as in Ruby. */
function unquote(token: string): string {
  return token.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, escaped?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return ESCAPES[escaped ?? ''] ?? escaped ?? '';
  });
}
