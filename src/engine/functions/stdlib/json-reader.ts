/** JSON as Puppet values, by Ruby's rules: whole numbers of any size become Integer, others Float. */
import { argumentError } from '../../evaluator/errors.ts';
import { jsonMistake } from '../../ruby-like/json-syntax.ts';
import { PuppetHash, type Value } from '../../values/value.ts';

const TOKEN = /(?:[ \t\r\n]|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*("(?:[^"\\]|\\[\s\S])*"|[[\]{},:]|[^\s[\]{},:"/]+|$)/y;

/** Ruby lets a backslash stand before any character; before one without a meaning it means nothing. */
function unquote(token: string): string {
  return token.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, character) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    const named: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
    return named[String(character)] ?? String(character);
  });
}

class Reader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    TOKEN.lastIndex = 0;
  }

  next(): string {
    return TOKEN.exec(this.#text)?.[1] ?? '';
  }

  /** The text is known to be JSON: nothing is out of place. */
  value(token: string): Value {
    switch (token) {
      case 'null':
        return undefined;
      case 'true':
        return true;
      case 'false':
        return false;
      case '[':
        return this.#array();
      case '{':
        return this.#object();
      default:
        if (token.startsWith('"')) return unquote(token);
        return /^-?\d+$/.test(token) ? BigInt(token) : Number(token);
    }
  }

  #array(): Value {
    const items: Value[] = [];
    for (let token = this.next(); token !== ']' && token !== ''; token = this.next()) {
      if (token !== ',') items.push(this.value(token));
    }
    return items;
  }

  #object(): Value {
    const entries: (readonly [Value, Value])[] = [];
    for (let token = this.next(); token !== '}' && token !== ''; token = this.next()) {
      if (token === ',') continue;
      this.next();
      entries.push([unquote(token), this.value(this.next())]);
    }
    return PuppetHash.of(entries);
  }
}

/** Throws Ruby's error for a text that is no JSON. */
export function readJson(text: string): Value {
  const mistake = jsonMistake(text);
  if (mistake !== undefined) throw argumentError(mistake);
  const reader = new Reader(text);
  return reader.value(reader.next());
}
