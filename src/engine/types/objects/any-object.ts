import { PuppetHash } from '../../values/value.ts';
import type { ObjectType, TypeSetType } from '../type.ts';

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
  initHash: PuppetHash.fromObject({
    pcore_uri: 'http://puppet.com/2016.1/pcore',
    pcore_version: '1.0.0',
    name_authority: 'http://puppet.com/2016.1/runtime',
    name: 'DefaultTypeSet',
    version: '0.0.0',
  }),
};
