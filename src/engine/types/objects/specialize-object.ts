/** Object types with values of their type parameters (Puppet's `p_object_type_extension.rb`). */
import { DEFAULT, PuppetHash, type Value } from '../../values/value.ts';
import { argumentError, assertInstance } from '../assert.ts';
import { isInstance } from '../instance.ts';
import { collectTypeParameters } from './inherited-members.ts';
import type { ObjectType } from '../type.ts';
import { formatKey } from '../format.ts';

/**
 * Evaluates `Error['kind']`. The keys are the values of type parameters, by position or in a hash by name. `default`
 * leaves a parameter without a value.
 */
export function specializeObject(type: ObjectType, keys: readonly Value[]): ObjectType {
  const label = type.name ?? 'Object';
  const declared = collectTypeParameters(type);
  const [firstParameter] = declared.values();
  if (firstParameter === undefined) return argumentError(`The ${label}-Type cannot be parameterized using []`);
  const [first] = keys;
  const named =
    keys.length === 1 && first instanceof PuppetHash && !isInstance(firstParameter.type, first) ? first : undefined;
  const given: readonly (readonly [string, Value])[] =
    named === undefined
      ? [...declared.keys()].slice(0, keys.length).map((name, index) => [name, keys[index]] as const)
      : [...named].map(([name, value]) => [formatKey(name), value] as const);
  const parameters = new Map<string, Value>();
  for (const [name, value] of given) {
    const parameter = declared.get(name);
    if (parameter === undefined) return argumentError(`'${name}' is not a known type parameter for ${label}-Type`);
    if (value !== DEFAULT)
      parameters.set(name, assertInstance(`type_parameter ${label}[${name}]`, parameter.type, value));
  }
  if (parameters.size === 0)
    return argumentError(`The ${label}-Type cannot be parameterized using an empty parameter list`);
  return { ...type, extension: { base: type, parameters } };
}
