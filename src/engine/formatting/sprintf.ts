/** Ruby's `Kernel#format`, for `sprintf` and for the formats of `String.new`. */
import { formatFloatDirective, formatHexFloat } from './sprintf-float.ts';
import { formatInteger } from './sprintf-integer.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { rubyInspect, rubyToString } from './ruby-inspect.ts';
import { textCharacters, textLength } from '../values/text.ts';
import { rubyClassName, toRubyFloat, toRubyInteger } from './ruby-number.ts';
import { PuppetHash, type Value } from '../values/value.ts';

export interface Directive {
  readonly space: boolean;
  readonly alternate: boolean;
  readonly plus: boolean;
  readonly minus: boolean;
  readonly zero: boolean;
  readonly width: number | undefined;
  readonly precision: number | undefined;
  readonly type: string;
}

function fail(message: string, errorClass: 'ArgumentError' | 'TypeError' = 'ArgumentError'): never {
  throw rubyError(message, errorClass);
}

/**
 * Supplies the arguments of a format: for `%s` the next argument, for `%2$s` the second one, and for `%{name}` the
 * value of a key, if the only argument is a hash.
 */
class Arguments {
  readonly #args: readonly Value[];
  #next = 0;
  #how: 'unnumbered' | 'numbered' | 'named' | undefined;

  constructor(args: readonly Value[]) {
    this.#args = args;
  }

  next(): Value {
    if (this.#how === 'numbered') fail(`unnumbered(${this.#next + 1}) mixed with numbered`);
    if (this.#how === 'named') fail(`unnumbered(${this.#next + 1}) mixed with named`);
    this.#how = 'unnumbered';
    if (this.#next >= this.#args.length) fail('too few arguments');
    const value = this.#args[this.#next];
    this.#next += 1;
    return value;
  }

  at(position: number): Value {
    if (this.#how === 'unnumbered') fail(`numbered(${position}) after unnumbered(${this.#next})`);
    if (this.#how === 'named') fail(`numbered(${position}) after named`);
    this.#how = 'numbered';
    if (position < 1) fail(`invalid index - ${position}$`);
    if (position > this.#args.length) fail('too few arguments');
    return this.#args[position - 1];
  }

  named(name: string, written: string): Value {
    if (this.#how === 'unnumbered') fail(`named${written} after unnumbered(${this.#next})`);
    if (this.#how === 'numbered') fail(`named${written} after numbered`);
    this.#how = 'named';
    const [hash] = this.#args;
    if (this.#args.length !== 1 || !(hash instanceof PuppetHash)) fail('one hash required');
    if (!hash.has(name)) fail(`key${written} not found`);
    return hash.get(name);
  }
}

/** Formats arguments. Throws Ruby's errors, such as `too few arguments` and `malformed format string - %y`. */
export function rubyFormat(format: string, args: readonly Value[]): string {
  const given = new Arguments(args);
  let result = '';
  let index = 0;
  while (index < format.length) {
    const percent = format.indexOf('%', index);
    if (percent < 0) return result + format.slice(index);
    result += format.slice(index, percent);
    const read = readDirective(format, percent + 1, given);
    result += read.text;
    index = read.end;
  }
  return result;
}

interface DirectiveResult {
  readonly text: string;
  readonly end: number;
}

function readDirective(format: string, start: number, given: Arguments): DirectiveResult {
  let at = start;
  const flags = { space: false, alternate: false, plus: false, minus: false, zero: false };
  let width: number | undefined;
  let precision: number | undefined;
  let value: { readonly of: Value } | undefined;
  const number = (): number | undefined => {
    const match = /^\d+/.exec(format.slice(at, at + 20));
    if (match === null) return undefined;
    at += match[0].length;
    if (Number(match[0]) > LARGEST) fail('width too big');
    return Number(match[0]);
  };
  const star = (): number => {
    at += 1;
    const match = /^(\d+)\$/.exec(format.slice(at, at + 20));
    if (match !== null) at += match[0].length;
    return Number(toRubyInteger(match === null ? given.next() : given.at(Number(match[1]))));
  };
  for (;;) {
    const character = format.charAt(at);
    if (character !== '' && FLAGS.includes(character)) {
      if (width !== undefined) fail('flag after width');
      if (precision !== undefined) fail('flag after precision');
    }
    switch (character) {
      case '':
        return fail(width === undefined ? INCOMPLETE : 'malformed format string - %*[0-9]');
      case ' ':
        flags.space = true;
        break;
      case '#':
        flags.alternate = true;
        break;
      case '+':
        flags.plus = true;
        break;
      case '-':
        flags.minus = true;
        break;
      case '0':
        flags.zero = true;
        break;
      case '*':
        if (width !== undefined) fail('width given twice');
        width = star();
        if (width < 0) {
          flags.minus = true;
          width = -width;
        }
        continue;
      case '.':
        if (precision !== undefined) fail('precision given twice');
        at += 1;
        precision = format.charAt(at) === '*' ? star() : (number() ?? 0);
        if (precision < 0) precision = undefined;
        continue;
      case '<':
      case '{': {
        const end = format.indexOf(character === '<' ? '>' : '}', at);
        if (end < 0) fail('malformed name - unmatched parenthesis');
        const name = format.slice(at + 1, end);
        value = { of: given.named(name, format.slice(at, end + 1)) };
        at = end + 1;
        if (character === '{')
          return { text: padText(clip(rubyToString(value.of), precision), width, flags.minus), end: at };
        continue;
      }
      case '\n':
      case '\0':
        return { text: '%', end: at };
      case '%':
        if (at !== start) fail('invalid format character - %');
        return { text: '%', end: at + 1 };
      default: {
        const digits = /[1-9]/.test(character) ? number() : undefined;
        if (digits !== undefined) {
          if (format.charAt(at) === '$') {
            value = { of: given.at(digits) };
            at += 1;
          } else {
            if (width !== undefined) fail('width given twice');
            width = digits;
          }
          continue;
        }
        if (!/[diuoxXbBeEfgGaAcsp]/.test(character)) fail(`malformed format string - %${character}`);
        const directive: Directive = { ...flags, width, precision, type: character };
        const argument = value === undefined ? given.next() : value.of;
        return { text: formatDirective(directive, argument), end: at + 1 };
      }
    }
    at += 1;
  }
}

function padText(text: string, width: number | undefined, left: boolean): string {
  const missing = (width ?? 0) - textLength(text);
  if (missing <= 0) return text;
  return left ? text + ' '.repeat(missing) : ' '.repeat(missing) + text;
}

function clip(text: string, precision: number | undefined): string {
  return precision === undefined ? text : textCharacters(text).slice(0, precision).join('');
}

const INCOMPLETE = 'incomplete format specifier; use %% (double %) instead';
const FLAGS = ' #+-0';
/** Maximum width and precision. Ruby's limit is a C integer, which would allow gigabytes of output. */
const LARGEST = 1_000_000;

function formatDirective(directive: Directive, value: Value): string {
  const { type, width, precision, minus } = directive;
  switch (type) {
    case 's':
      return padText(clip(rubyToString(value), precision), width, minus);
    case 'p':
      return padText(clip(rubyInspect(value), precision), width, minus);
    case 'c':
      return padText(formatCharacter(value), width, minus);
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b':
    case 'B':
      return formatInteger(directive, toRubyInteger(value));
    case 'a':
    case 'A':
      return formatHexFloat(directive, toRubyFloat(value));
    default:
      return formatFloatDirective(directive, toRubyFloat(value), typeof value === 'bigint' ? value : undefined);
  }
}

function formatCharacter(value: Value): string {
  if (typeof value === 'string') {
    const [first] = textCharacters(value);
    if (first === undefined || textLength(value) !== 1) fail('%c requires a character');
    return first;
  }
  const code = characterCode(value);
  if (code < 0n || code > 0x10ffffn || (code >= 0xd800n && code < 0xe000n)) fail('invalid character');
  return String.fromCodePoint(Number(code));
}

function characterCode(value: Value): bigint {
  if (value === undefined) return fail('no implicit conversion from nil to integer', 'TypeError');
  if (typeof value === 'bigint' || typeof value === 'number') return toRubyInteger(value);
  return fail(`no implicit conversion of ${rubyClassName(value)} into Integer`, 'TypeError');
}
