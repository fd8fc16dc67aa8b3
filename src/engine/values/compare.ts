import { rubyError } from '../diagnostics/issues/ruby.ts';
import { compareVersionTexts } from './semver.ts';
import { compareTextIgnoringCase } from './text.ts';
import { DEFAULT, isArray, type TimespanValue, type TimestampValue, type Value } from './value.ts';

const SECOND = 1_000_000_000;

function fail(message: string): never {
  throw rubyError(message);
}

type Time = TimestampValue | TimespanValue;

function toTime(value: Value): Time | undefined {
  if (typeof value !== 'object' || isArray(value)) return undefined;
  return value.kind === 'Timestamp' || value.kind === 'Timespan' ? value : undefined;
}

/**
 * Compares a time with a number of seconds. An integer is compared with the time's whole seconds (rounded down), and a
 * float with its seconds and their fraction.
 */
export function compareTimeWithNumber(time: Time, number: bigint | number): number {
  const { nanoseconds } = time;
  const seconds =
    typeof number === 'bigint'
      ? (nanoseconds - (((nanoseconds % BigInt(SECOND)) + BigInt(SECOND)) % BigInt(SECOND))) / BigInt(SECOND)
      : Number(nanoseconds) / SECOND;
  return seconds < number ? -1 : seconds > number ? 1 : 0;
}

/**
 * Compares two values for `<`, `>` and similar operators. Returns a negative number, zero or a positive number. Strings
 * are compared without regard to ASCII case, numbers by value, times with times and with seconds, and versions with
 * versions.
 * @throws PuppetError with Puppet's reason (`A String is not comparable to a non String`). The caller adds the
 * operands.
 */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string') {
    if (typeof b !== 'string') fail('A String is not comparable to a non String');
    return compareTextIgnoringCase(a, b);
  }
  if (a === DEFAULT) {
    if (b !== DEFAULT) fail('Symbol not comparable to non Symbol');
    return 0;
  }
  const timeA = toTime(a);
  const timeB = toTime(b);
  if (typeof a === 'bigint' || typeof a === 'number') {
    if (typeof b === 'bigint' || typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
    // In Ruby, a version is a Numeric that cannot be compared with other numbers.
    if (typeof b === 'object' && !isArray(b) && b.kind === 'SemVer') {
      const message = "can't convert SemanticPuppet::Version into Float";
      throw rubyError(message, 'TypeError');
    }
    if (timeB === undefined) fail('A Numeric is not comparable to non Numeric');
    return -compareTimeWithNumber(timeB, a);
  }
  if (timeA !== undefined) {
    if (typeof b === 'bigint' || typeof b === 'number') return compareTimeWithNumber(timeA, b);
    if (timeB?.kind !== timeA.kind) fail(`${timeA.kind}s are only comparable to ${timeA.kind}s, Integers, and Floats`);
    return timeA.nanoseconds < timeB.nanoseconds ? -1 : timeA.nanoseconds > timeB.nanoseconds ? 1 : 0;
  }
  if (typeof a === 'object' && !isArray(a) && a.kind === 'SemVer') {
    if (typeof b !== 'object' || isArray(b) || b.kind !== 'SemVer') fail('Versions not comparable to non Versions');
    return compareVersionTexts(a.text, b.text);
  }
  fail('Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable');
}
