import { allocate } from '../budget/meter.ts';
import { isArray, type Value } from '../values/value.ts';
import { commonType } from './common-type.ts';
import { inferExactType, isPuppetHash, typeOfScalar } from './exact-type.ts';
import { anyType, arrayType, emptyArray, emptyHash, exactSize, hashType } from './factory.ts';
import type { Type } from './type.ts';

/**
 * Returns the type of a value (Puppet's `infer`). It is exact for scalars. The elements of a collection are reduced to
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
 * Returns the most exact type of a value (Puppet's `infer_set`): a `Tuple` for an array, a `Struct` for a hash with
 * string keys, and a `Hash` of variants for any other hash.
 */
export function inferTypeSet(value: Value): Type {
  return inferExactType(value, inferType);
}

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
