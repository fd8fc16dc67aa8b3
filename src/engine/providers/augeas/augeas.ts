/** Behavior of changes with Augeas (module augeas_core). Augeas is loaded with the first resource. */
import type { TypeBehavior } from '../../resource-types/behavior.ts';

export const augeas: TypeBehavior = {
  properties: {
    returns: {
      retrieve: async ({ resource }, target) => (await import('./changes.ts')).test(resource, target),
      sync: async ({ resource }, target) => (await import('./changes.ts')).apply(resource, target),
      changeToS: () => 'executed successfully',
      eventName: () => 'returns_changed',
    },
  },
};
