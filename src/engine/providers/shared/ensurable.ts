import type { Target } from '../../machine/target.ts';
import type { MaybePromise, PropertyBehavior, Setter } from '../../resource-types/behavior.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

interface Ensurable {
  readonly exists: (resource: ResourceInstance, target: Target) => boolean;
  readonly create: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  readonly destroy: (resource: ResourceInstance, target: Target) => MaybePromise<void>;
  /** Setters for values other than `present` and `absent`. */
  readonly setters?: Readonly<Record<string, Setter>>;
}

/** Creates the behavior of `ensure`: `present` creates the resource, and `absent` destroys it. */
export function ensureBehavior({ exists, create, destroy, setters }: Ensurable): PropertyBehavior {
  return {
    setters: {
      present: (property, target) => create(property.resource, target),
      absent: (property, target) => destroy(property.resource, target),
      ...setters,
    },
    retrieve: (property, target) => (exists(property.resource, target) ? 'present' : 'absent'),
  };
}
