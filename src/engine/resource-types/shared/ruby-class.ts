import { rubyClassName as classNameInConversions } from '../../formatting/ruby-number.ts';
import type { Value } from '../../values/value.ts';

/**
 * Returns the Ruby class of an attribute's value, as messages of resource types print it. A reference has the class
 * `Puppet::Resource`.
 */
export function rubyClassName(value: Value): string {
  if (value === undefined) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  return classNameInConversions(value);
}

/**
 * Returns the message of Ruby's `TypeError` for a value that is not a string: `no implicit conversion of Integer into
 * String`.
 */
export function noConversionToString(value: Value): string {
  return `no implicit conversion of ${classNameInConversions(value)} into String`;
}
