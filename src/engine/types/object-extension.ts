import type { Value } from '../values/value.ts';
import { argumentError } from './assert.ts';
import { typeParametersOf } from './object-members.ts';
import type { ObjectType, Type } from './type.ts';

/** `Error['kind']`: a named object type with values for its type parameters. */
export function specializeObject(type: ObjectType, _keys: readonly Value[]): Type {
  const label = type.name ?? 'Object';
  if (typeParametersOf(type).size === 0) argumentError(`The ${label}-Type cannot be parameterized using []`);
  return type;
}
