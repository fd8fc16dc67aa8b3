import type { TypeBehavior } from '../../resource-types/behavior.ts';

/** The refresh of an anchor does nothing, but a type without `refresh` does not pass events on to its subscribers. */
export const anchor: TypeBehavior = { refresh: () => undefined };
