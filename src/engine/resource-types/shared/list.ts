import { isArray, type Value } from '../../values/value.ts';

/**
 * Returns an array unchanged, and any other value as an array of one element. Unlike Ruby's `Array(x)`, keeps undef.
 */
export function toList(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

/** Converts a value to a list like `toList`, and flattens nested arrays. */
export function toFlatList(value: Value): readonly Value[] {
  return toList(value).flatMap((item) => (isArray(item) ? toFlatList(item) : [item]));
}
