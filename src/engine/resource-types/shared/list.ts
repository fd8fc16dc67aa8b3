import { isArray, type Value } from '../../values/value.ts';

/**
 * Returns an array unchanged, and any other value as the only element of an array (Ruby's `Array(x)`, except for
 * undef).
 */
export function toList(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

/** Converts a value to a list like `toList`. Flattens nested arrays. */
export function toFlatList(value: Value): readonly Value[] {
  return toList(value).flatMap((item) => (isArray(item) ? toFlatList(item) : [item]));
}
