import { spend } from '../budget/meter.ts';
import type { Value } from '../values/value.ts';

/**
 * Sorts values with the C library's merge sort, as Ruby does. The algorithm determines in which order a block is
 * called, and which pair of values an error names.
 */
export function mergeSort(values: readonly Value[], compare: (a: Value, b: Value) => number): readonly Value[] {
  if (values.length < 2) return values;
  spend(2 * values.length);
  const middle = values.length >> 1;
  const left = mergeSort(values.slice(0, middle), compare);
  const right = mergeSort(values.slice(middle), compare);
  const merged: Value[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i];
    const b = right[j];
    if (compare(a, b) <= 0) {
      merged.push(a);
      i += 1;
    } else {
      merged.push(b);
      j += 1;
    }
  }
  return [...merged, ...left.slice(i), ...right.slice(j)];
}
