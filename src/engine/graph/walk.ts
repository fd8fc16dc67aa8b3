import { NONE, withRoom, type EdgeLists } from './edge-lists.ts';
import { Heap } from './heap.ts';
import { comparePriority, type Priority } from './priority.ts';

const READY = 1;
const DONE = 2;

/**
 * A walk through a graph of numbered vertices. It knows which vertices are ready, blocked and done.
 *
 * 1. A vertex is ready once all vertices with an edge to it are done.
 * 2. The next vertex is the first ready one in manifest order. Generated resources come directly after the resource
 *    that generated them.
 * 3. An edge added during the walk makes its target no longer ready. The number of its blockers is then counted again
 *    from the vertices that are not done.
 */
export class Walk {
  readonly #edges: EdgeLists;
  /**
   * Queue of ready vertices. A vertex that is no longer ready (rule 3) stays in the queue until it is taken out and
   * dropped.
   */
  readonly #queue: Heap<number>;
  /**
   * For each vertex, the number of edges from vertices that are not done, plus one. 0 means that the edges must be
   * counted again.
   */
  #blockers: Int32Array;
  #states: Int32Array;
  #readyCount = 0;

  /** `vertices` is the exclusive upper bound of vertex numbers. It grows when resources are generated. */
  constructor(edges: EdgeLists, vertices: number, priorityOf: (vertex: number) => Priority) {
    this.#edges = edges;
    this.#blockers = new Int32Array(vertices);
    this.#states = new Int32Array(vertices);
    this.#queue = new Heap((a, b) => comparePriority(priorityOf(a), priorityOf(b)));
  }

  enqueueRoots(vertices: readonly number[]): void {
    for (const vertex of vertices) {
      const count = this.#edges.countInto(vertex);
      this.#blockers[vertex] = count + 1;
      if (count === 0) this.enqueue(vertex);
    }
  }

  /** Marks a vertex as ready. A vertex that is done may become ready again. */
  enqueue(vertex: number): void {
    this.#makeRoom(vertex);
    const state = this.#stateOf(vertex);
    if ((state & READY) !== 0) return;
    this.#states[vertex] = state | READY;
    this.#readyCount += 1;
    this.#queue.push(vertex);
  }

  get hasReady(): boolean {
    return this.#readyCount > 0;
  }

  takeNext(): number | undefined {
    for (let vertex = this.#queue.pop(); vertex !== undefined; vertex = this.#queue.pop()) {
      if (this.takeFromReady(vertex)) return vertex;
    }
    return undefined;
  }

  /** Marks a vertex as done. Marks each successor that waits for no other vertex as ready (rule 1). */
  finish(vertex: number): void {
    const edges = this.#edges;
    for (let edge = edges.firstFrom(vertex); edge !== NONE; edge = edges.nextFrom(edge)) {
      const target = edges.targetOf(edge);
      this.#makeRoom(target);
      const known = this.#blockers[target] ?? 0;
      const left = Math.max((known === 0 ? this.#countBlockers(target) : known - 1) - 1, 0);
      this.#blockers[target] = left + 1;
      if (left === 0) this.enqueue(target);
    }
    this.#makeRoom(vertex);
    this.#states[vertex] = this.#stateOf(vertex) | DONE;
  }

  clearBlockers(): void {
    this.#blockers.fill(0);
  }

  /** Removes a vertex from the ready vertices. Returns false if it was not ready. */
  takeFromReady(vertex: number): boolean {
    const state = this.#stateOf(vertex);
    if ((state & READY) === 0) return false;
    this.#states[vertex] = state & ~READY;
    this.#readyCount -= 1;
    return true;
  }

  #countBlockers(vertex: number): number {
    const edges = this.#edges;
    let count = 0;
    for (let edge = edges.firstInto(vertex); edge !== NONE; edge = edges.nextInto(edge)) {
      if ((this.#stateOf(edges.sourceOf(edge)) & DONE) === 0) count += 1;
    }
    return count;
  }

  #stateOf(vertex: number): number {
    return this.#states[vertex] ?? 0;
  }

  #makeRoom(vertex: number): void {
    if (vertex < this.#states.length) return;
    this.#blockers = withRoom(this.#blockers, vertex + 1);
    this.#states = withRoom(this.#states, vertex + 1);
  }
}
