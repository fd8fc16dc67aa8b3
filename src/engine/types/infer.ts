import { uriParts } from '../values/uri.ts';
import { DEFAULT, isArray, type PuppetHash, type SensitiveValue, type Value } from '../values/value.ts';
import { commonType } from './common.ts';
import {
  anyType,
  arrayType,
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
import { deferredType } from './objects/builtin.ts';
import { typeOfInstance } from './objects/extension.ts';
import type { Type } from './type.ts';

export { commonType } from './common.ts';
export { generalize } from './generalize.ts';

/**
 * The one type that describes a value (Puppet's `infer`): exact for scalars, while the elements of arrays and hashes are reduced to
 * what they have in common.
 */
export function inferType(value: Value): Type {
  if (isArray(value)) {
    return value.length === 0 ? emptyArray : arrayType(reduceTypes(value), exactSize(value.length));
  }
  if (isPuppetHash(value)) {
    if (value.size === 0) return emptyHash;
    return hashType(reduceTypes([...value.keys()]), reduceTypes([...value.values()]), exactSize(value.size));
  }
  return inferScalar(value);
}

/**
 * The most exact type of a value (Puppet's `infer_set`): tuples for arrays, structs for hashes with string keys, variants for
 * other hashes.
 */
export function inferTypeSet(value: Value): Type {
  if (isArray(value)) return value.length === 0 ? emptyArray : tupleType(value.map(inferTypeSet));
  if (isPuppetHash(value)) return inferHashSet(value);
  if (typeof value === 'object' && value.kind === 'SemVer')
    return { kind: 'SemVer', ranges: [`${value.text} - ${value.text}`] };
  return inferScalar(value);
}

function inferHashSet(hash: PuppetHash): Type {
  if (hash.size === 0) return emptyHash;
  const keys = [...hash.keys()];
  if (keys.every((key) => typeof key === 'string' && key !== '')) {
    return structType(
      [...hash].map(([key, value]) => {
        const name = String(key);
        return { name, key: literalString(name), value: inferTypeSet(value) };
      }),
    );
  }
  return hashType(
    variantType(keys.map(inferTypeSet)),
    variantType([...hash.values()].map(inferTypeSet)),
    exactSize(hash.size),
  );
}

function isPuppetHash(value: Value): value is PuppetHash {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Hash';
}

function reduceTypes(values: readonly Value[]): Type {
  let common: Type | undefined;
  for (const value of values) {
    const type = inferType(value);
    common = common === undefined ? type : commonType(common, type);
  }
  return common ?? anyType;
}

function inferScalar(value: Exclude<Value, readonly Value[] | PuppetHash>): Type {
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
      return inferSensitive(value);
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

function inferSensitive(value: SensitiveValue): Type {
  const inner = generalize(inferType(value.value));
  return { kind: 'Sensitive', type: inner.kind === 'Any' ? undefined : inner };
}
