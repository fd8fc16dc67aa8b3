import { PuppetHash } from '../values/value.ts';
import type { ObjectType, TypeSetType } from './type.ts';

/** The plain `Object`, of which every object type is one. */
export const anyObject: ObjectType = {
  kind: 'Object',
  name: undefined,
  parent: undefined,
  attributes: [],
  functions: [],
  equality: undefined,
  equalityIncludeType: true,
  serialization: undefined,
  typeParameters: [],
  initHash: PuppetHash.empty,
};

export const anyTypeSet: TypeSetType = {
  kind: 'TypeSet',
  name: undefined,
  types: new Map(),
  initHash: PuppetHash.empty,
};
