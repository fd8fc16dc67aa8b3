import { allocate } from '../budget/meter.ts';
import { isArray, type Value } from '../values/value.ts';

/** Bytes charged for an element of a flattened array. */
const ELEMENT = 16;

/**
 * Flattens nested arrays, like Ruby's `[value].flatten`. A value that is not an array becomes a list with one element.
 */
export function flatten(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  allocate(ELEMENT * value.length);
  return value.some(isArray) ? value.flatMap(flatten) : value;
}
