/** Puppet's `ensurable`: the property `ensure` with `present` and `absent` (`property/ensure.rb`). */
import type { AllowedValue, PropertyDeclaration } from './declaration.ts';

interface Ensurable {
  readonly values?: readonly AllowedValue[];
  readonly default?: PropertyDeclaration['default'];
}

/**
 * Creates the property `ensure`. By default, its value is `present` if another property is managed, and it is unset
 * otherwise.
 */
export function ensureProperty(doc: string, { values = [], default: byDefault }: Ensurable = {}): PropertyDeclaration {
  return {
    kind: 'property',
    name: 'ensure',
    doc,
    values: [{ value: 'present' }, { value: 'absent' }, ...values],
    default:
      byDefault ??
      ((resource) => (resource.properties.some((property) => property.should !== undefined) ? 'present' : undefined)),
  };
}
