import { withRoom } from './edge-lists.ts';
import { priorityInside, type Priority } from './priority.ts';

/** Marks a priority that is not an integer. */
const INSIDE = -1;

/** Priorities of vertices in manifest order, by vertex number. */
export class ManifestOrder {
  /** 0 for a vertex without a priority, `INSIDE` for a priority between two others. */
  #priorities: Int32Array;
  readonly #prioritiesInside = new Map<number, Priority>();
  /** For each vertex, the number of vertices placed directly after it. */
  readonly #countsInside = new Map<number, number>();
  #last = 0;

  /** @param vertices the expected bound of vertex numbers, used to allocate memory */
  constructor(vertices: number) {
    this.#priorities = new Int32Array(vertices);
  }

  /** Exclusive upper bound of the numbers of all vertices with a priority. */
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

  /** Places a vertex at the end. */
  append(vertex: number): void {
    this.#last += 1;
    this.#put(vertex, this.#last);
  }

  /** Gives a vertex the same priority as `other`. */
  putBeside(other: number, vertex: number): void {
    this.#put(vertex, this.of(other));
  }

  /**
   * Places a vertex directly after `outer` and the vertices already placed there. Moves a vertex that already has a
   * priority.
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
