/**
 * Equality of values and of types, in one file because values and types may contain each other. Compares only data: the
 * rules of assignability are in `types/`.
 */
import { spend } from '../budget/meter.ts';
import type { ObjectAttribute, ObjectType, SizeRange, StructElement, Type } from '../types/type.ts';
import { compareTimeWithNumber } from './compare.ts';
import { keyOfRange, type VersionRange } from './semver-range.ts';
import { asciiDowncase } from './text.ts';
import { sameUri } from './uri.ts';
import { DEFAULT, isArray, isHash, type TimespanValue, type TimestampValue, type Value } from './value.ts';

/**
 * Compares like Puppet's `==` (`pops/evaluator/compare_operator.rb`). Strings are compared without regard to ASCII
 * case, integers with floats by value, and times with numbers by their seconds. Elements of arrays and hashes are
 * compared by the same rules, but keys of a hash must match exactly. All other values are compared by `strictlyEqual`.
 */
export function valuesEqual(a: Value, b: Value): boolean {
  if (a === b) return true;
  spend(1);
  if (typeof a === 'string')
    return typeof b === 'string' && a.length === b.length && asciiDowncase(a) === asciiDowncase(b);
  if (isNumber(a)) return isNumber(b) ? compareEqual(a, b) : isTime(b) && compareTimeWithNumber(b, a) === 0;
  if (isTime(a) && isNumber(b)) return compareTimeWithNumber(a, b) === 0;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    spend(a.length);
    return a.every((item, index) => valuesEqual(item, b[index]));
  }
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

function compareEqual(a: bigint | number, b: bigint | number): boolean {
  return !(a < b) && !(a > b) && !Number.isNaN(a) && !Number.isNaN(b);
}

/** Compares like Ruby's `==`: strings exactly, and 1 equals 1.0. The same applies to elements at any depth. */
export function rubyEqual(a: Value, b: Value): boolean {
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) {
    return a <= b && a >= b;
  }
  if (a === DEFAULT || b === DEFAULT) return a === b;
  if (isArray(a)) {
    spend(1);
    return isArray(b) && a.length === b.length && a.every((each, index) => rubyEqual(each, b[index]));
  }
  if (isHash(a)) {
    spend(a.size);
    return isHash(b) && a.size === b.size && [...a].every(([key, value]) => b.has(key) && rubyEqual(value, b.get(key)));
  }
  return strictlyEqual(a, b);
}

/**
 * Compares like Ruby's `eql?`: strings exactly, and `1` differs from `1.0`. Collections are equal if their contents
 * are.
 */
export function strictlyEqual(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a === DEFAULT || b === DEFAULT) return false;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  spend(1);
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
      return b.kind === 'SemVer' && a.text === b.text;
    case 'SemVerRange':
      return b.kind === 'SemVerRange' && sameRange(a.range, b.range);
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
  if (a.equality === 'identity') return false;
  if ('key' in a.equality)
    return typeof b.equality === 'object' && 'key' in b.equality && a.equality.key === b.equality.key;
  if (a.equality.type && a.type !== b.type && !typesEqual(a.type, b.type)) return false;
  return a.equality.attributes.every(
    (name) => b.attributes.has(name) && strictlyEqual(a.attributes.get(name), b.attributes.get(name)),
  );
}

type ObjectLike = Extract<Value, { readonly kind: 'Object' }>;

function optionalEqual(a: Type | undefined, b: Type | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && typesEqual(a, b);
}

function sizesEqual(a: SizeRange | undefined, b: SizeRange | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to;
}

function listsEqual<T extends object | string>(
  a: readonly T[],
  b: readonly T[],
  equal: (left: T, right: T) => boolean,
): boolean {
  if (a.length !== b.length) return false;
  for (const [index, other] of b.entries()) {
    const own = a[index];
    if (own === undefined || !equal(own, other)) return false;
  }
  return true;
}

/**
 * True if two lists have the same length and each element of `a` is in `b`. Puppet uses this rule to compare variants
 * and patterns.
 */
function setsEqual<T>(a: readonly T[], b: readonly T[], equal: (left: T, right: T) => boolean): boolean {
  return a.length === b.length && a.every((item) => b.some((other) => equal(item, other)));
}

const elementsEqual = (a: StructElement, b: StructElement): boolean =>
  a.name === b.name && typesEqual(a.key, b.key) && typesEqual(a.value, b.value);

const attributesEqual = (a: ObjectAttribute, b: ObjectAttribute): boolean =>
  a.name === b.name &&
  a.kind === b.kind &&
  a.final === b.final &&
  a.override === b.override &&
  a.hasValue === b.hasValue &&
  typesEqual(a.type, b.type) &&
  strictlyEqual(a.value, b.value);

const same = (a: string, b: string): boolean => a === b;

function parametersEqual(a: ObjectType, b: ObjectType): boolean {
  const left = a.extension?.parameters;
  const right = b.extension?.parameters;
  if (left === undefined || right === undefined) return left === right;
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && strictlyEqual(value, right.get(name)))
  );
}

/** True if two types are the same data. Different types may still be assignable to each other. */
export function typesEqual(a: Type, b: Type): boolean {
  if (a === b) return true;
  spend(1);
  switch (a.kind) {
    case 'Integer':
    case 'Timestamp':
    case 'Timespan':
      return b.kind === a.kind && a.from === b.from && a.to === b.to;
    case 'Float':
      return b.kind === 'Float' && a.from === b.from && a.to === b.to;
    case 'Boolean':
      return b.kind === 'Boolean' && a.value === b.value;
    case 'String':
      return b.kind === 'String' && a.value === b.value && sizesEqual(a.size, b.size);
    case 'Enum':
      return b.kind === 'Enum' && a.caseInsensitive === b.caseInsensitive && listsEqual(a.values, b.values, same);
    case 'Pattern':
      return b.kind === 'Pattern' && setsEqual(a.patterns, b.patterns, same);
    case 'Regexp':
      return b.kind === 'Regexp' && a.pattern === b.pattern;
    case 'Collection':
      return b.kind === 'Collection' && sizesEqual(a.size, b.size);
    case 'Array':
      return b.kind === 'Array' && sizesEqual(a.size, b.size) && typesEqual(a.element, b.element);
    case 'Hash':
      return (
        b.kind === 'Hash' && sizesEqual(a.size, b.size) && typesEqual(a.key, b.key) && typesEqual(a.value, b.value)
      );
    case 'Tuple':
      return b.kind === 'Tuple' && sizesEqual(a.size, b.size) && listsEqual(a.types, b.types, typesEqual);
    case 'Struct':
      return b.kind === 'Struct' && listsEqual(a.elements, b.elements, elementsEqual);
    case 'Iterable':
    case 'Iterator':
      return b.kind === a.kind && optionalEqual(a.element, b.element);
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
      return b.kind === a.kind && optionalEqual(a.type, b.type);
    case 'Variant':
      return b.kind === 'Variant' && setsEqual(a.types, b.types, typesEqual);
    case 'Callable':
      return (
        b.kind === 'Callable' &&
        optionalEqual(a.parameters, b.parameters) &&
        optionalEqual(a.block, b.block) &&
        optionalEqual(a.returnType, b.returnType)
      );
    case 'Resource':
      return b.kind === 'Resource' && a.typeName === b.typeName && a.title === b.title;
    case 'Class':
      return b.kind === 'Class' && a.className === b.className;
    case 'Runtime':
      return b.kind === 'Runtime' && a.runtime === b.runtime && a.name === b.name;
    case 'SemVer':
      return b.kind === 'SemVer' && listsEqual(a.ranges, b.ranges, sameRange);
    case 'URI':
      return b.kind === 'URI' && strictlyEqual(a.parameters, b.parameters);
    case 'Init':
      return b.kind === 'Init' && optionalEqual(a.type, b.type) && strictlyEqual(a.arguments, b.arguments);
    case 'Object':
      return (
        b.kind === 'Object' &&
        parametersEqual(a, b) &&
        a.name === b.name &&
        optionalEqual(a.parent, b.parent) &&
        listsEqual(a.attributes, b.attributes, attributesEqual) &&
        listsEqual(
          a.functions,
          b.functions,
          (left, right) => left.name === right.name && typesEqual(left.type, right.type),
        )
      );
    case 'TypeSet':
      return b.kind === 'TypeSet' && a.name === b.name && strictlyEqual(a.initHash, b.initHash);
    case 'TypeAlias':
      return b.kind === 'TypeAlias' && a.name === b.name;
    case 'TypeReference':
      return b.kind === 'TypeReference' && a.text === b.text;
    default:
      // Types of all other kinds have no parameters.
      return a.kind === b.kind;
  }
}

function sameRange(a: VersionRange, b: VersionRange): boolean {
  return a === b || keyOfRange(a) === keyOfRange(b);
}
