/** Behavior of properties that are sets of names (Puppet's `Puppet::Property::List`). */
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import type { PropertyBehavior } from '../../resource-types/behavior.ts';
import { displayValue } from '../../resource-types/instances/display.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';

interface ListProperty {
  readonly name: string;
  /** Name of the parameter that decides whether the list is complete (`inclusive`) or a minimum (`minimum`). */
  readonly membership: string;
  readonly read: (resource: ResourceInstance, target: Target) => readonly string[];
  /** Replaces the names on the machine. `names` is sorted. */
  readonly write: (resource: ResourceInstance, target: Target, names: readonly string[]) => void;
}

/**
 * Creates the behavior of a property with several names. The desired value is a string: the sorted names, joined by
 * commas. Messages about changes show the new names as an array.
 */
export function listBehavior(list: ListProperty): PropertyBehavior {
  const wanted = (property: PropertyInstance, target: Target | undefined): readonly string[] => {
    const given = property.shouldValues.map(String);
    const { resource } = property;
    const keeps = resource.get(list.membership) !== 'inclusive' && target !== undefined;
    return [...new Set([...given, ...(keeps ? list.read(resource, target) : [])])].sort();
  };
  return {
    should: (property, target) => wanted(property, target).join(','),
    retrieve: ({ resource }, target) => list.read(resource, target),
    insync: (property, current, target) =>
      [...(isArray(current) ? current.map(String) : [])].sort().join(',') === wanted(property, target).join(','),
    sync: (property, target) => list.write(property.resource, target, wanted(property, target)),
    isToS: (_property, value) => (isArray(value) ? value.map(String).join(',') : displayValue(value)),
    changeToS: (_property, current, desired) => {
      const names = rubyToString(desired) === '' ? [] : rubyToString(desired).split(',');
      if (current === 'absent') return `defined '${list.name}' as ${displayValue(names)}`;
      const before = isArray(current) ? current.map(String).join(',') : rubyToString(current);
      return `${list.name} changed ${before} to ${displayValue(names)}`;
    },
  };
}
