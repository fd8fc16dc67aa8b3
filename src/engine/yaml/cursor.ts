/**
 * A position in a YAML source and the characters at it. Breaks and blanks are defined as in libyaml (`yaml_private.h`).
 */

/** Lines and columns count from 0. Columns count characters, and `offset` counts UTF-16 code units. */
export interface Mark {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/**
 * A syntax error with libyaml's message. Its location is the start of the construct that was being read, as in Ruby's
 * report.
 */
export class YamlMistake extends Error {
  readonly offset: number;

  constructor(problem: string, context: string | undefined, mark: Mark, offset = mark.offset) {
    const what = context === undefined ? problem : `${problem} ${context}`;
    super(`${what} at line ${mark.line + 1} column ${mark.column + 1}`);
    this.offset = offset;
  }
}

export const START: Mark = { offset: 0, line: 0, column: 0 };

export function isBreak(character: string): boolean {
  return (
    character === '\n' ||
    character === '\r' ||
    character === '\u0085' ||
    character === '\u2028' ||
    character === '\u2029'
  );
}
export function isBlank(character: string): boolean {
  return character === ' ' || character === '\t';
}
export function isBreakOrEnd(character: string): boolean {
  return character === '' || isBreak(character);
}
export function isBlankOrEnd(character: string): boolean {
  return isBlank(character) || isBreakOrEnd(character);
}
export function isWord(character: string): boolean {
  return /^[0-9A-Za-z_-]$/.test(character);
}

const FORBIDDEN = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

export class Cursor {
  readonly text: string;
  offset = 0;
  line = 0;
  column = 0;

  constructor(text: string) {
    const forbidden = FORBIDDEN.exec(text);
    if (forbidden !== null) {
      throw new YamlMistake('control characters are not allowed', undefined, START, forbidden.index);
    }
    this.text = text;
  }

  get mark(): Mark {
    return { offset: this.offset, line: this.line, column: this.column };
  }

  at(ahead = 0): string {
    return this.text.charAt(this.offset + ahead);
  }
  get isEnd(): boolean {
    return this.offset >= this.text.length;
  }

  /** Consumes and returns one character. The character must not be a line break. */
  take(): string {
    const code = this.text.charCodeAt(this.offset);
    const size = code >= 0xd800 && code < 0xdc00 ? 2 : 1;
    const character = this.text.slice(this.offset, this.offset + size);
    this.offset += size;
    this.column += 1;
    return character;
  }
  skip(count = 1): void {
    this.offset += count;
    this.column += count;
  }

  /** Consumes a line break and returns its normalized form (`\n` for CR, LF and CR LF). */
  takeLine(): string {
    const character = this.at();
    this.offset += character === '\r' && this.at(1) === '\n' ? 2 : 1;
    this.line += 1;
    this.column = 0;
    return character === '\u2028' || character === '\u2029' ? character : '\n';
  }

  skipBlanks(): void {
    while (isBlank(this.at())) this.skip();
  }
  skipToBreak(): void {
    while (!isBreakOrEnd(this.at())) this.take();
  }

  /** True at a `---` or `...` that is at the start of a line and followed by white space or the end. */
  get isDocumentMarker(): boolean {
    if (this.column !== 0) return false;
    const word = this.text.slice(this.offset, this.offset + 3);
    return (word === '---' || word === '...') && isBlankOrEnd(this.at(3));
  }
}
