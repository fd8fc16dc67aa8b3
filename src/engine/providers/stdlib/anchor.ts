import type { TypeBehavior } from '../../resource-types/behavior.ts';

/** Passes events on to the subscribers of an anchor. */
export const anchor: TypeBehavior = { refresh: () => undefined };
