/**
 * Distinguishes intentional from corrective changes (`transaction/event.rb`, `calculate_corrective_change`;
 * `resource_harness.rb`, `new_system_value`). A change is corrective if an earlier run had set the property and
 * something other than Puppet changed it later. A change is intentional if the desired value differs from that of the
 * last run.
 */
import type { Property } from '../../resource-types/attribute.ts';
import { throwUnlessFailure } from '../../resource-types/failure.ts';
import type { Instance } from '../../resource-types/instances/instance.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { HarnessContext } from '../application.ts';
import type { ChangeEvent } from '../change-event.ts';
import { isInSync } from '../property.ts';
import type { ResourceStatus } from '../report/status.ts';
import type { RunStorage } from './storage.ts';

/**
 * True if the current value of an out-of-sync property differs from the value that the last run left. False if that run
 * left none, if the property is sensitive, or if its values cannot be compared.
 */
export function isCorrective(property: Property, current: Value, { storage, target, log }: HarnessContext): boolean {
  const { definition, resource } = property;
  if (definition.idempotent === false || property.sensitive) return false;
  const left = storage.systemValue(resource.ref, property.name);
  if (left === undefined) return false;
  // A value that is identical to the last one has not changed, even if the type's own comparison finds a difference.
  if (definition.arrayMatching !== 'all' && left.length === 1 && left[0] === current) return false;
  try {
    return !property.withValues(left, () => isInSync(property, current, target));
  } catch (thrown) {
    throwUnlessFailure(thrown);
    log.asPuppet(
      'info',
      `Unknown failure using insync_values? on type: ${resource.ref} / property: ${property.name} to compare values ${rubyToString(left)} and ${rubyToString(current)}`,
    );
    return false;
  }
}

/** Stores the values that the run leaves in the properties, for comparison in the next run. */
export function keepSystemValues(resource: Instance, status: ResourceStatus, storage: RunStorage): void {
  if (!storage.isKept) return;
  const values = new Map<string, readonly Value[]>();
  for (const property of resource.properties) {
    if (property.sensitive) continue;
    const event = status.events.findLast((each) => each.property === property.name);
    const left = systemValue(property, event, storage.systemValue(resource.ref, property.name));
    if (left !== undefined) values.set(property.name, left);
  }
  storage.setSystemValues(resource.ref, values);
}

/**
 * Chooses the value to store for a property. This is the desired value if the run reached it. Otherwise it is the value
 * that an earlier run stored, or else the value that this run found. As in Puppet, a list that this run found is not
 * stored.
 */
function systemValue(
  property: Property,
  event: ChangeEvent | undefined,
  old: readonly Value[] | undefined,
): readonly Value[] | undefined {
  if (event !== undefined && event.status !== 'success') {
    return old ?? (isArray(event.previous) ? undefined : [event.previous]);
  }
  if (!property.isManaged) return undefined;
  return property.definition.kept?.(property) ?? property.shouldValues;
}
