/**
 * Whether a text is JSON, in the words of Ruby's parser (json 2.6, as Puppet 8 uses it): its messages are what people see for
 * a heredoc tagged `json`.
 */

/** Reads one text; `at` moves over what was understood. */
class JsonScanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Ruby's message for the first mistake, or `undefined`. */
  check(): string | undefined {
    try {
      this.skip();
      const start = this.at;
      if (!this.value()) return unexpected(859, this.text.slice(start));
      this.skip();
      return this.at < this.text.length ? unexpected(859, this.text.slice(this.at)) : undefined;
    } catch (error) {
      if (error instanceof JsonMistake) return error.message;
      throw error;
    }
  }

  /** Spaces and comments. */
  skip(): void {
    const match = this.#match(/(?:[ \t\r\n]|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*/y);
    this.at += match.length;
  }

  /** Reads a value; false when none begins here, with `at` where it was. */
  value(): boolean {
    const start = this.at;
    switch (this.text[start]) {
      case '"':
        return this.#take(/"(?:[^"\\\u0000-\u001f]|\\u[0-9a-fA-F]{4}|\\[^u\u0000-\u001f])*"/y);
      case '[':
        this.#array();
        return true;
      case '{':
        if (this.#object()) return true;
        this.at = start;
        return false;
      default:
        return (
          this.#word() ||
          this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+(?:[Ee][+-]?\d+)?|[Ee][+-]?\d+)(?![\dEe.-])/y) ||
          this.#integer()
        );
    }
  }

  #integer(): boolean {
    return this.#take(/-?(?:0|[1-9]\d*)(?!\d)/y);
  }

  #word(): boolean {
    if (this.text.startsWith('NaN', this.at)) throw new JsonMistake(unexpected(225, this.text.slice(this.at)));
    if (this.text.startsWith('Infinity', this.at)) {
      throw new JsonMistake(unexpected(232, this.text.slice(Math.max(this.at - 1, 0))));
    }
    if (this.text.startsWith('-Infinity', this.at)) throw new JsonMistake(unexpected(249, this.text.slice(this.at)));
    return this.#take(/true|false|null/y);
  }

  #array(): void {
    this.at += 1;
    this.skip();
    if (this.#take(/\]/y)) return;
    for (;;) {
      if (!this.value()) throw new JsonMistake(unexpected(451, this.text.slice(this.at)));
      this.skip();
      if (this.#take(/\]/y)) return;
      if (!this.#take(/,/y)) throw new JsonMistake(unexpected(451, this.text.slice(this.at)));
      this.skip();
    }
  }

  #object(): boolean {
    this.at += 1;
    this.skip();
    if (this.#take(/\}/y)) return true;
    for (;;) {
      if (this.text[this.at] !== '"' || !this.value()) return false;
      this.skip();
      if (!this.#take(/:/y)) return false;
      this.skip();
      if (!this.value()) return false;
      this.skip();
      if (this.#take(/\}/y)) return true;
      if (!this.#take(/,/y)) return false;
      this.skip();
    }
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return false;
    this.at += match[0].length;
    return true;
  }
}

class JsonMistake extends Error {}

/** The number is a line of Ruby's C source, and stands in its message. */
function unexpected(line: number, rest: string): string {
  return `${line}: unexpected token at '${rest}'`;
}

/** Ruby's message about a text that is no JSON; `undefined` for one that is. */
export function jsonMistake(text: string): string | undefined {
  return new JsonScanner(text).check();
}
