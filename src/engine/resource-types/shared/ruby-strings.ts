/** Ruby's errors for values that are not strings, where Puppet's types call methods of strings. */
import { Failure } from '../../diagnostics/failure.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import { ConversionFailure } from '../failure.ts';
import { noConversionToString, rubyClassName } from './ruby-class.ts';

/** Returns a string. Throws Ruby's `NoMethodError` for a value without this method. */
export function toReceiver(value: Value, method: string): string {
  if (typeof value === 'string') return value;
  throw noMethod(value, method);
}

export function noMethod(value: Value, method: string): Failure {
  const shown = value === undefined || typeof value === 'boolean' ? String(value ?? 'nil') : rubyInspect(value);
  return new Failure(`undefined method \`${method}' for ${shown}:${rubyClassName(value)}`);
}

/** Returns a string for a regular expression to match. Throws Ruby's `TypeError` for other values except undef. */
export function toMatched(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new ConversionFailure(noConversionToString(value));
}

/** Returns a number to compare. Throws Ruby's error for other values. */
export function toCompared(value: Value, method: '<'): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  throw noMethod(value, method);
}
