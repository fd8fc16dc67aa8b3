import {
  anyArray,
  anyBoolean,
  anyCallable,
  anyClass,
  anyCollection,
  anyEnum,
  anyFloat,
  anyHash,
  anyInit,
  anyInteger,
  anyIterable,
  anyIterator,
  anyNotUndef,
  anyOptional,
  anyPattern,
  anyRegexp,
  anyResource,
  anyRuntime,
  anySemVer,
  anySensitive,
  anyString,
  anyStruct,
  anyTimespan,
  anyTimestamp,
  anyTuple,
  anyTypeType,
  anyUri,
  anyVariant,
} from './factory.ts';
import { anyObject, anyTypeSet } from './objects/any-object.ts';
import type { Type } from './type.ts';

const PLAIN: Readonly<Partial<Record<Type['kind'], Type>>> = {
  Integer: anyInteger,
  Float: anyFloat,
  Boolean: anyBoolean,
  String: anyString,
  Enum: anyEnum,
  Pattern: anyPattern,
  Regexp: anyRegexp,
  Collection: anyCollection,
  Array: anyArray,
  Hash: anyHash,
  Tuple: anyTuple,
  Struct: anyStruct,
  Iterable: anyIterable,
  Iterator: anyIterator,
  Optional: anyOptional,
  NotUndef: anyNotUndef,
  Variant: anyVariant,
  Sensitive: anySensitive,
  Type: anyTypeType,
  Callable: anyCallable,
  Resource: anyResource,
  Class: anyClass,
  Runtime: anyRuntime,
  Timestamp: anyTimestamp,
  Timespan: anyTimespan,
  SemVer: anySemVer,
  URI: anyUri,
  Init: anyInit,
  Object: anyObject,
  TypeSet: anyTypeSet,
};

/**
 * Returns the type of the same kind without parameters, such as `Integer` for `Integer[1, 5]`. Returns a kind that has
 * no parameters unchanged.
 */
export function toPlainType(type: Type): Type {
  return PLAIN[type.kind] ?? type;
}
