import { withRoom } from './edge-lists.ts';
import { priorityInside, type Priority } from './priority.ts';

/** Marks a priority that is not an integer. */
const INSIDE = -1;

export class ManifestOrder {
  /**
   * Priorities by vertex number. 0 means that a vertex has none. `INSIDE` means that it is between two integer
   * priorities.
   */
  #priorities: Int32Array;
  readonly #prioritiesInside = new Map<number, Priority>();
  readonly #countsInside = new Map<number, number>();
  #last = 0;

  /** `vertices` is the expected number of vertex numbers. It only determines how much memory is allocated at first. */
  constructor(vertices: number) {
    this.#priorities = new Int32Array(vertices);
  }

  /** Exclusive upper bound of the numbers of vertices that have a priority. */
  get room(): number {
    return this.#priorities.length;
  }

  has(vertex: number): boolean {
    return (this.#priorities[vertex] ?? 0) !== 0;
  }

  of(vertex: number): Priority {
    const priority = this.#priorities[vertex] ?? 0;
    return (priority === INSIDE ? this.#prioritiesInside.get(vertex) : undefined) ?? priority;
  }

  append(vertex: number): void {
    this.#last += 1;
    this.#put(vertex, this.#last);
  }

  putBeside(other: number, vertex: number): void {
    this.#put(vertex, this.of(other));
  }

  /**
   * Places a vertex after `outer`, and after the vertices that were placed inside `outer` before. Moves a vertex that
   * already has a priority.
   */
  putInside(outer: number, vertex: number): void {
    const count = (this.#countsInside.get(outer) ?? 0) + 1;
    this.#countsInside.set(outer, count);
    this.#put(vertex, priorityInside(this.of(outer), count));
  }

  remove(vertex: number): void {
    this.#priorities[vertex] = 0;
  }

  #put(vertex: number, priority: Priority): void {
    this.#priorities = withRoom(this.#priorities, vertex + 1);
    this.#priorities[vertex] = typeof priority === 'number' ? priority : INSIDE;
    if (typeof priority !== 'number') this.#prioritiesInside.set(vertex, priority);
  }
}
