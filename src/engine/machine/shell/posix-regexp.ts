import { BoundedRegExp } from '../../values/regexp/bounded/bounded-regexp.ts';

/** Thrown if a GNU tool would reject an expression. Has the message of the GNU tool. */
export class PosixRegExpError extends Error {}

export class UnmatchedBracketError extends PosixRegExpError {
  constructor() {
    super('Unmatched [, [^, [:, [., or [=');
  }
}

interface RegExpOptions {
  /**
   * True for extended expressions (`-E`), where parentheses, braces, `+`, `?` and `|` are special without a backslash.
   */
  readonly isExtended: boolean;
  readonly isCaseInsensitive?: boolean;
  /** True if `^` and `$` match at each line. */
  readonly isMultiline?: boolean;
}

const CLASSES: Readonly<Record<string, string>> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '\\x21-\\x7e',
  lower: 'a-z',
  print: '\\x20-\\x7e',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\s',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f',
};

/** Escapes with the same meaning inside and outside of brackets. */
const CONTROLS: Readonly<Record<string, string>> = { n: '\\n', t: '\\t', r: '\\r', f: '\\f', v: '\\v', a: '\\x07' };

const GNU_ESCAPES: Readonly<Record<string, string>> = {
  w: '\\w',
  W: '\\W',
  s: '\\s',
  S: '\\S',
  b: '\\b',
  B: '\\B',
  '<': '\\b(?=\\w)',
  '>': '\\b(?<=\\w)',
  '`': '(?<![^])',
  "'": '(?![^])',
};

function literal(character: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : character;
}

/**
 * Translates the bracket expression that begins at `start`. Returns the translation and the position after the
 * expression.
 */
function bracketAt(source: string, start: number): readonly [string, number] {
  let at = start + 1;
  const isNegated = source[at] === '^';
  if (isNegated) at += 1;
  let inside = '';
  for (let isFirst = true; ; isFirst = false) {
    const character = source[at];
    if (character === undefined) throw new UnmatchedBracketError();
    if (character === ']' && !isFirst) break;
    const named = /^\[([:.=])(.*?)\1\]/.exec(source.slice(at));
    if (named !== null) {
      const [whole, kind, name = ''] = named;
      const members = kind === ':' ? CLASSES[name] : literal(name);
      if (members === undefined) throw new PosixRegExpError('Invalid character class name');
      inside += members;
      at += whole.length;
      continue;
    }
    const control = character === '\\' ? CONTROLS[source[at + 1] ?? ''] : undefined;
    if (control !== undefined) {
      inside += control;
      at += 2;
      continue;
    }
    // A hyphen between two characters denotes a range.
    const isRange = character === '-' && !isFirst && source[at + 1] !== ']';
    inside += isRange ? '-' : literal(character);
    at += 1;
  }
  const empty = isNegated ? '[^]' : '(?!)';
  return [inside === '' ? empty : `[${isNegated ? '^' : ''}${inside}]`, at + 1];
}

class Translator {
  readonly #source: string;
  readonly #isExtended: boolean;
  #at = 0;
  #depth = 0;
  #groups = 0;
  /** True at the start of an expression, where `*` is a literal character and `^` is an anchor. */
  #isStart = true;
  #out = '';

  constructor(source: string, isExtended: boolean) {
    this.#source = source;
    this.#isExtended = isExtended;
  }

  translate(): string {
    while (this.#at < this.#source.length) this.#one();
    if (this.#depth > 0) throw new PosixRegExpError('Unmatched ( or \\(');
    return this.#out;
  }

  #one(): void {
    const character = this.#source[this.#at] ?? '';
    if (character === '[') {
      const [text, next] = bracketAt(this.#source, this.#at);
      this.#at = next;
      this.#put(text);
      return;
    }
    if (character === '\\') {
      this.#escape();
      return;
    }
    this.#at += 1;
    if (character === '.') this.#put('[^]');
    else if (character === '*') this.#repeat('*', '\\*');
    else if (character === '^') this.#caret();
    else if (character === '$') this.#dollar();
    else if (this.#isExtended && '(){}+?|'.includes(character)) this.#operator(character);
    else this.#put(literal(character));
  }

  #escape(): void {
    const next = this.#source[this.#at + 1];
    if (next === undefined) throw new PosixRegExpError('Trailing backslash');
    this.#at += 2;
    if (!this.#isExtended && '(){}+?|'.includes(next)) this.#operator(next);
    else if (/[1-9]/.test(next)) {
      if (Number(next) > this.#groups) throw new PosixRegExpError('Invalid back reference');
      this.#put(`(?:\\${next})`);
    } else if (CONTROLS[next] !== undefined) this.#put(CONTROLS[next]);
    else if (GNU_ESCAPES[next] !== undefined) this.#put(GNU_ESCAPES[next]);
    else this.#put(literal(next));
  }

  #put(text: string): void {
    this.#out += text;
    this.#isStart = false;
  }

  #repeat(operator: string, character: string): void {
    if (this.#isStart && this.#isExtended && !this.#out.endsWith('^'))
      throw new PosixRegExpError('Invalid preceding regular expression');
    if (this.#isStart) this.#put(character);
    // In JavaScript, a second operator would make the first one lazy. Therefore `a**` becomes `a*`.
    else if (/(?:^|[^\\])[*+?]$/.test(this.#out)) this.#out = `${this.#out.slice(0, -1)}${operator}`;
    else this.#put(operator);
  }

  #caret(): void {
    const isAnchor = this.#isExtended || this.#isStart;
    this.#out += isAnchor ? '^' : '\\^';
    this.#isStart = isAnchor;
  }

  #dollar(): void {
    const rest = this.#source.slice(this.#at);
    const isAnchor = this.#isExtended || rest === '' || rest.startsWith('\\)') || rest.startsWith('\\|');
    this.#put(isAnchor ? '$' : '\\$');
  }

  #operator(character: string): void {
    switch (character) {
      case '(':
        this.#depth += 1;
        this.#groups += 1;
        this.#out += '(';
        this.#isStart = true;
        return;
      case ')':
        if (this.#depth === 0) throw new PosixRegExpError('Unmatched ) or \\)');
        this.#depth -= 1;
        this.#put(')');
        return;
      case '|':
        this.#out += '|';
        this.#isStart = true;
        return;
      case '{':
        this.#interval();
        return;
      case '}':
        this.#put('\\}');
        return;
      default:
        if (this.#isStart && !this.#isExtended) this.#put(`\\${character}`);
        else this.#repeat(character, `\\${character}`);
    }
  }

  #interval(): void {
    const rest = this.#source.slice(this.#at);
    const match = (this.#isExtended ? /^(\d*)(?:(,)(\d*))?\}/ : /^(\d*)(?:(,)(\d*))?\\\}/).exec(rest);
    if (match === null || match[0] === '}') {
      if (this.#isExtended && !/^\d/.test(rest)) {
        this.#put('\\{');
        return;
      }
      throw new PosixRegExpError(rest.includes('}') ? 'Invalid content of \\{\\}' : 'Unmatched \\{');
    }
    if (this.#isStart) throw new PosixRegExpError('Invalid preceding regular expression');
    const [whole, from = '', comma = '', to = ''] = match;
    this.#at += whole.length;
    this.#put(`{${from === '' ? '0' : from}${comma}${to}}`);
  }
}

/**
 * Converts a POSIX regular expression to a global JavaScript expression. Throws a `PosixRegExpError` if GNU's tools
 * reject it.
 */
export function posixRegExp(source: string, options: RegExpOptions): RegExp {
  const flags = `g${options.isCaseInsensitive === true ? 'i' : ''}${options.isMultiline === true ? 'm' : ''}`;
  const text = new Translator(source, options.isExtended).translate();
  try {
    return new BoundedRegExp(new RegExp(text, flags));
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw new PosixRegExpError('Invalid preceding regular expression');
    throw thrown;
  }
}
