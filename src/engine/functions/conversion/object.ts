import { DeferredValue, ObjectValue, PuppetHash, isArray, type Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { objectSignatures } from '../../types/new/object-signatures.ts';
import type { Constructor } from './constructor.ts';
import { isInstance } from '../../types/instance.ts';
import { describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import { computeEquality, listGivenAttributes } from '../../types/objects/inherited-members.ts';
import type { ObjectAttribute, ObjectType } from '../../types/type.ts';
import { displayString } from '../../formatting/display.ts';

/**
 * Creates the constructor of an object type. Its arguments are one hash of attributes, or attributes by position. By
 * position, attributes without a default come first.
 */
export function objectConstructor(type: ObjectType): Constructor {
  const attributes = listGivenAttributes(type);
  const { struct, ordered, byHash, byPosition } = objectSignatures(type);
  const { implementation } = type;
  const takesHash = implementation?.takesHash !== false;
  const signatures = takesHash ? [byHash, byPosition] : [byPosition];
  return {
    signatures,
    call(args) {
      const [first] = args;
      if (takesHash && args.length === 1 && first instanceof PuppetHash && isInstance(struct, first)) {
        if (implementation !== undefined)
          return implementation.create(ordered.map(({ name, value }) => (first.has(name) ? first.get(name) : value)));
        return instantiate(type, attributes, (name) => (first.has(name) ? { of: first.get(name) } : undefined));
      }
      const { parameters } = byPosition.type;
      if (parameters === undefined || !isInstance(parameters, args)) {
        return argumentError(describeSignatures(`new_${type.name ?? ''}`, signatures, inferArguments(args)));
      }
      if (implementation !== undefined) return implementation.create(args);
      const positions = new Map(ordered.map((each, index) => [each.name, index]));
      return instantiate(type, attributes, (name) => {
        const index = positions.get(name) ?? args.length;
        return index < args.length ? { of: args[index] } : undefined;
      });
    },
  };
}

function instantiate(
  type: ObjectType,
  attributes: readonly ObjectAttribute[],
  given: (name: string) => { readonly of: Value } | undefined,
): Value {
  const values = new Map<string, Value>();
  for (const { name, value } of attributes) {
    const own = given(name);
    values.set(name, own === undefined ? value : own.of);
  }
  if (type.name === 'Deferred') {
    const args = values.get('arguments');
    return new DeferredValue(displayString(values.get('name')), isArray(args) ? args : [], args !== undefined);
  }
  return new ObjectValue(type, values, computeEquality(type));
}
