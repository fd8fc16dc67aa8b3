/** `TypeSet[{...}]`: types under one name (`p_type_set_type.rb` of Puppet). */
import { PuppetHash, type Value } from '../values/value.ts';
import { typeOf } from './access-check.ts';
import { argumentError } from './assert.ts';
import { anyTypeSet } from './object-defaults.ts';
import type { Type, TypeSetType } from './type.ts';

export function makeTypeSet(declaration: Value): Type {
  if (declaration === undefined || (declaration instanceof PuppetHash && declaration.size === 0)) return anyTypeSet;
  return declareTypeSet(undefined, declaration);
}

/** A type set from its declaration; its types are those of the hash's `types`. */
export function declareTypeSet(name: string | undefined, declaration: Value): TypeSetType {
  if (!(declaration instanceof PuppetHash)) argumentError('TypeSet initializer has wrong type');
  const declared = declaration.get('types');
  const types = new Map<string, Type>();
  if (declared instanceof PuppetHash) {
    for (const [key, value] of declared) {
      const type = typeOf(value);
      if (type !== undefined) types.set(String(key), type);
    }
  }
  const given = declaration.get('name');
  return {
    kind: 'TypeSet',
    name: name ?? (typeof given === 'string' ? given : undefined),
    types,
    initHash: declaration,
  };
}
