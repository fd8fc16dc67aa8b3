import { isArray, type Value } from '../../values/value.ts';

/** The name of the Ruby class that stands for a value, as messages of types print it. */
export function rubyClassName(value: Value): string {
  if (value === undefined) return 'NilClass';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'bigint') return 'Integer';
  if (typeof value === 'number') return 'Float';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  if (typeof value === 'symbol') return 'Symbol';
  return isArray(value) ? 'Array' : value.kind;
}

/** Ruby's `TypeError` where a string is needed: `no implicit conversion of Integer into String`. */
export function noConversionToString(value: Value): string {
  const shown = value === undefined ? 'nil' : typeof value === 'boolean' ? String(value) : rubyClassName(value);
  return `no implicit conversion of ${shown} into String`;
}
