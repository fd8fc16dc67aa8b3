import { allocate } from '../budget/meter.ts';
import { isArray, type Value } from '../values/value.ts';
import { commonType } from './common-type.ts';
import { inferExactType, isPuppetHash, typeOfScalar } from './exact-type.ts';
import { anyType, arrayType, emptyArray, emptyHash, exactSize, hashType } from './factory.ts';
import type { Type } from './type.ts';

/**
 * The single type of a value (Puppet's `infer`): exact for scalars; the elements of arrays and hashes are reduced to
 * their common type.
 */
export function inferType(value: Value): Type {
  if (isArray(value)) {
    return value.length === 0 ? emptyArray : arrayType(reduceTypes(value), exactSize(value.length));
  }
  if (isPuppetHash(value)) {
    if (value.size === 0) return emptyHash;
    return hashType(reduceTypes([...value.keys()]), reduceTypes([...value.values()]), exactSize(value.size));
  }
  return typeOfScalar(value, inferType);
}

/**
 * The most exact type of a value (Puppet's `infer_set`): tuples for arrays, structs for hashes with string keys,
 * variants for other hashes.
 */
export function inferTypeSet(value: Value): Type {
  return inferExactType(value, inferType);
}

/** Bytes charged per type. */
const TYPE = 80;

function reduceTypes(values: readonly Value[]): Type {
  let common: Type | undefined;
  for (const value of values) {
    allocate(TYPE);
    const type = inferType(value);
    common = common === undefined ? type : commonType(common, type);
  }
  return common ?? anyType;
}
