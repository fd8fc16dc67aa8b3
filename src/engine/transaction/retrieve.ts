/** What the properties of a resource are on the machine (`type.rb`, `retrieve`). */
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise, PresentValues } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import { findAttribute } from '../resource-types/type-attributes.ts';
import type { Target } from '../target/target.ts';
import type { Value } from '../values/value.ts';

/** Asks the type for all properties or each property for itself. Absent resources have no more than their absence. */
export function retrieveResource(resource: Instance, target: Target): MaybePromise<PresentValues> {
  resource.type.beforeRetrieve?.(resource, target);
  if (resource.type.retrieve !== undefined) return resource.type.retrieve(resource, target);
  askForEnsure(resource);
  return retrieveFrom(0, new ReadValues(resource.properties), target);
}

function askForEnsure(resource: Instance): void {
  if (resource.property('ensure') !== undefined || resource.type.needsEnsureRetrieved === false) return;
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property') resource.add(ensure);
}

/** The values of a few properties, in their order: nearly always fewer than a map would be worth. */
export class ReadValues implements PresentValues {
  readonly properties: readonly Property[];
  readonly #values: Value[];

  constructor(properties: readonly Property[]) {
    this.properties = properties;
    this.#values = Array<Value>(properties.length);
  }

  get(name: string): Value {
    for (let index = 0; index < this.properties.length; index += 1) {
      if (this.properties[index]?.name === name) return this.#values[index];
    }
    return undefined;
  }

  set(index: number, value: Value): void {
    this.#values[index] = value;
  }
}

/** `ensure` is the first of the properties where there is one. */
function retrieveFrom(first: number, present: ReadValues, target: Target): MaybePromise<PresentValues> {
  const { properties } = present;
  let isAbsent = first > 0 && present.get('ensure') === 'absent';
  for (let index = first; index < properties.length; index += 1) {
    const property = properties[index];
    if (property === undefined) continue;
    const value: MaybePromise<Value> = isAbsent ? 'absent' : property.retrieve(target);
    if (value instanceof Promise) return retrieveAfter(value, index, present, target);
    present.set(index, value);
    if (value === 'absent' && property.name === 'ensure') isAbsent = true;
  }
  return present;
}

async function retrieveAfter(
  value: Promise<Value>,
  index: number,
  present: ReadValues,
  target: Target,
): Promise<PresentValues> {
  present.set(index, await value);
  return retrieveFrom(index + 1, present, target);
}
