import { allocate } from '../budget/meter.ts';
import { isArray, type Value } from '../values/value.ts';

const ELEMENT = 16;

/** Flattens nested arrays, like Ruby's `[value].flatten`. Any other value becomes a list of one element. */
export function flatten(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  allocate(ELEMENT * value.length);
  return value.some(isArray) ? value.flatMap(flatten) : value;
}
