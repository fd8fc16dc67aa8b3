import { isArray, type Value } from '../../values/value.ts';

/** Returns an array unchanged, any other value as an array of one (Ruby's `Array(x)`, except for undef). */
export function listOf(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

/** `listOf`, with nested arrays flattened. */
export function flatListOf(value: Value): readonly Value[] {
  return listOf(value).flatMap((item) => (isArray(item) ? flatListOf(item) : [item]));
}
