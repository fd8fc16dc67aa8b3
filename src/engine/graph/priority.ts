/**
 * Position of a vertex in manifest order (`sequential_prioritizer.rb`, `key.rb`): `[n]` for a resource of the catalog,
 * and `[n, 1]`, `[n, 2]`, … for resources that the n-th resource generated. A plain number n is short for `[n]`.
 */
export type Priority = number | readonly number[];

export function comparePriority(a: Priority, b: Priority): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < left.length && index < right.length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Returns the priority of the n-th vertex (from 1) that a vertex generated. */
export function priorityInside(container: Priority, n: number): Priority {
  return [...parts(container), n];
}

function parts(priority: Priority): readonly number[] {
  return typeof priority === 'number' ? [priority] : priority;
}
