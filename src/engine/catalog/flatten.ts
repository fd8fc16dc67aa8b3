import { isArray, type Value } from '../values/value.ts';

/** The elements of nested arrays in one list, as Ruby's `[value].flatten`: any other value becomes a list of one. */
export function flatten(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  return value.some(isArray) ? value.flatMap(flatten) : value;
}
