/** Infers the exact type of a value. Does not use assignability, because assignability uses this file. */
import { allocate, spend } from '../budget/meter.ts';
import { rangeBetween } from '../values/semver-range.ts';
import { versionOfValue } from '../values/semver.ts';
import { stringEntries } from '../values/string-entries.ts';
import { uriParts } from '../values/uri.ts';
import { DEFAULT, isArray, type PuppetHash, type SensitiveValue, type Value } from '../values/value.ts';
import {
  anyType,
  binaryType,
  defaultType,
  emptyArray,
  emptyHash,
  exactSize,
  falseType,
  anySemVer,
  hashType,
  iteratorType,
  literalString,
  semVerRangeType,
  structType,
  trueType,
  tupleType,
  typeType,
  undefType,
  uriType,
  variantType,
} from './factory.ts';
import { generalize } from './generalize.ts';
import { deferredType } from './objects/builtin-object-types.ts';
import { typeOfInstance } from './objects/inherited-members.ts';
import type { Type } from './type.ts';

type InferHidden = (hidden: Value) => Type;

const [ELEMENT, ENTRY] = [60, 250];

/**
 * Returns the exact type of a value: a `Tuple` for an array, a `Struct` for a hash with string keys, and a `Hash` of
 * variants for any other hash. `inferHidden` returns the type of the value in a `Sensitive`, which is then generalized.
 */
export function inferExactType(value: Value, inferHidden: InferHidden = inferExactType): Type {
  spend(1);
  if (isArray(value)) {
    allocate(ELEMENT * value.length);
    return value.length === 0 ? emptyArray : tupleType(value.map((item) => inferExactType(item, inferHidden)));
  }
  if (isPuppetHash(value)) return exactTypeOfHash(value, inferHidden);
  if (typeof value === 'object' && value.kind === 'SemVer') {
    const version = versionOfValue(value.text);
    return { kind: 'SemVer', ranges: [{ ...rangeBetween(version, version), text: `${value.text} - ${value.text}` }] };
  }
  return typeOfScalar(value, inferHidden);
}

function exactTypeOfHash(hash: PuppetHash, inferHidden: InferHidden): Type {
  const exactType = (value: Value): Type => inferExactType(value, inferHidden);
  if (hash.size === 0) return emptyHash;
  allocate(ENTRY * hash.size);
  const keys = [...hash.keys()];
  if (keys.every((key) => typeof key === 'string' && key !== '')) {
    return structType(
      stringEntries(hash).map(([name, value]) => ({ name, key: literalString(name), value: exactType(value) })),
    );
  }
  return hashType(
    variantType(keys.map(exactType)),
    variantType([...hash.values()].map(exactType)),
    exactSize(hash.size),
  );
}

export function isPuppetHash(value: Value): value is PuppetHash {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Hash';
}

export function typeOfScalar(value: Exclude<Value, readonly Value[] | PuppetHash>, inferHidden: InferHidden): Type {
  if (value === undefined) return undefType;
  if (value === DEFAULT) return defaultType;
  switch (typeof value) {
    case 'string':
      return literalString(value);
    case 'bigint':
      return { kind: 'Integer', from: value, to: value };
    case 'number':
      return {
        kind: 'Float',
        from: value === -Infinity ? undefined : value,
        to: value === Infinity ? undefined : value,
      };
    case 'boolean':
      return value ? trueType : falseType;
    default:
  }
  if (typeof value !== 'object') return anyType;
  switch (value.kind) {
    case 'Regexp':
      return { kind: 'Regexp', pattern: value.source };
    case 'Sensitive':
      return typeOfSensitive(value, inferHidden);
    case 'Binary':
      return binaryType;
    case 'Timestamp':
    case 'Timespan':
      return { kind: value.kind, from: value.nanoseconds, to: value.nanoseconds };
    case 'SemVer':
      return anySemVer;
    case 'SemVerRange':
      return semVerRangeType;
    case 'URI':
      return uriType(uriParts(value.text));
    case 'Deferred':
      return deferredType;
    case 'Object':
      return typeOfInstance(value);
    case 'Iterator':
      return iteratorType(value.elementType);
    case 'Type':
      return typeType(value.type);
  }
}

function typeOfSensitive({ value }: SensitiveValue, inferHidden: InferHidden): Type {
  const inner = generalize(inferHidden(value));
  return { kind: 'Sensitive', type: inner.kind === 'Any' ? undefined : inner };
}
