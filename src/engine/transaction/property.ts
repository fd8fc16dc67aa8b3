/**
 * Compares a property, and formats the messages and event names of its changes (`property.rb`, `property/ensure.rb`).
 */
import { matchAllowed } from '../resource-types/allowed-values.ts';
import type { Property } from '../resource-types/attribute.ts';
import type { MaybePromise } from '../resource-types/behavior.ts';
import { displayValue } from '../resource-types/instances/display.ts';
import { propertyTexts } from '../resource-types/instances/property-texts.ts';
import type { Target } from '../machine/target.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../values/value.ts';
import { strictlyEqual } from '../values/equality.ts';

export function isInSync(property: Property, current: Value, target: Target): MaybePromise<boolean> {
  const { insync, arrayMatching } = property.definition;
  if (insync !== undefined) return insync(property, current, target);
  const { shouldValues } = property;
  if (shouldValues.length === 0) return true;
  if (arrayMatching !== 'all') return matchesAny(current, shouldValues);
  if (!isArray(current) || current.length !== shouldValues.length) return false;
  return strictlyEqual(current, shouldValues) || strictlyEqual(current, shouldValues.map(rubyToString));
}

function matchesAny(current: Value, wanted: readonly Value[]): boolean {
  return wanted.some((want) => matches(current, want));
}

function matches(current: Value, want: Value): boolean {
  return strictlyEqual(current, want) || (typeof current === 'string' && current === rubyToString(want));
}

export function shownValue(property: Property, value: Value, side: 'is' | 'should'): string {
  if (property.sensitive) return '[redacted]';
  const { isToS, shouldToS } = property.definition;
  if (side === 'is') return isToS === undefined ? displayValue(value) : isToS(property, value);
  return shouldToS === undefined ? displayValue(value) : shouldToS(property, value);
}

/**
 * Returns the message of a change, such as `created`, `mode changed '0644' to '0600'` or `defined 'content' as 'x'`.
 */
export function changeMessage(property: Property, current: Value, desired: Value): string {
  const { name, definition } = property;
  if (definition.changeToS !== undefined) return definition.changeToS(property, current, desired);
  if (name === 'ensure') {
    if (current === 'absent' || current === undefined) return 'created';
    if (desired === 'absent') return 'removed';
    return changedMessage(property, current, desired);
  }
  if (current === 'absent') return propertyTexts(name).defined + shownValue(property, desired, 'should');
  if (desired === 'absent' || (isArray(desired) && desired.length === 1 && desired[0] === 'absent')) {
    return `undefined '${name}' from ${shownValue(property, current, 'is')}`;
  }
  return changedMessage(property, current, desired);
}

function changedMessage(property: Property, current: Value, desired: Value): string {
  const { changed } = propertyTexts(property.name);
  return `${changed}${shownValue(property, current, 'is')} to ${shownValue(property, desired, 'should')}`;
}

export function nameEvent(
  property: Property,
  should: Value,
): { readonly name: string; readonly invalidatesRefreshes: boolean } {
  const { definition, name, resource } = property;
  const allowed = matchAllowed(definition.values, should);
  const invalidatesRefreshes = allowed?.invalidateRefreshes ?? false;
  if (definition.eventName !== undefined) return { name: definition.eventName(property), invalidatesRefreshes };
  if (allowed?.event !== undefined) return { name: allowed.event, invalidatesRefreshes };
  if (name !== 'ensure') return { name: propertyTexts(name).event, invalidatesRefreshes };
  const suffix = should === 'present' ? 'created' : should === 'absent' ? 'removed' : 'changed';
  return { name: `${resource.type.name}_${suffix}`, invalidatesRefreshes };
}
