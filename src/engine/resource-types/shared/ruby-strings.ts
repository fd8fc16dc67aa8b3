import { Failure } from '../../diagnostics/failure.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import { ConversionFailure } from '../failure.ts';
import { noConversionToString, rubyClassName } from './ruby-class.ts';

/** Returns the value if it is a string. Otherwise throws Ruby's `NoMethodError` for the method. */
export function toReceiver(value: Value, method: string): string {
  if (typeof value === 'string') return value;
  throw noMethod(value, method);
}

export function noMethod(value: Value, method: string): Failure {
  const shown = value === undefined || typeof value === 'boolean' ? String(value ?? 'nil') : rubyInspect(value);
  return new Failure(`undefined method \`${method}' for ${shown}:${rubyClassName(value)}`);
}

/**
 * Returns a string to match against a regular expression. Undef becomes an empty string. Throws Ruby's `TypeError` for
 * any other value that is not a string.
 */
export function toMatched(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new ConversionFailure(noConversionToString(value));
}

/** Returns a number to compare. Throws Ruby's error for any other value. */
export function toCompared(value: Value, method: '<'): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  throw noMethod(value, method);
}
