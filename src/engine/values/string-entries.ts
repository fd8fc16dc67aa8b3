import { PuppetHash, type Value } from './value.ts';

/** The entries of a hash with string keys; entries with other keys are skipped, and any other value has none. */
export function stringEntries(value: Value): readonly (readonly [string, Value])[] {
  if (!(value instanceof PuppetHash)) return [];
  return [...value].flatMap(([key, item]) => (typeof key === 'string' ? [[key, item] as const] : []));
}
