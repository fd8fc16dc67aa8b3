/** Converts values to strings: for interpolation, and as Puppet source. */
import { allocate } from '../budget/meter.ts';
import { formatTypeText } from '../types/format.ts';
import { bytesToBase64 } from '../values/binary.ts';
import { formatValue } from './format-value.ts';
import { formatFloat } from '../values/number.ts';
import { printRegexp, quoteString } from '../values/quote.ts';
import { timespanText, timestampText } from '../values/time/time-text.ts';
import { LateValue, DEFAULT, PuppetHash, isArray, type Value } from '../values/value.ts';

/** Charges the memory of a string to the budget, and returns the string. */
function made(text: string): string {
  allocate(text.length + 16);
  return text;
}

/**
 * Converts a value to its form in `"${value}"` and in the log of `notice` (`evaluator_impl.rb`, the `string_*`
 * methods). Undef is empty, and strings have no quotes. Elements of arrays and hashes are converted in the same way.
 */
export function displayString(value: Value): string {
  if (value === undefined) return '';
  if (value === DEFAULT) return 'default';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatFloat(value);
  if (typeof value !== 'object') return String(value);
  if (isArray(value)) return made(`[${value.map(displayString).join(', ')}]`);
  switch (value.kind) {
    case 'Hash':
      return made(`{${[...value].map(([key, item]) => `${displayString(key)} => ${displayString(item)}`).join(', ')}}`);
    case 'Regexp':
      return printRegexp(value.source);
    case 'Sensitive':
      return 'Sensitive [value redacted]';
    case 'Binary':
      return bytesToBase64(value.bytes);
    case 'Timestamp':
      return timestampText(value.nanoseconds);
    case 'Timespan':
      return timespanText(value.nanoseconds);
    case 'SemVer':
    case 'SemVerRange':
    case 'URI':
      return value.text;
    case 'Deferred':
    case 'Object':
      if (value instanceof LateValue) return LateValue.text;
      if (value.kind === 'Object' && value.text !== undefined) return value.text;
      return programString(value);
    case 'Iterator':
      return value.label;
    case 'Type':
      if (value.label !== undefined) return value.label;
      return formatTypeText(value.type);
  }
}

/**
 * Formats a value like `%p`. Strings and elements of collections have quotes, and undef is `undef`. Common types take a
 * fast path.
 */
export function programString(value: Value): string {
  if (value === undefined) return 'undef';
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (typeof value === 'object' && isArray(value)) return made(`[${value.map(programString).join(', ')}]`);
  if (value instanceof PuppetHash) {
    return made(`{${[...value].map(([key, item]) => `${programString(key)} => ${programString(item)}`).join(', ')}}`);
  }
  if (typeof value === 'object' && value.kind === 'Type') return formatTypeText(value.type);
  return formatValue(value, '%p');
}

export { rubyInspect } from './ruby-inspect.ts';
