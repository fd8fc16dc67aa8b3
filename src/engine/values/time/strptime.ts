/** The part of Ruby's `DateTime._strptime` that timestamps need. */
import { ZONE_PATTERN } from './time-zone.ts';
import { DAY_NAMES, MONTH_NAMES } from './time-text.ts';

export interface ParsedTime {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
  readonly hour: number | undefined;
  readonly minute: number | undefined;
  readonly second: number | undefined;
  /** Fraction of a second, in nanoseconds. */
  readonly fraction: bigint | undefined;
  readonly zone: string | undefined;
  readonly leftover: boolean;
}

type Mutable = { -readonly [K in keyof ParsedTime]: ParsedTime[K] } & { afternoon?: boolean; century?: number };

const COMPOSED: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  x: '%m/%d/%y',
  F: '%Y-%m-%d',
  T: '%H:%M:%S',
  X: '%H:%M:%S',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  v: '%e-%b-%Y',
  '+': '%a %b %e %H:%M:%S %Z %Y',
};

export function strptime(text: string, format: string): ParsedTime | undefined {
  const time: Mutable = {
    year: undefined,
    month: undefined,
    day: undefined,
    hour: undefined,
    minute: undefined,
    second: undefined,
    fraction: undefined,
    zone: undefined,
    leftover: false,
  };
  const end = read(text, 0, format, time);
  if (end === undefined) return undefined;
  time.leftover = end < text.length;
  if (time.afternoon !== undefined && time.hour !== undefined) time.hour = (time.hour % 12) + (time.afternoon ? 12 : 0);
  return time;
}

function read(text: string, start: number, format: string, time: Mutable): number | undefined {
  let at = start;
  for (let index = 0; index < format.length; index += 1) {
    const character = format.charAt(index);
    if (/\s/.test(character)) {
      while (/\s/.test(text.charAt(at))) at += 1;
      continue;
    }
    if (character !== '%' || index + 1 >= format.length) {
      if (text.charAt(at) !== character) return undefined;
      at += 1;
      continue;
    }
    const match = /^%([EO]?:{0,3})([a-zA-Z%+])/.exec(format.slice(index));
    const letter = match?.[2];
    if (match === null || letter === undefined) {
      if (text.charAt(at) !== '%') return undefined;
      at += 1;
      continue;
    }
    index += match[0].length - 1;
    const nextIsDigit = /^(?:\d|%[EO]?[CDdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy\d])/.test(format.slice(index + 1));
    const composed = COMPOSED[letter];
    const next: number | undefined =
      composed === undefined ? readDirective(text, at, letter, time, nextIsDigit) : read(text, at, composed, time);
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

function readNumber(
  text: string,
  at: number,
  width: number,
  signed = false,
): { readonly value: number; readonly end: number } | undefined {
  const match = new RegExp(`^${signed ? '[-+]?' : ''}\\d{1,${width}}`).exec(text.slice(at));
  return match === null ? undefined : { value: Number(match[0]), end: at + match[0].length };
}

function readDirective(
  text: string,
  at: number,
  letter: string,
  time: Mutable,
  nextIsDigit: boolean,
): number | undefined {
  const number = (
    width: number,
    from: number,
    to: number,
    set: (value: number) => void,
    blank = false,
  ): number | undefined => {
    const start = blank && text.charAt(at) === ' ' ? at + 1 : at;
    const found = readNumber(text, start, start > at ? 1 : width);
    if (found === undefined || found.value < from || found.value > to) return undefined;
    set(found.value);
    return found.end;
  };
  switch (letter) {
    case 'Y': {
      const found = readNumber(text, at, nextIsDigit ? 4 : 12, true);
      if (found === undefined) return undefined;
      time.year = found.value;
      return found.end;
    }
    case 'y':
      return number(2, 0, 99, (value) => (time.year = value + (value >= 69 ? 1900 : 2000)));
    case 'm':
      return number(2, 1, 12, (value) => (time.month = value));
    case 'B':
    case 'b':
    case 'h':
      return readName(text, at, MONTH_NAMES, (index) => (time.month = index + 1));
    case 'd':
    case 'e':
      return number(2, 1, 31, (value) => (time.day = value), true);
    case 'H':
    case 'k':
      return number(2, 0, 24, (value) => (time.hour = value), true);
    case 'I':
    case 'l':
      return number(2, 1, 12, (value) => (time.hour = value), true);
    case 'p':
    case 'P': {
      const match = /^([ap])\.?m\.?/i.exec(text.slice(at));
      if (match === null) return undefined;
      time.afternoon = /p/i.test(match[1] ?? '');
      return at + match[0].length;
    }
    case 'M':
      return number(2, 0, 59, (value) => (time.minute = value));
    case 'S':
      return number(2, 0, 60, (value) => (time.second = value));
    case 'L':
    case 'N': {
      const match = new RegExp(`^[-+]?\\d${nextIsDigit ? `{1,${letter === 'L' ? 3 : 9}}` : '+'}`).exec(text.slice(at));
      if (match === null) return undefined;
      time.fraction = BigInt(match[0].replace(/^[-+]/, '').padEnd(9, '0').slice(0, 9));
      return at + match[0].length;
    }
    case 'z':
    case 'Z': {
      const match = ZONE_PATTERN.exec(text.slice(at));
      if (match === null) return undefined;
      time.zone = match[0];
      return at + match[0].length;
    }
    case 'A':
    case 'a':
      return readName(text, at, DAY_NAMES, () => undefined);
    case 'j':
      return number(3, 1, 366, () => undefined);
    case 'u':
    case 'w':
      return number(1, 0, 7, () => undefined);
    case 's':
    case 'Q': {
      const match = /^-?\d+/.exec(text.slice(at));
      if (match === null) return undefined;
      return at + match[0].length;
    }
    case 'n':
    case 't':
      return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    case '%':
      return text.charAt(at) === '%' ? at + 1 : undefined;
    default:
      return undefined;
  }
}

function readName(
  text: string,
  at: number,
  names: readonly string[],
  set: (index: number) => void,
): number | undefined {
  const rest = text.slice(at).toLowerCase();
  const index = names.findIndex((name) => rest.startsWith(name.slice(0, 3).toLowerCase()));
  const name = names[index];
  if (name === undefined) return undefined;
  set(index);
  return at + (rest.startsWith(name.toLowerCase()) ? name.length : 3);
}
