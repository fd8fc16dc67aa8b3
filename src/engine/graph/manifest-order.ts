import { withRoom } from './edge-lists.ts';
import { priorityInside, type Priority } from './priority.ts';

/** Stands for a priority that is no whole number. */
const INSIDE = -1;

/** The places of vertices in manifest order, by the numbers of the vertices. */
export class ManifestOrder {
  /** 0 for a vertex that has no place, `INSIDE` for a place between two others. */
  #priorities: Int32Array;
  readonly #prioritiesInside = new Map<number, Priority>();
  /** By vertex: the number of vertices that were put right behind it. */
  readonly #countsInside = new Map<number, number>();
  #last = 0;

  /** @param vertices the expected bound above the numbers of all vertices, for which room is made */
  constructor(vertices: number) {
    this.#priorities = new Int32Array(vertices);
  }

  /** A bound above the numbers of all vertices that have a place. */
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

  /** Puts a vertex at the end. */
  append(vertex: number): void {
    this.#last += 1;
    this.#put(vertex, this.#last);
  }

  /** Gives a vertex the place of another one. */
  putBeside(other: number, vertex: number): void {
    this.#put(vertex, this.of(other));
  }

  /** Puts a vertex right behind another one and what was put there before; a vertex that has a place moves. */
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
