import type { TypeBehavior } from '../../resource-types/behavior.ts';

/**
 * Ignores a refresh. Without `refresh`, an anchor would not pass events on to the resources that subscribe to it.
 */
export const anchor: TypeBehavior = { refresh: () => undefined };
