/**
 * Conversions between numbers, strings and booleans in releases with the old grammar (`parser/scope.rb` and
 * `parser/ast` of 3.8).
 */
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { rubyClassName } from '../../../formatting/ruby-number.ts';
import { isArray, isHash, type Value } from '../../../values/value.ts';

/** Converts a number or a numeric string to a number. Returns undefined for any other value. */
export function toNumber(value: Value): bigint | number | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(?::?\.\d+|(?::?\.\d+)?e\d+)$/.test(value)) return Number.parseFloat(value);
  if (/^0x[0-9a-f]+$/i.test(value)) return BigInt(value);
  if (/^0[0-7]+$/.test(value)) return BigInt(`0o${value.slice(1)}`);
  return /^-?\d+$/.test(value) ? BigInt(value) : undefined;
}

/** Converts a value for interpolation in a string. Elements of an array are joined without a separator. */
export function joinedText(value: Value): string {
  return isArray(value)
    ? value.map((each) => (isArray(each) ? joinedText(each) : elementText(each))).join('')
    : rubyText(value);
}

/** Joins arguments, and the elements of nested arrays, with a separator (Ruby's `Array#join`). */
export function joinedWith(values: readonly Value[], separator: string): string {
  return values.map((each) => (isArray(each) ? joinedWith(each, separator) : elementText(each))).join(separator);
}

/** Converts an element of a collection to a string. Undef is the symbol `:undef` in a Ruby collection. */
function elementText(value: Value): string {
  return value === undefined ? 'undef' : rubyText(value);
}

/** Converts a value like Ruby's `to_s`. Undef in a collection is printed as the symbol `:undef`. */
export function rubyText(value: Value): string {
  return isArray(value) || isHash(value) ? inspected(value) : rubyToString(value);
}

/** Formats a value like Ruby in the message of a NoMethodError. */
export function inspectWithClass(value: Value): string {
  return `${inspected(value)}:${value === undefined ? 'Symbol' : rubyClassName(value)}`;
}

/** Formats a value like Ruby's `inspect`. Undef is printed as the symbol `:undef`. */
export function inspected(value: Value): string {
  if (value === undefined) return ':undef';
  if (isArray(value)) return `[${value.map(inspected).join(', ')}]`;
  if (isHash(value)) return `{${[...value].map(([key, item]) => `${inspected(key)}=>${inspected(item)}`).join(', ')}}`;
  return rubyInspect(value);
}
