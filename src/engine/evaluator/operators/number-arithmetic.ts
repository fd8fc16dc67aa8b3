/** Arithmetic on plain numbers, and what all kinds of numbers share. */
import type { Arithmetic } from '../../syntax/ast.ts';
import type { SemVerValue, TimespanValue, TimestampValue } from '../../values/value.ts';

/** What arithmetic works on: in Puppet times are numbers too. */
export type Numeric = bigint | number | TimespanValue | TimestampValue | SemVerValue;
export type ArithmeticOperator = Arithmetic['operator'];

/** Thrown for a division by zero, which `arithmetic.ts` reports at the divisor. */
export class DivisionByZero extends Error {}
/** Thrown for an operator that a kind of number lacks, which `arithmetic.ts` reports as not applicable. */
export class NoSuchOperator extends Error {}

/** A number of bits to shift by: a float is cut to an integer. */
export function toShift(value: bigint | number): bigint {
  return typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
}

/** Ruby's arithmetic of integers. */
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

/** Division towards minus infinity, as Ruby's. */
export function floorDivide(left: bigint, right: bigint): bigint {
  if (right === 0n) throw new DivisionByZero();
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** No larger shift is of use: what it yields is out of range, and would only take memory to say so. */
const MAX_SHIFT = 4096n;

/** Shifts to the left; a negative number of bits to the right. */
export function shift(value: bigint, by: bigint): bigint {
  if (by >= 0n) return value === 0n ? 0n : value << (by > MAX_SHIFT ? MAX_SHIFT : by);
  return -by > MAX_SHIFT ? (value < 0n ? -1n : 0n) : value >> -by;
}

/** Ruby's arithmetic of floats, which have no modulus and no shifts here. */
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
