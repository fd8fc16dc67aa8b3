/** Puppet's `ensurable`: the property `ensure` with `present` and `absent` (`property/ensure.rb`). */
import type { Target } from '../machine/target.ts';
import type { AllowedValue, MaybePromise, PropertyDefinition } from './definition.ts';
import type { ResourceInstance } from './resource.ts';

interface Ensurable {
  readonly doc?: string;
  readonly exists: (resource: ResourceInstance, target: Target) => boolean;
  readonly create: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  readonly destroy: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** What is put before or after these two in the list of values. */
  readonly values?: readonly AllowedValue[];
  readonly default?: PropertyDefinition['default'];
}

/** `ensure => present` creates, `absent` destroys; unset it is `present` as soon as another property is managed. */
export function ensureProperty(ensurable: Ensurable): PropertyDefinition {
  return {
    kind: 'property',
    name: 'ensure',
    doc: ensurable.doc ?? 'Whether the resource should be there.',
    values: [
      { value: 'present', sync: (property, target) => ensurable.create(property.resource, target) },
      { value: 'absent', sync: (property, target) => ensurable.destroy(property.resource, target) },
      ...(ensurable.values ?? []),
    ],
    default:
      ensurable.default ??
      ((resource) => (resource.properties.some((property) => property.should !== undefined) ? 'present' : undefined)),
    retrieve: (property, target) => (ensurable.exists(property.resource, target) ? 'present' : 'absent'),
  };
}
