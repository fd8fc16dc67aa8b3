/** Ruby's `<=>` between values, used by `sort`, `min` and `max`. */
import { rubyEqual } from '../values/equality.ts';
import { runtimeError } from '../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyClass } from '../types/ruby-class.ts';
import { compareNumbers } from '../values/number.ts';
import { rubyInspect } from '../formatting/ruby-inspect.ts';
import { compareVersionTexts } from '../values/semver.ts';
import { compareText } from '../values/text.ts';
import { DEFAULT, isArray, SemVerValue, TimespanValue, TimestampValue, type Value } from '../values/value.ts';

const SECOND = 1_000_000_000n;

/** Compares two values. Returns a number below, equal to or above zero, or `undefined` if Ruby cannot compare them. */
function rubyCompare(a: Value, b: Value): number | undefined {
  if (typeof a === 'string') return typeof b === 'string' ? compareText(a, b) : undefined;
  if (typeof a === 'bigint' || typeof a === 'number') {
    // Ruby converts both to floats if the right one is a time.
    if (b instanceof TimespanValue || b instanceof TimestampValue) return rubyCompare(Number(a), secondsOf(b));
    if ((typeof b !== 'bigint' && typeof b !== 'number') || Number.isNaN(a) || Number.isNaN(b)) return undefined;
    return compareNumbers(a, b);
  }
  if (isArray(a)) return isArray(b) ? compareArrays(a, b) : undefined;
  if (a instanceof TimespanValue || a instanceof TimestampValue) {
    if (b instanceof a.constructor && (b instanceof TimespanValue || b instanceof TimestampValue)) {
      return compareNumbers(a.nanoseconds, b.nanoseconds);
    }
    if (typeof b === 'bigint') return compareNumbers(a.nanoseconds / SECOND, b);
    return typeof b === 'number' ? compareNumbers(secondsOf(a), b) : undefined;
  }
  if (a instanceof SemVerValue) return b instanceof SemVerValue ? compareVersionTexts(a.text, b.text) : undefined;
  return rubyEqual(a, b) ? 0 : undefined;
}

function secondsOf(time: TimespanValue | TimestampValue): number {
  return Number(time.nanoseconds) / 1e9;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number | undefined {
  for (const [index, left] of a.entries()) {
    if (index >= b.length) return 1;
    const order = rubyCompare(left, b[index]);
    if (order !== 0) return order;
  }
  return a.length === b.length ? 0 : -1;
}

/**
 * Creates Ruby's error for values that cannot be compared. The message names the class of the left value. It prints the
 * right value if that is a number, a boolean, undef or default, and otherwise names its class.
 */
export function comparisonFailed(a: Value, b: Value): PuppetError {
  const printed =
    b === undefined || b === DEFAULT || typeof b === 'boolean' || typeof b === 'bigint' || typeof b === 'number';
  return orderError(
    `comparison of ${a === undefined ? 'NilClass' : rubyClass(a)} with ${printed ? rubyInspect(b) : rubyClass(b)} failed`,
  );
}

export function requireOrder(a: Value, b: Value): number {
  const order = rubyCompare(a, b);
  if (order === undefined) throw comparisonFailed(a, b);
  return order;
}

/**
 * Converts the result of a comparison block to an order. Throws Ruby's error if the result is neither a number nor a
 * time.
 */
export function orderFromBlock(result: Value, a: Value, b: Value): number {
  if (typeof result === 'bigint' || typeof result === 'number') return result > 0 ? 1 : result < 0 ? -1 : 0;
  if (result === undefined) throw comparisonFailed(a, b);
  // Compares only the whole seconds of a time with zero, as Puppet does.
  if (result instanceof TimespanValue || result instanceof TimestampValue)
    return result.nanoseconds < 0n ? -1 : compareNumbers(result.nanoseconds / SECOND, 0n);
  const isComparable = typeof result === 'string' || result === DEFAULT || result instanceof SemVerValue;
  if (isComparable) throw comparisonFailed(result, 0n);
  throw orderError(`undefined method \`>' for ${rubyReceiver(result)}`);
}

export function rubyReceiver(value: Value): string {
  return `${rubyInspect(value)}:${rubyClass(value)}`;
}

function orderError(detail: string): PuppetError {
  return new PuppetError(runtimeError({ detail }), undefined, 'ArgumentError');
}
