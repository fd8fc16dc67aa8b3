/**
 * Keys of values for a `Map`. Values that Ruby's hashes treat as equal have the same key: 1 and 1.0 differ, and
 * arrays, hashes and types are equal if their contents are.
 */
import { allocate, spend } from '../budget/meter.ts';
import type { SizeRange, Type } from '../types/type.ts';
import { keyOfRange } from './semver-range.ts';
import type { Default, Value } from './value.ts';

/** Key of a value. A simple value is its own key. The key of any other value is a string that begins with NUL. */
export type HashKey = string | bigint | number | boolean | undefined | Default;

/**
 * Returns the key of a value. Two values have the same key if and only if a Puppet hash treats them as the same key.
 */
export function hashKey(value: Value): HashKey {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0s${value}` : value;
  if (typeof value !== 'object') return value;
  const key = `\0${valueKey(value)}`;
  allocate(key.length);
  return key;
}

function valueKey(value: Value): string {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'symbol':
      return 'd';
    case 'string':
      return `s${JSON.stringify(value)}`;
    case 'bigint':
      return `i${value}`;
    case 'number':
      return `f${value}`;
    case 'boolean':
      return value ? 't' : 'n';
    default:
      return isList(value) ? listKey(value, valueKey) : objectKey(value);
  }
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function listKey<T>(items: readonly T[], key: (item: T) => string): string {
  spend(4 + items.length);
  return `[${items.map(key).join(',')}]`;
}

function objectKey(value: Exclude<Extract<Value, object>, readonly Value[]>): string {
  switch (value.kind) {
    case 'Hash':
      // Sorts the entries, because their order does not matter for equality.
      return `{${[...value]
        .map(([key, item]) => `${valueKey(key)}=${valueKey(item)}`)
        .sort()
        .join(',')}}`;
    case 'Regexp':
      return `/${JSON.stringify(value.source)}`;
    case 'Sensitive':
      return `S(${valueKey(value.value)})`;
    case 'Binary':
      return `B(${value.bytes.join('.')})`;
    case 'Timestamp':
    case 'Timespan':
      // Puppet's times have no hash code of their own, so that Ruby takes each object for another key.
      return identityKey(value);
    case 'SemVerRange':
      return `${value.kind}(${keyOfRange(value.range)})`;
    case 'SemVer':
    case 'URI':
      return `${value.kind}(${JSON.stringify(value.text)})`;
    case 'Deferred':
      return `D${JSON.stringify(value.functionName)}${listKey(value.arguments, valueKey)}`;
    case 'Object':
      if (value.equality === 'identity') return identityKey(value);
      if ('key' in value.equality) return `O(${value.equality.key})`;
      return `O(${identityKey(value.type)},${listKey(value.equality.attributes, (name) => valueKey(value.attributes.get(name)))})`;
    case 'Iterator':
      return identityKey(value);
    case 'Type':
      return `Y${typeKey(value.type)}`;
  }
}

function attributesKey(attributes: ReadonlyMap<string, Value>): string {
  return listKey([...attributes], ([name, item]) => `${name}=${valueKey(item)}`);
}

const identityKeys = new WeakMap<object, string>();
let identityCount = 0;
function identityKey(object: object): string {
  const known = identityKeys.get(object);
  if (known !== undefined) return known;
  identityCount += 1;
  const key = `#${identityCount}`;
  identityKeys.set(object, key);
  return key;
}

function sizeKey(size: SizeRange | undefined): string {
  return size === undefined ? '' : `${size.from}..${size.to}`;
}

function optionalTypeKey(type: Type | undefined): string {
  return type === undefined ? '' : typeKey(type);
}

/**
 * Returns the key of a type, computed from its data. As in Puppet, the order of a variant's alternatives is part of the
 * key, although `==` ignores the order. Types with names (aliases, object types, type sets) have their names as keys.
 */
function typeKey(type: Type): string {
  return `${type.kind}(${parametersKey(type)})`;
}

/** True if two types are the same key of a hash. */
export function isSameKey(a: Type, b: Type): boolean {
  return a === b || typeKey(a) === typeKey(b);
}

function parametersKey(type: Type): string {
  switch (type.kind) {
    case 'Integer':
    case 'Float':
      return `${type.from}..${type.to}`;
    case 'Timestamp':
    case 'Timespan':
      // Like the times that bound it. In the type of a value, both bounds are one object.
      return type.from === type.to ? `${type.from}` : identityKey(type);
    case 'Boolean':
      return String(type.value);
    case 'String':
      return type.value === undefined ? sizeKey(type.size) : JSON.stringify(type.value);
    case 'Enum':
      return `${JSON.stringify(type.values)}${type.caseInsensitive}`;
    case 'Pattern':
      return JSON.stringify(type.patterns);
    case 'Regexp':
      return valueKey(type.pattern);
    case 'Collection':
      return sizeKey(type.size);
    case 'Array':
      return `${typeKey(type.element)},${sizeKey(type.size)}`;
    case 'Hash':
      return `${typeKey(type.key)},${typeKey(type.value)},${sizeKey(type.size)}`;
    case 'Tuple':
      return `${listKey(type.types, typeKey)}${sizeKey(type.size)}`;
    case 'Struct':
      return listKey(type.elements, (element) => `${typeKey(element.key)}=${typeKey(element.value)}`);
    case 'Iterable':
    case 'Iterator':
      return optionalTypeKey(type.element);
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
      return optionalTypeKey(type.type);
    case 'Variant':
      return listKey(type.types, typeKey);
    case 'Callable':
      return [type.parameters, type.block, type.returnType].map(optionalTypeKey).join(',');
    case 'Resource':
      return `${valueKey(type.typeName)},${valueKey(type.title)}`;
    case 'Class':
      return valueKey(type.className);
    case 'Runtime':
      return `${valueKey(type.runtime)},${valueKey(type.name)}`;
    case 'SemVer':
      return JSON.stringify(type.ranges.map(keyOfRange));
    case 'URI':
      return valueKey(type.parameters);
    case 'Init':
      return `${optionalTypeKey(type.type)},${valueKey(type.arguments)}`;
    case 'Object':
      if (type.extension !== undefined)
        return `${typeKey(type.extension.base)}${attributesKey(type.extension.parameters)}`;
      return type.name ?? valueKey(type.initHash);
    case 'TypeSet':
      return type.name ?? valueKey(type.initHash);
    case 'TypeAlias':
      return type.name;
    case 'TypeReference':
      return JSON.stringify(type.text);
    default:
      return '';
  }
}
