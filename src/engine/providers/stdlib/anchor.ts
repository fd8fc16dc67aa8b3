import type { TypeBehavior } from '../../resource-types/behavior.ts';

/** Does nothing when an anchor is refreshed. Without `refresh`, a type would not pass events on to its subscribers. */
export const anchor: TypeBehavior = { refresh: () => undefined };
