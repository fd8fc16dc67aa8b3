import { typesEqual } from '../types/equal.ts';
import { compareTimeWithNumber } from './compare.ts';
import { asciiDowncase } from './text.ts';
import { sameUri } from './uri.ts';
import { DEFAULT, isArray, type TimespanValue, type TimestampValue, type Value } from './value.ts';

/**
 * Puppet's `==` (`pops/evaluator/compare_operator.rb`): strings without ASCII case, numbers by value whatever their type,
 * arrays and hashes by content in the same manner; everything else as `strictlyEqual`. A hash's keys must be exact.
 */
export function valuesEqual(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a === 'string')
    return typeof b === 'string' && a.length === b.length && asciiDowncase(a) === asciiDowncase(b);
  if (isNumber(a)) return isNumber(b) ? compareEqual(a, b) : isTime(b) && compareTimeWithNumber(b, a) === 0;
  if (isTime(a) && isNumber(b)) return compareTimeWithNumber(a, b) === 0;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, index) => valuesEqual(item, b[index]));
  if (typeof a === 'object' && a.kind === 'Hash') {
    if (typeof b !== 'object' || isArray(b) || b.kind !== 'Hash' || a.size !== b.size) return false;
    for (const [key, item] of a) if (!valuesEqual(b.get(key), item)) return false;
    return true;
  }
  return strictlyEqual(a, b);
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function isTime(value: Value): value is TimestampValue | TimespanValue {
  return typeof value === 'object' && !isArray(value) && (value.kind === 'Timestamp' || value.kind === 'Timespan');
}

/** An integer and a float are equal when their mathematical values are. */
function compareEqual(a: bigint | number, b: bigint | number): boolean {
  return !(a < b) && !(a > b) && !Number.isNaN(a) && !Number.isNaN(b);
}

/** Ruby's `eql?`: exact strings, `1` and `1.0` differ, collections by content. */
export function strictlyEqual(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a === DEFAULT || b === DEFAULT) return false;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, index) => strictlyEqual(item, b[index]));
  if (isArray(b)) return false;
  switch (a.kind) {
    case 'Hash': {
      if (b.kind !== 'Hash' || a.size !== b.size) return false;
      for (const [key, item] of a) if (!b.has(key) || !strictlyEqual(b.get(key), item)) return false;
      return true;
    }
    case 'Regexp':
      return b.kind === 'Regexp' && a.source === b.source;
    case 'Sensitive':
      return b.kind === 'Sensitive' && strictlyEqual(a.value, b.value);
    case 'Binary':
      return (
        b.kind === 'Binary' &&
        a.bytes.length === b.bytes.length &&
        a.bytes.every((byte, index) => byte === b.bytes[index])
      );
    case 'Timestamp':
      return b.kind === 'Timestamp' && a.nanoseconds === b.nanoseconds;
    case 'Timespan':
      return b.kind === 'Timespan' && a.nanoseconds === b.nanoseconds;
    case 'SemVer':
    case 'SemVerRange':
      return b.kind === a.kind && a.text === b.text;
    case 'URI':
      return b.kind === 'URI' && sameUri(a.text, b.text);
    case 'Deferred':
      return b.kind === 'Deferred' && a.functionName === b.functionName && strictlyEqual(a.arguments, b.arguments);
    case 'Object':
      return b.kind === 'Object' && objectsEqual(a, b);
    case 'Iterator':
      return false;
    case 'Type':
      return b.kind === 'Type' && typesEqual(a.type, b.type);
  }
}

function objectsEqual(a: ObjectLike, b: ObjectLike): boolean {
  if (a.type !== b.type && !typesEqual(a.type, b.type)) return false;
  if (a.attributes.size !== b.attributes.size) return false;
  for (const [name, item] of a.attributes) if (!strictlyEqual(item, b.attributes.get(name))) return false;
  return true;
}

type ObjectLike = Extract<Value, { readonly kind: 'Object' }>;
