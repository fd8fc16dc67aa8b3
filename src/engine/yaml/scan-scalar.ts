/**
 * Scans plain, quoted and block scalars of YAML (`yaml_parser_scan_plain_scalar` and similar functions in libyaml's
 * `scanner.c`).
 */
import { type Cursor, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, type Mark, YamlMistake } from './cursor.ts';

/** White space and line breaks between words. Line folding replaces them with a space or newlines. */
class Gap {
  blanks = '';
  #first = '';
  #more = '';
  hasBreak = false;

  read(cursor: Cursor, check?: () => void): void {
    while (isBlank(cursor.at()) || isBreak(cursor.at())) {
      if (isBlank(cursor.at())) {
        if (this.hasBreak) check?.();
        if (this.hasBreak) cursor.skip();
        else this.blanks += cursor.take();
      } else if (this.hasBreak) this.#more += cursor.takeLine();
      else {
        this.blanks = '';
        this.#first = cursor.takeLine();
        this.hasBreak = true;
      }
    }
  }

  fold(): string {
    const { blanks } = this;
    let text = blanks;
    if (this.hasBreak) {
      if (this.#first === '\n') text = this.#more === '' ? ' ' : this.#more;
      else text = this.#first + this.#more;
    }
    this.blanks = '';
    this.#first = '';
    this.#more = '';
    this.hasBreak = false;
    return text;
  }

  hideBreak(): void {
    this.hasBreak = true;
  }
}

/** Scans a plain scalar. `endsLine` is true if a line break follows it. */
export function scanPlain(
  cursor: Cursor,
  indent: number,
  inFlow: boolean,
): { readonly text: string; readonly endsLine: boolean } {
  const start = cursor.mark;
  const gap = new Gap();
  let text = '';
  while (!cursor.isDocumentMarker && cursor.at() !== '#') {
    while (!isBlankOrEnd(cursor.at())) {
      const character = cursor.at();
      const next = cursor.at(1);
      if (inFlow && character === ':' && /^[,?[\]{}]$/.test(next)) {
        throw new YamlMistake("found unexpected ':'", 'while scanning a plain scalar', start, cursor.offset);
      }
      if (character === ':' && isBlankOrEnd(next)) break;
      if (inFlow && /^[,[\]{}]$/.test(character)) break;
      text += gap.fold() + cursor.take();
    }
    if (!isBlank(cursor.at()) && !isBreak(cursor.at())) break;
    gap.read(cursor, () => {
      if (cursor.column >= indent + 1 || cursor.at() !== '\t') return;
      const problem = 'found a tab character that violates indentation';
      throw new YamlMistake(problem, 'while scanning a plain scalar', start, cursor.offset);
    });
    if (!inFlow && cursor.column < indent + 1) break;
  }
  return { text, endsLine: gap.hasBreak };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};
const CODE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

export function scanQuoted(cursor: Cursor, quote: "'" | '"'): string {
  const start = cursor.mark;
  const fail = (problem: string): never => {
    throw new YamlMistake(problem, 'while scanning a quoted scalar', start, cursor.offset);
  };
  cursor.skip();
  let text = '';
  for (;;) {
    if (cursor.isDocumentMarker) fail('found unexpected document indicator');
    if (cursor.isEnd) fail('found unexpected end of stream');
    const gap = new Gap();
    while (!isBlankOrEnd(cursor.at())) {
      const character = cursor.at();
      if (quote === "'" && character === "'" && cursor.at(1) === "'") {
        text += "'";
        cursor.skip(2);
      } else if (character === quote) break;
      else if (quote === '"' && character === '\\' && isBreak(cursor.at(1))) {
        cursor.skip();
        cursor.takeLine();
        gap.hideBreak();
        break;
      } else if (quote === '"' && character === '\\') text += scanEscape(cursor, start);
      else text += cursor.take();
    }
    if (cursor.at() === quote) break;
    gap.read(cursor);
    text += gap.fold();
  }
  cursor.skip();
  return text;
}

function scanEscape(cursor: Cursor, start: Mark): string {
  const fail = (problem: string): never => {
    throw new YamlMistake(problem, 'while parsing a quoted scalar', start, cursor.offset);
  };
  const name = cursor.at(1);
  const plain = ESCAPES[name];
  const length = CODE_LENGTHS[name];
  if (plain !== undefined) {
    cursor.skip(2);
    return plain;
  }
  if (length === undefined) return fail('found unknown escape character');
  cursor.skip(2);
  const digits = cursor.text.slice(cursor.offset, cursor.offset + length);
  if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits)) fail('did not find expected hexdecimal number');
  const code = Number.parseInt(digits, 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) fail('found invalid Unicode character escape code');
  cursor.skip(length);
  return String.fromCodePoint(code);
}

/**
 * Scans a block scalar (`|` or `>`) with its indicators for indentation and chomping. `parentIndent` is the indentation
 * of the enclosing collection.
 */
export function scanBlock(cursor: Cursor, isLiteral: boolean, parentIndent: number): string {
  const start = cursor.mark;
  cursor.skip();
  const { chomping, increment } = scanHeader(cursor, start);
  const lines = new BlockLines(cursor, start, parentIndent);
  if (increment > 0) lines.indent = Math.max(parentIndent, 0) + increment;
  let text = '';
  let leadingBreak = '';
  let leadingBlank = false;
  let breaks = lines.readBreaks();
  while (cursor.column === lines.indent && !cursor.isEnd) {
    const startsBlank = isBlank(cursor.at());
    if (!isLiteral && leadingBreak.startsWith('\n') && !leadingBlank && !startsBlank) {
      if (breaks === '') text += ' ';
    } else text += leadingBreak;
    text += breaks;
    leadingBlank = startsBlank;
    const from = cursor.offset;
    cursor.skipToBreak();
    text += cursor.text.slice(from, cursor.offset);
    leadingBreak = cursor.isEnd ? '' : cursor.takeLine();
    breaks = lines.readBreaks();
  }
  if (chomping !== 'strip') text += leadingBreak;
  return chomping === 'keep' ? text + breaks : text;
}

function scanHeader(
  cursor: Cursor,
  start: Mark,
): { readonly chomping: 'clip' | 'strip' | 'keep'; readonly increment: number } {
  const fail = (problem: string): never => {
    throw new YamlMistake(problem, 'while scanning a block scalar', start, cursor.offset);
  };
  let chomping: 'clip' | 'strip' | 'keep' | undefined;
  let increment = 0;
  for (;;) {
    const character = cursor.at();
    if ((character === '+' || character === '-') && chomping === undefined) {
      chomping = character === '+' ? 'keep' : 'strip';
    } else if (/^[0-9]$/.test(character) && increment === 0) {
      if (character === '0') fail('found an indentation indicator equal to 0');
      increment = Number(character);
    } else break;
    cursor.skip();
  }
  cursor.skipBlanks();
  if (cursor.at() === '#') cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.at())) fail('did not find expected comment or line break');
  if (isBreak(cursor.at())) cursor.takeLine();
  return { chomping: chomping ?? 'clip', increment };
}

class BlockLines {
  readonly #cursor: Cursor;
  readonly #start: Mark;
  readonly #parentIndent: number;
  /** Indentation of the block. It is 0 until the first line that is not blank sets it. */
  indent = 0;

  constructor(cursor: Cursor, start: Mark, parentIndent: number) {
    this.#cursor = cursor;
    this.#start = start;
    this.#parentIndent = parentIndent;
  }

  readBreaks(): string {
    const cursor = this.#cursor;
    let widest = 0;
    let breaks = '';
    const isBefore = (): boolean => this.indent === 0 || cursor.column < this.indent;
    for (;;) {
      while (isBefore() && cursor.at() === ' ') cursor.skip();
      widest = Math.max(widest, cursor.column);
      if (isBefore() && cursor.at() === '\t') {
        const problem = 'found a tab character where an indentation space is expected';
        throw new YamlMistake(problem, 'while scanning a block scalar', this.#start, cursor.offset);
      }
      if (!isBreak(cursor.at())) break;
      breaks += cursor.takeLine();
    }
    if (this.indent === 0) this.indent = Math.max(widest, this.#parentIndent + 1, 1);
    return breaks;
  }
}
