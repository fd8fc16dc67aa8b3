/** Arithmetic with times (`lib/puppet/pops/time/timespan.rb`, `timestamp.rb`). Plain numbers are seconds. */
import { SemVerValue, TimespanValue, TimestampValue } from '../../values/value.ts';
import {
  type ArithmeticOperator,
  DivisionByZero,
  floorDivide,
  NoSuchOperator,
  type Numeric,
} from './number-arithmetic.ts';
import { argumentError } from '../errors.ts';

const SECOND = 1_000_000_000n;

function nanoseconds(seconds: bigint | number): bigint {
  return typeof seconds === 'bigint' ? seconds * SECOND : BigInt(Math.trunc(seconds * 1e9));
}

export function timespanFromSeconds(seconds: bigint | number): TimespanValue {
  return new TimespanValue(nanoseconds(seconds));
}

function isPlain(value: Numeric): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Returns Puppet's name for a kind of number, for messages about arithmetic. */
function className(value: Numeric): string {
  if (value instanceof TimespanValue) return 'a Timespan';
  if (value instanceof TimestampValue) return 'a Timestamp';
  if (value instanceof SemVerValue) return 'a Version';
  return typeof value === 'bigint' ? 'an Integer' : 'a Float';
}
function capitalClassName(value: Numeric): string {
  const name = className(value);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function spanArithmetic(operator: ArithmeticOperator, left: TimespanValue, right: Numeric): Numeric {
  const span = left.nanoseconds;
  switch (operator) {
    case '+':
      if (right instanceof SemVerValue) throw argumentError(`${capitalClassName(right)} cannot be added to a Timespan`);
      if (right instanceof TimestampValue) return new TimestampValue(span + right.nanoseconds);
      return new TimespanValue(span + (isPlain(right) ? nanoseconds(right) : right.nanoseconds));
    case '-':
      if (right instanceof TimestampValue || right instanceof SemVerValue) {
        throw argumentError(`${capitalClassName(right)} cannot be subtracted from a Timespan`);
      }
      return new TimespanValue(span - (isPlain(right) ? nanoseconds(right) : right.nanoseconds));
    case '*':
      if (!isPlain(right)) throw argumentError(`A Timestamp cannot be multiplied by ${className(right)}`);
      return new TimespanValue(typeof right === 'bigint' ? span * right : BigInt(Math.trunc(Number(span) * right)));
    case '/':
      if (right instanceof TimespanValue) return Number(span) / Number(right.nanoseconds);
      if (!isPlain(right)) throw argumentError(`A Timespan cannot be divided by ${className(right)}`);
      if (typeof right === 'bigint') return new TimespanValue(floorDivide(span, right));
      if (right === 0) throw new DivisionByZero();
      return new TimespanValue(BigInt(Math.floor(Number(span) / right)));
    case '%': {
      if (typeof right !== 'bigint') {
        throw argumentError(`Can not do modulus on a Timespan using a ${className(right)}`);
      }
      const seconds = floorDivide(span, SECOND);
      return seconds - right * floorDivide(seconds, right);
    }
    case '<<':
    case '>>':
      throw new NoSuchOperator();
  }
}

export function stampArithmetic(operator: ArithmeticOperator, left: TimestampValue, right: Numeric): Numeric {
  const stamp = left.nanoseconds;
  switch (operator) {
    case '+':
      if (right instanceof TimestampValue || right instanceof SemVerValue)
        throw argumentError(`${capitalClassName(right)} cannot be added to a Timestamp`);
      return new TimestampValue(stamp + (isPlain(right) ? nanoseconds(right) : right.nanoseconds));
    case '-':
      if (right instanceof TimestampValue) return new TimespanValue(stamp - right.nanoseconds);
      if (right instanceof SemVerValue)
        throw argumentError(`${capitalClassName(right)} cannot be subtracted from a Timestamp`);
      return new TimestampValue(stamp - (isPlain(right) ? nanoseconds(right) : right.nanoseconds));
    default:
      throw new NoSuchOperator();
  }
}
