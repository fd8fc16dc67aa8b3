/** What the properties of a resource are on the machine (`type.rb`, `retrieve`). */
import type { MaybePromise, PresentValues } from '../resource-types/definition.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { Instance } from '../resource-types/instance.ts';
import { findAttribute } from '../resource-types/type-attributes.ts';
import type { Target } from '../target/target.ts';
import type { Value } from '../values/value.ts';

/** The properties to read, once the type has set what only the machine can tell it. */
export function propertiesToRead(resource: Instance, target: Target): readonly Property[] {
  const { type } = resource;
  type.beforeRetrieve?.(resource, target);
  if (type.retrieve === undefined) askForEnsure(resource);
  return resource.properties;
}

function askForEnsure(resource: Instance): void {
  if (resource.property('ensure') !== undefined || resource.type.needsEnsureRetrieved === false) return;
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property') resource.add(ensure);
}

/** Asks the type for all properties, or each property for itself. */
export function readProperties(
  resource: Instance,
  properties: readonly Property[],
  target: Target,
): MaybePromise<PresentValues> {
  const { type } = resource;
  return type.retrieve === undefined
    ? readRest(properties.values(), new Map(), target)
    : type.retrieve(resource, target);
}

/** Reads the properties that are left, and goes on when a value that must be waited for is there. Absent resources have no more than their absence. */
function readRest(
  properties: IterableIterator<Property>,
  present: Map<string, Value>,
  target: Target,
): MaybePromise<PresentValues> {
  for (let next = properties.next(); next.done !== true; next = properties.next()) {
    const property = next.value;
    // `ensure` is the first of the properties where there is one.
    const value = present.get('ensure') === 'absent' ? 'absent' : property.retrieve(target);
    if (value instanceof Promise)
      return value.then((read) => readRest(properties, present.set(property.name, read), target));
    present.set(property.name, value);
  }
  return present;
}
