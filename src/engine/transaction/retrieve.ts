/** What the properties of a resource are on the machine (`type.rb`, `retrieve`). */
import type { MaybePromise, PresentValues } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import { findAttribute } from '../resource-types/type-attributes.ts';
import type { Target } from '../target/target.ts';
import type { Value } from '../values/value.ts';

/** Asks the type for all properties, or each property for itself. Absent resources have no more than their absence. */
export function retrieveResource(resource: Instance, target: Target): MaybePromise<PresentValues> {
  const { type } = resource;
  type.beforeRetrieve?.(resource, target);
  if (type.retrieve !== undefined) return type.retrieve(resource, target);
  askForEnsure(resource);
  return retrieveEach(resource, target);
}

async function retrieveEach(resource: Instance, target: Target): Promise<PresentValues> {
  const present = new Map<string, Value>();
  // `ensure` is the first of the properties where there is one.
  for (const property of resource.properties) {
    const isAbsent = present.get('ensure') === 'absent';
    const value = isAbsent ? 'absent' : property.retrieve(target);
    present.set(property.name, value instanceof Promise ? await value : value);
  }
  return present;
}

function askForEnsure(resource: Instance): void {
  if (resource.property('ensure') !== undefined || resource.type.needsEnsureRetrieved === false) return;
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property') resource.add(ensure);
}
