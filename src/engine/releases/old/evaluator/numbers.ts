/** Numbers, texts and truth as releases with the old grammar see them (`parser/scope.rb` and `parser/ast` of 3.8). */
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { rubyClassName } from '../../../formatting/ruby-number.ts';
import { isArray, isHash, type Value } from '../../../values/value.ts';

/** The number that a value is, or that a text can be read as. */
export function numberOf(value: Value): bigint | number | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(?::?\.\d+|(?::?\.\d+)?e\d+)$/.test(value)) return Number.parseFloat(value);
  if (/^0x[0-9a-f]+$/i.test(value)) return BigInt(value);
  if (/^0[0-7]+$/.test(value)) return BigInt(`0o${value.slice(1)}`);
  return /^-?\d+$/.test(value) ? BigInt(value) : undefined;
}

/** A value as a part of a text: the elements of an array follow one another without anything between. */
export function joinedText(value: Value): string {
  return isArray(value)
    ? value.map((each) => (isArray(each) ? joinedText(each) : elementText(each))).join('')
    : rubyText(value);
}

/** The elements of arguments, at any depth, with a separator between (Ruby's `Array#join`). */
export function joinedWith(values: readonly Value[], separator: string): string {
  return values.map((each) => (isArray(each) ? joinedWith(each, separator) : elementText(each))).join(separator);
}

/** Undef inside a collection is the symbol `:undef` in Ruby. */
function elementText(value: Value): string {
  return value === undefined ? 'undef' : rubyText(value);
}

/** Ruby's `to_s`, with the undef in collections as the symbol that it is. */
export function rubyText(value: Value): string {
  return isArray(value) || isHash(value) ? inspected(value) : rubyToString(value);
}

/** A value as Ruby's message on a method that it lacks tells it. */
export function inspectWithClass(value: Value): string {
  return `${inspected(value)}:${value === undefined ? 'Symbol' : rubyClassName(value)}`;
}

/** Ruby's `inspect`, as `rubyText`. */
export function inspected(value: Value): string {
  if (value === undefined) return ':undef';
  if (isArray(value)) return `[${value.map(inspected).join(', ')}]`;
  if (isHash(value)) return `{${[...value].map(([key, item]) => `${inspected(key)}=>${inspected(item)}`).join(', ')}}`;
  return rubyInspect(value);
}
