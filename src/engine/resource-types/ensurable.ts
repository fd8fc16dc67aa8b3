/** Puppet's `ensurable`: the property `ensure` with `present` and `absent` (`property/ensure.rb`). */
import type { AllowedValue, PropertyDeclaration } from './declaration.ts';

interface Ensurable {
  /** Values after these two. */
  readonly values?: readonly AllowedValue[];
  readonly default?: PropertyDeclaration['default'];
}

/** `ensure`, which is `present` as soon as another property is managed, unless it has another default. */
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
