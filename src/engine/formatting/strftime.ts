/** Ruby's `Time#strftime`. */
import { civilFromDays, DAY_NAMES, daysFromCivil, divideDown, MONTH_NAMES } from '../values/time/time-text.ts';
import { printedOffset } from '../values/time/time-zone.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';

interface DateTimeFields {
  readonly nanoseconds: bigint;
  readonly seconds: bigint;
  readonly fraction: bigint;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
  readonly yearDay: number;
  readonly offset: number;
  readonly zone: string;
}

function computeMoment(nanoseconds: bigint, offset: number, zone: string): DateTimeFields {
  const { quotient: seconds, remainder: fraction } = divideDown(nanoseconds, 1_000_000_000n);
  const { quotient: days, remainder } = divideDown(seconds + BigInt(offset), 86_400n);
  const inDay = Number(remainder);
  const date = civilFromDays(days);
  return {
    nanoseconds,
    seconds,
    fraction,
    ...date,
    hour: Math.floor(inDay / 3600),
    minute: Math.floor(inDay / 60) % 60,
    second: inDay % 60,
    weekday: Number(divideDown(days + 4n, 7n).remainder),
    yearDay: Number(days - daysFromCivil(date.year, 1, 1)) + 1,
    offset,
    zone,
  };
}

interface Flags {
  readonly pad: '0' | ' ' | '' | undefined;
  readonly upper: boolean;
  readonly swap: boolean;
  readonly colons: number;
  readonly width: number | undefined;
}

const DIRECTIVE = /%([-0^#_]*)(\d*)(:{1,3}(?=z))?([EO](?!%))?([a-zA-Z%])/g;

/**
 * Letters that can follow the modifiers `E` (alternative calendar) and `O` (alternative digits). The modifiers have no
 * effect.
 */
const LOCALES: Readonly<Record<string, string>> = { E: 'cCxXyY', O: 'deHkIlmMSuUVwWy' };

/**
 * Formats a time. `offset` is in seconds east of Greenwich, and `%Z` prints `zone`. Unknown directives are printed
 * unchanged.
 */
export function strftime(nanoseconds: bigint, format: string, offset: number, zone: string): string {
  if (/%[-0^#_:\d]*$/.test(format.replace(DIRECTIVE, ' '))) {
    throw rubyError(`invalid format: ${format}`);
  }
  const moment = computeMoment(nanoseconds, offset, zone);
  return format.replace(DIRECTIVE, (whole, flagText: string, width = '', colons = '', locale = '', letter = '') => {
    const padFlag = /[-0_](?!.*[-0_])/.exec(flagText)?.[0];
    const flags: Flags = {
      pad: padFlag === '-' ? '' : padFlag === '_' ? ' ' : padFlag === '0' ? '0' : undefined,
      upper: flagText.includes('^'),
      swap: flagText.includes('#'),
      colons: colons.length,
      width: width === '' ? undefined : Number(width),
    };
    if (LOCALES[locale]?.includes(letter) === false) return whole;
    return directive(moment, letter, flags) ?? whole;
  });
}

function numeric(value: number | bigint, digits: number, flags: Flags, usualPad: '0' | ' ' = '0'): string {
  const pad = flags.pad ?? usualPad;
  const size = flags.width ?? digits;
  const negative = value < 0;
  const text = (negative ? -value : value).toString();
  if (pad === '') return (negative ? '-' : '') + text;
  if (negative) return pad === '0' ? `-${text.padStart(size - 1, '0')}` : `-${text}`.padStart(size, ' ');
  return text.padStart(size, pad);
}

function word(text: string, flags: Flags, swapped?: string): string {
  const result = flags.upper ? text.toUpperCase() : flags.swap ? (swapped ?? text.toUpperCase()) : text;
  if (flags.pad === '') return result;
  return result.padStart(flags.width ?? 0, flags.pad === '0' ? '0' : ' ');
}

function composed(moment: DateTimeFields, format: string, flags: Flags): string {
  const text = strftime(moment.nanoseconds, format, moment.offset, moment.zone);
  return word(text, { ...flags, swap: false });
}

function directive(moment: DateTimeFields, letter: string, flags: Flags): string | undefined {
  const { year, month, day, hour, minute, second, weekday, yearDay } = moment;
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  switch (letter) {
    case 'Y':
      return numeric(year, year < 0 ? 5 : 4, flags);
    case 'C':
      return numeric(Math.floor(year / 100), 2, flags);
    case 'y':
      return numeric(((year % 100) + 100) % 100, 2, flags);
    case 'm':
      return numeric(month, 2, flags);
    case 'B':
      return word(MONTH_NAMES[month - 1] ?? '', flags);
    case 'b':
    case 'h':
      return word((MONTH_NAMES[month - 1] ?? '').slice(0, 3), flags);
    case 'd':
      return numeric(day, 2, flags);
    case 'e':
      return numeric(day, 2, flags, ' ');
    case 'j':
      return numeric(yearDay, 3, flags);
    case 'H':
      return numeric(hour, 2, flags);
    case 'k':
      return numeric(hour, 2, flags, ' ');
    case 'I':
      return numeric(hour12, 2, flags);
    case 'l':
      return numeric(hour12, 2, flags, ' ');
    case 'P':
      return word(hour < 12 ? 'am' : 'pm', flags);
    case 'p':
      return word(hour < 12 ? 'AM' : 'PM', flags, hour < 12 ? 'am' : 'pm');
    case 'M':
      return numeric(minute, 2, flags);
    case 'S':
      return numeric(second, 2, flags);
    case 'L':
      return fractionText(moment.fraction, flags.width ?? 3);
    case 'N':
      return fractionText(moment.fraction, flags.width ?? 9);
    case 'z':
      return offsetText(moment, flags);
    case 'Z':
      return moment.zone === '' ? '' : word(moment.zone, flags, moment.zone.toLowerCase());
    case 'A':
      return word(DAY_NAMES[weekday] ?? '', flags);
    case 'a':
      return word((DAY_NAMES[weekday] ?? '').slice(0, 3), flags);
    case 'u':
      return numeric(weekday === 0 ? 7 : weekday, 1, flags);
    case 'w':
      return numeric(weekday, 1, flags);
    case 'G':
      return numeric(isoWeek(moment).year, isoWeek(moment).year < 0 ? 5 : 4, flags);
    case 'g':
      return numeric(((isoWeek(moment).year % 100) + 100) % 100, 2, flags);
    case 'V':
      return numeric(isoWeek(moment).week, 2, flags);
    case 'U':
      return numeric(Math.floor((yearDay - 1 + 7 - weekday) / 7), 2, flags);
    case 'W':
      return numeric(Math.floor((yearDay - 1 + 7 - ((weekday + 6) % 7)) / 7), 2, flags);
    case 's':
      return numeric(moment.seconds, 1, flags);
    case 'n':
      return word('\n', flags);
    case 't':
      return word('\t', flags);
    case '%':
      return word('%', flags);
    case 'c':
      return composed(moment, '%a %b %e %H:%M:%S %Y', flags);
    case 'D':
    case 'x':
      return composed(moment, '%m/%d/%y', flags);
    case 'F':
      return composed(moment, '%Y-%m-%d', flags);
    case 'T':
    case 'X':
      return composed(moment, '%H:%M:%S', flags);
    case 'R':
      return composed(moment, '%H:%M', flags);
    case 'r':
      return composed(moment, '%I:%M:%S %p', flags);
    case 'v':
      return composed(moment, '%e-%^b-%Y', flags);
    default:
      return undefined;
  }
}

/** Returns the first `digits` digits of the fraction of a second, with zeros after the ninth digit. */
function fractionText(fraction: bigint, digits: number): string {
  return fraction.toString().padStart(9, '0').padEnd(digits, '0').slice(0, digits);
}

function offsetText({ offset, zone }: DateTimeFields, flags: Flags): string {
  // For `%-z` in UTC, Ruby prints `-00:00`, which is RFC 3339's offset for an unknown location.
  const isNowhere = flags.pad === '' && offset === 0 && zone === 'UTC';
  const sign = offset < 0 || isNowhere ? '-' : '+';
  const size = Math.abs(offset);
  const two = (value: number): string => value.toString().padStart(2, '0');
  const hours = Math.floor(size / 3600);
  const minutes = Math.floor(size / 60) % 60;
  const seconds = size % 60;
  const after =
    flags.colons === 0
      ? two(minutes)
      : flags.colons === 1
        ? `:${two(minutes)}`
        : flags.colons === 2
          ? `:${two(minutes)}:${two(seconds)}`
          : seconds !== 0
            ? `:${two(minutes)}:${two(seconds)}`
            : minutes !== 0
              ? `:${two(minutes)}`
              : '';
  const room = (flags.width ?? 0) - after.length - 1;
  if (flags.pad === ' ') return `${sign}${hours}`.padStart(Math.max(room + 1, 3)) + after;
  return sign + hours.toString().padStart(Math.max(room, 2), '0') + after;
}

function isoWeek(moment: DateTimeFields): { readonly year: number; readonly week: number } {
  const weekday = (moment.weekday + 6) % 7;
  const week = Math.floor((moment.yearDay - 1 - weekday + 10) / 7);
  if (week < 1) return { year: moment.year - 1, week: weeksIn(moment.year - 1) };
  if (week > weeksIn(moment.year)) return { year: moment.year + 1, week: 1 };
  return { year: moment.year, week };
}

function weeksIn(year: number): number {
  const firstDay = Number(divideDown(daysFromCivil(year, 1, 1) + 4n, 7n).remainder);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return firstDay === 4 || (leap && firstDay === 3) ? 53 : 52;
}

/** Formats a timestamp with a `strftime` format, in UTC or the given zone. */
export function formatTimestamp(nanoseconds: bigint, format: string, timezone?: string): string {
  if (timezone === undefined || timezone === '') return strftime(nanoseconds, format, 0, 'UTC');
  return strftime(nanoseconds, format, printedOffset(timezone), '');
}
