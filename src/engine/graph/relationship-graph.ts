import { Digraph } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
import { Heap } from './heap.ts';
import { comparePriority, Prioritizer, type Priority } from './priority.ts';
import type { Vertex } from './vertex.ts';
import type { Instance } from '../resource-types/instance.ts';

interface Ready {
  readonly vertex: Vertex;
  readonly priority: Priority;
}

/**
 * The graph in which a run walks (`relationship_graph.rb`), and the state of that walk: what is ready, blocked and done.
 *
 * Invariants of the walk:
 *   1. A vertex is ready once all vertices with an edge to it are done; a second edge of the same pair changes nothing.
 *   2. Of the ready ones, the first in manifest order is next; generated resources stand right behind their origin.
 *   3. An edge that is added while the walk goes on takes its target out of the ready ones; with the blockers cleared,
 *      they are counted anew from what is not done.
 */
export class RelationshipGraph extends Digraph<Vertex, RelationshipEdge> {
  readonly priorities = new Prioritizer<Vertex>();
  readonly #vertexOf = new Map<Instance, Vertex>();
  readonly #ready = new Heap<Ready>((a, b) => comparePriority(a.priority, b.priority));
  readonly #isReady = new Set<Vertex>();
  readonly #done = new Set<Vertex>();
  readonly #blockers = new Map<Vertex, number>();

  /** The vertex of a resource, as long as it stands in the graph itself. */
  vertexOf(resource: Instance): Vertex | undefined {
    return this.#vertexOf.get(resource);
  }

  /** Adds a vertex at the end of the manifest order, or at a place of its own. */
  add(vertex: Vertex, priority?: Priority): void {
    this.addVertex(vertex);
    if (vertex.kind === 'resource') this.#vertexOf.set(vertex.resource, vertex);
    if (priority === undefined) this.priorities.next(vertex);
    else this.priorities.set(vertex, priority);
  }

  remove(vertex: Vertex): void {
    this.removeVertex(vertex);
    if (vertex.kind === 'resource') this.#vertexOf.delete(vertex.resource);
    this.priorities.forget(vertex);
  }

  /** Adds an edge while the walk goes on (3). */
  addLate(edge: RelationshipEdge): void {
    this.addEdge(edge);
    this.#isReady.delete(edge.target);
  }

  enqueueRoots(): void {
    for (const vertex of this.vertices) {
      const count = this.predecessorCount(vertex);
      this.#blockers.set(vertex, count);
      if (count === 0) this.enqueue(vertex);
    }
  }

  enqueue(vertex: Vertex): void {
    if (this.#isReady.has(vertex)) return;
    this.#isReady.add(vertex);
    this.#ready.push({ vertex, priority: this.priorities.of(vertex) });
  }

  get hasReady(): boolean {
    return this.#isReady.size > 0;
  }

  /** Takes the next vertex (2). */
  takeNext(): Vertex | undefined {
    for (let item = this.#ready.pop(); item !== undefined; item = this.#ready.pop()) {
      if (this.#isReady.delete(item.vertex)) return item.vertex;
    }
    return undefined;
  }

  /** Marks a vertex done, and what waited for it alone ready (1). */
  finish(vertex: Vertex): void {
    for (const dependent of this.successors(vertex)) if (this.#unblock(dependent)) this.enqueue(dependent);
    this.#done.add(vertex);
  }

  clearBlockers(): void {
    this.#blockers.clear();
  }

  #unblock(vertex: Vertex): boolean {
    let count = this.#blockers.get(vertex);
    if (count === undefined) {
      count = 0;
      for (const other of this.predecessors(vertex)) if (!this.#done.has(other)) count += 1;
    }
    const left = Math.max(count - 1, 0);
    this.#blockers.set(vertex, left);
    return left === 0;
  }
}
