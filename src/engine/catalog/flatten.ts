import { allocate } from '../budget/meter.ts';
import { isArray, type Value } from '../values/value.ts';

/** Bytes of an element on its way into a flat array. */
const ELEMENT = 16;

/** The elements of nested arrays in one list, as Ruby's `[value].flatten`: any other value becomes a list of one. */
export function flatten(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  allocate(ELEMENT * value.length);
  return value.some(isArray) ? value.flatMap(flatten) : value;
}
