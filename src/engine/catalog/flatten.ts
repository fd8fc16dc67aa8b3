import { isArray, type Value } from '../values/value.ts';

/** The elements of nested arrays in one list; a value that is no array is alone in it (Ruby's `[value].flatten`). */
export function flatten(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  return value.some(isArray) ? value.flatMap(flatten) : value;
}
