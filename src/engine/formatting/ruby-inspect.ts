import { allocate } from '../budget/meter.ts';
import { uriClass } from '../values/uri-class.ts';
import { formatTypeArgument, formatTypeText } from '../types/format.ts';
import type { Type } from '../types/type.ts';
import { printInstance } from '../types/objects/instance.ts';
import { bytesToBase64 } from '../values/binary.ts';
import { inspectString } from '../values/inspect-string.ts';
import { formatFloat } from '../values/number.ts';
import { delimitRegexp } from '../values/quote.ts';
import { inspectRange } from '../values/semver-range.ts';
import { timespanText, timestampText } from '../values/time/time-text.ts';
import { LateValue, DEFAULT, isArray, type Value } from '../values/value.ts';

/** Charges the memory of a string to the budget, and returns the string. */
function made(text: string): string {
  allocate(text.length + 16);
  return text;
}

/** Prints a value like Ruby's `inspect`: `"a"`, `[1, nil]`, `{"a"=>1}`, `:default`. */
export function rubyInspect(value: Value): string {
  if (value === undefined) return 'nil';
  if (value === DEFAULT) return ':default';
  if (typeof value === 'string') return inspectString(value);
  if (typeof value === 'number') return formatFloat(value);
  if (typeof value !== 'object') return String(value);
  if (isArray(value)) return made(`[${value.map(rubyInspect).join(', ')}]`);
  switch (value.kind) {
    case 'Hash':
      return made(`{${[...value].map(([key, item]) => `${rubyInspect(key)}=>${rubyInspect(item)}`).join(', ')}}`);
    case 'Regexp':
      return delimitRegexp(value.source);
    case 'Sensitive':
      return '#<Sensitive [value redacted]>';
    case 'Binary':
      return `#<Puppet::Pops::Types::PBinaryType::Binary ${bytesToBase64(value.bytes)}>`;
    case 'Timestamp':
      return timestampText(value.nanoseconds);
    case 'Timespan':
      return timespanText(value.nanoseconds);
    case 'SemVer':
      return value.text;
    case 'SemVerRange':
      return inspectRange(value.range);
    case 'URI':
      return `#<${uriClass(value.text)} ${value.text}>`;
    case 'Type':
      return formatTypeText(value.type);
    case 'Iterator':
      return value.label;
    case 'Deferred':
    case 'Object':
      if (value instanceof LateValue) return LateValue.text;
      if (value.kind === 'Object' && value.type.kind === 'Runtime' && value.type.name === 'Symbol')
        return `:${rubyToString(value)}`;
      return printInstance(value, formatTypeArgument);
  }
}

/**
 * Prints a reference like a `Puppet::Resource`, such as `File[/x]` or `Class[Apache::Mod]`. Attributes and 3.x
 * functions receive references in this form.
 */
function referenceText(type: Type): string {
  if (type.kind === 'Class' && type.className !== undefined) return `Class[${capitalizeSegments(type.className)}]`;
  if (type.kind !== 'Resource' || type.title === undefined) return formatTypeText(type);
  return `${formatTypeText({ ...type, title: undefined })}[${type.title}]`;
}

function capitalizeSegments(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Converts a value to a string like `rubyToString`, but prints a reference as a type: `File['/x']`. */
export function rubyTextOfType(value: Value): string {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Type'
    ? formatTypeText(value.type)
    : rubyToString(value);
}

/**
 * Prints a value like Ruby's `to_s`. Strings have no quotes, undef is empty, and collections are printed like
 * `inspect`.
 */
export function rubyToString(value: Value): string {
  if (value === undefined) return '';
  if (value === DEFAULT) return 'default';
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && !isArray(value)) {
    switch (value.kind) {
      case 'Sensitive':
        return 'Sensitive [value redacted]';
      case 'Binary':
        return bytesToBase64(value.bytes);
      case 'URI':
      case 'SemVerRange':
        return value.text;
      case 'Timestamp':
        return timestampText(value.nanoseconds);
      case 'Timespan':
        return timespanText(value.nanoseconds);
      case 'Type':
        return referenceText(value.type);
      case 'Object':
        if (value.text !== undefined) return value.text;
        break;
      case 'Regexp':
        return `(?-mix:${value.source})`;
      default:
    }
  }
  return rubyInspect(value);
}
