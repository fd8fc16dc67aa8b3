import { PuppetHash, type Value } from './value.ts';

/** Returns the entries whose keys are strings. Returns an empty array for a value that is not a hash. */
export function stringEntries(value: Value): readonly (readonly [string, Value])[] {
  if (!(value instanceof PuppetHash)) return [];
  return [...value].flatMap(([key, item]) => (typeof key === 'string' ? [[key, item] as const] : []));
}
