/** Reads the current values of a resource's properties from the machine (`retrieve` in `type.rb`). */
import type { MaybePromise, PresentValues } from '../resource-types/behavior.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import { findAttribute } from '../resource-types/type-attributes.ts';
import type { Target } from '../machine/target.ts';
import type { Value } from '../values/value.ts';

export function propertiesToRead(resource: Instance, target: Target): readonly Property[] {
  const { type } = resource;
  type.beforeRetrieve?.(resource, target);
  if (type.retrieve === undefined) askForEnsure(resource);
  return resource.properties;
}

function askForEnsure(resource: Instance): void {
  if (resource.isSet('ensure') || resource.type.needsEnsureRetrieved === false) return;
  const ensure = findAttribute(resource.type, 'ensure');
  if (ensure?.kind === 'property') resource.add(ensure);
}

/** Reads all properties through the type's `retrieve`, or each property separately if the type has none. */
export function readProperties(
  resource: Instance,
  properties: readonly Property[],
  target: Target,
): MaybePromise<PresentValues> {
  const { type } = resource;
  return type.retrieve === undefined
    ? readFrom(0, new ReadValues(properties), target)
    : type.retrieve(resource, target);
}

/** Current property values, each read separately. They are in a list, because a resource has few properties. */
class ReadValues implements PresentValues {
  readonly properties: readonly Property[];
  readonly #values: Value[];

  constructor(properties: readonly Property[]) {
    this.properties = properties;
    this.#values = properties.map(() => undefined);
  }

  set(index: number, value: Value): void {
    this.#values[index] = value;
  }

  get(name: string): Value {
    const index = this.properties.findIndex((property) => property.name === name);
    return index === -1 ? undefined : this.#values[index];
  }
}

/**
 * Reads the properties from index `first` on, and waits for a value where necessary. If `ensure` is absent, all other
 * properties are absent too.
 */
function readFrom(first: number, present: ReadValues, target: Target): MaybePromise<PresentValues> {
  for (let index = first; index < present.properties.length; index += 1) {
    const property = present.properties[index];
    if (property === undefined) break;
    // `ensure`, if there is one, is the first property.
    const value = present.get('ensure') === 'absent' ? 'absent' : property.retrieve(target);
    if (value instanceof Promise) {
      return value.then((read) => {
        present.set(index, read);
        return readFrom(index + 1, present, target);
      });
    }
    present.set(index, value);
  }
  return present;
}
