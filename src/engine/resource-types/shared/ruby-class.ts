import { rubyClassName as classNameInConversions } from '../../formatting/ruby-number.ts';
import type { Value } from '../../values/value.ts';

/** The name of the Ruby class that holds an attribute's value, as messages of resource types print it; references are resources there. */
export function rubyClassName(value: Value): string {
  if (value === undefined) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  return classNameInConversions(value);
}

/** Ruby's `TypeError` where a string is needed: `no implicit conversion of Integer into String`. */
export function noConversionToString(value: Value): string {
  return `no implicit conversion of ${classNameInConversions(value)} into String`;
}
