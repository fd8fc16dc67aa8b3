import { IntRecords } from '../int-records.ts';

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
  /** A number for each vertex; 0 for none, or for one that was given something else. */
  readonly #numbers = new IntRecords(1);
  readonly #others = new Map<number, Priority>();
  readonly #inside = new Map<number, number>();
  #count = 0;

  /** The highest number that was given. */
  get highest(): number {
    return this.#count;
  }

  reserve(vertices: number): void {
    this.#numbers.reserve(vertices);
  }

  of(id: number): Priority {
    const number = id <= this.#numbers.count ? this.#numbers.get(id, 0) : 0;
    return number === 0 ? (this.#others.get(id) ?? NOWHERE) : number;
  }

  set(id: number, priority: Priority): void {
    this.#numbers.extend(id);
    const isNumber = typeof priority === 'number';
    this.#numbers.set(id, 0, isNumber ? priority : 0);
    if (isNumber) this.#others.delete(id);
    else this.#others.set(id, priority);
  }

  /** The next in manifest order; one that was given stays. */
  next(id: number): void {
    if (this.of(id) !== NOWHERE) return;
    this.#count += 1;
    this.set(id, this.#count);
  }

  /** Right behind a container and what it was given before. */
  nextInside(container: number, id: number): void {
    const number = (this.#inside.get(container) ?? 0) + 1;
    this.#inside.set(container, number);
    this.set(id, [...parts(this.of(container)), number]);
  }
}
