import { isArray, type Value } from '../../values/value.ts';

/** The name of the Ruby class that stands for a value, as messages of types print it. */
export function rubyClassName(value: Value): string {
  if (value === undefined) return 'NilClass';
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'bigint':
      return 'Integer';
    case 'number':
      return 'Float';
    case 'boolean':
      return value ? 'TrueClass' : 'FalseClass';
    case 'symbol':
      return 'Symbol';
    case 'object':
      if (isArray(value)) return 'Array';
      return value.kind === 'Hash' ? 'Hash' : value.kind;
  }
}

/** Ruby's `TypeError` where a string is needed: `no implicit conversion of Integer into String`. */
export function noConversionToString(value: Value): string {
  const shown = value === undefined ? 'nil' : typeof value === 'boolean' ? String(value) : rubyClassName(value);
  return `no implicit conversion of ${shown} into String`;
}
