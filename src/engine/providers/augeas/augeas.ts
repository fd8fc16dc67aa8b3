/** Behavior of the type augeas (module augeas_core). The Augeas code is loaded when the first resource needs it. */
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
