/** Sets one property on the machine (`set` in `property.rb`). */
import { Failure, withReason } from '../diagnostics/failure.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import { setterOfValue } from '../resource-types/allowed-values.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { Setter } from '../resource-types/behavior.ts';
import { failureText, TypeFailure } from '../resource-types/failure.ts';
import type { Target } from '../machine/target.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

/**
 * Error of a setter for one value, with Puppet's message `Could not set 'a' on x: …`. `wrapped` is the setter's own
 * message.
 */
export class SyncFailure extends TypeFailure {
  override readonly name = 'SyncFailure';
}

/**
 * Sets a property as one step of the machine's journal. Rejects with a `TypeFailure` or any error that the type threw.
 */
export async function syncProperty(property: Property, target: Target): Promise<void> {
  const { should } = property;
  const setter = setterOfValue(property.definition, should);
  await target.stepAsync(`${property.resource.ref} ${property.name}`, async () => {
    if (setter === undefined) await setByProperty(property, target);
    else await setByValue(property, setter, target);
  });
}

async function setByProperty(property: Property, target: Target): Promise<void> {
  const { sync } = property.definition;
  if (sync === undefined) {
    const provider = property.resource.provider?.name ?? property.resource.type.name;
    throw new TypeFailure(`The ${provider} provider can not handle attribute ${property.name}`);
  }
  await sync(property, target);
}

async function setByValue(property: Property, setter: Setter, target: Target): Promise<void> {
  try {
    await setter(property, target);
  } catch (thrown) {
    if (thrown instanceof TypeFailure) throw thrown;
    const text = failureText(thrown);
    const value = rubyToString(property.should);
    const place = formatPlace(property.resource.place);
    const failure = new SyncFailure(`Could not set '${value}' on ${property.name}: ${text}${place}`, text);
    throw withReason(thrown instanceof Failure ? thrown.reason : undefined, failure);
  }
}
