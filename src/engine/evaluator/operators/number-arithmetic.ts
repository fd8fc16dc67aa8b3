/** Arithmetic with integers and floats, and the types of all operands of arithmetic. */
import type { Arithmetic } from '../../syntax/ast.ts';
import type { SemVerValue, TimespanValue, TimestampValue } from '../../values/value.ts';
import { argumentError } from '../errors.ts';

/** Operands of arithmetic. In Puppet, times and versions are numbers too. */
export type Numeric = bigint | number | TimespanValue | TimestampValue | SemVerValue;
export type ArithmeticOperator = Arithmetic['operator'];

/** Thrown for a division by zero. `arithmetic.ts` reports it at the divisor. */
export class DivisionByZero extends Error {}
/**
 * Thrown if a type of number does not support an operator. `arithmetic.ts` then reports that the operator is not
 * applicable.
 */
export class NoSuchOperator extends Error {}

/** Converts the width of a shift to an integer. Truncates a float. */
export function toShift(value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isFinite(value)) throw argumentError(Number.isNaN(value) ? 'NaN' : value < 0 ? '-Infinity' : 'Infinity');
  return BigInt(Math.trunc(value));
}

export function integerArithmetic(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return floorDivide(left, right);
    case '%':
      return left - right * floorDivide(left, right);
    case '<<':
      return shift(left, right);
    case '>>':
      return shift(left, -right);
  }
}

/** Divides and rounds toward minus infinity, like Ruby. */
export function floorDivide(left: bigint, right: bigint): bigint {
  if (right === 0n) throw new DivisionByZero();
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** Maximum width of a shift in bits. Wider shifts have a result out of range, and would need much memory. */
const MAX_SHIFT = 4096n;

/** Shifts to the left by a number of bits. A negative number shifts to the right. */
export function shift(value: bigint, by: bigint): bigint {
  if (by >= 0n) return value === 0n ? 0n : value << (by > MAX_SHIFT ? MAX_SHIFT : by);
  return -by > MAX_SHIFT ? (value < 0n ? -1n : 0n) : value >> -by;
}

/** Computes with floats like Ruby. Throws `NoSuchOperator` for modulo and shifts. */
export function floatArithmetic(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      throw new NoSuchOperator();
  }
}
