/**
 * Where a vertex stands in manifest order (`sequential_prioritizer.rb`, `key.rb`): `[n]` for what the catalog holds, and
 * `[n, 1]`, `[n, 2]`, … for what the n-th generated. A number alone is short for the first of these.
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

function parts(priority: Priority): readonly number[] {
  return typeof priority === 'number' ? [priority] : priority;
}

/** Before everything: what was given no place. */
const NOWHERE: Priority = [];

/** Hands out priorities in the order in which vertices, known by dense numbers, are named. */
export class Prioritizer {
  readonly #priorities: (Priority | undefined)[] = [];
  readonly #inside = new Map<number, number>();
  #count = 0;

  of(id: number): Priority {
    return this.#priorities[id] ?? NOWHERE;
  }

  set(id: number, priority: Priority): void {
    this.#priorities[id] = priority;
  }

  /** The next in manifest order; one that was given stays. */
  next(id: number): void {
    if (this.#priorities[id] !== undefined) return;
    this.#count += 1;
    this.#priorities[id] = this.#count;
  }

  /** Right behind a container and what it was given before. */
  nextInside(container: number, id: number): void {
    const number = (this.#inside.get(container) ?? 0) + 1;
    this.#inside.set(container, number);
    this.#priorities[id] = [...parts(this.of(container)), number];
  }
}
