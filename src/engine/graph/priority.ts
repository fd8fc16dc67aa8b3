/**
 * Where a vertex stands in manifest order (`sequential_prioritizer.rb`, `key.rb`): `[n]` for what the catalog holds, and
 * `[n, 1]`, `[n, 2]`, … for what the n-th generated.
 */
export type Priority = readonly number[];

export function comparePriority(a: Priority, b: Priority): number {
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Hands out priorities in the order in which vertices are named. */
export class Prioritizer<V> {
  readonly #priorities = new Map<V, Priority>();
  readonly #inside = new Map<V, number>();
  #count = 0;

  of(vertex: V): Priority {
    return this.#priorities.get(vertex) ?? [];
  }

  set(vertex: V, priority: Priority): void {
    this.#priorities.set(vertex, priority);
  }

  /** The next in manifest order; one that was given stays. */
  next(vertex: V): Priority {
    const known = this.#priorities.get(vertex);
    if (known !== undefined) return known;
    this.#count += 1;
    const priority = [this.#count];
    this.#priorities.set(vertex, priority);
    return priority;
  }

  /** Right behind a container and what it was given before. */
  nextInside(container: V, vertex: V): Priority {
    const number = (this.#inside.get(container) ?? 0) + 1;
    this.#inside.set(container, number);
    const priority = [...this.of(container), number];
    this.#priorities.set(vertex, priority);
    return priority;
  }

  forget(vertex: V): void {
    this.#priorities.delete(vertex);
  }
}
