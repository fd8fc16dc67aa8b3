import { PuppetHash, type Value } from './value.ts';

/** The entries of a hash whose keys are strings: all of them where a type has checked that. No entries for another value. */
export function stringEntries(value: Value): readonly (readonly [string, Value])[] {
  if (!(value instanceof PuppetHash)) return [];
  return [...value].flatMap(([key, item]) => (typeof key === 'string' ? [[key, item] as const] : []));
}
