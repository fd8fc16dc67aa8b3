import { Digraph, type DigraphNode } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
import { Heap } from './heap.ts';
import { comparePriority, Prioritizer, type Priority } from './priority.ts';
import type { Vertex } from './vertex.ts';
import type { Instance } from '../resource-types/instance.ts';

type Node = DigraphNode<Vertex, RelationshipEdge>;

interface Ready {
  readonly node: Node;
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
  /** By the number of the resource. */
  readonly #vertexOf: (Vertex | undefined)[] = [];
  readonly #priorities = new Prioritizer();
  readonly #ready = new Heap<Ready>((a, b) => comparePriority(a.priority, b.priority));
  // By the id of the node.
  readonly #isReady: (boolean | undefined)[] = [];
  readonly #isDone: (boolean | undefined)[] = [];
  #blockers: (number | undefined)[] = [];
  #readyCount = 0;

  /** The vertex of a resource, as long as it stands in the graph itself. */
  vertexOf(resource: Instance): Vertex | undefined {
    return this.#vertexOf[resource.number];
  }

  /** Adds a vertex at the end of the manifest order, or at the place of another one. */
  add(vertex: Vertex, beside?: Vertex): void {
    const { id } = this.addNode(vertex);
    if (vertex.kind === 'resource') this.#vertexOf[vertex.resource.number] = vertex;
    const other = beside === undefined ? undefined : this.nodeOf(beside);
    if (other === undefined) this.#priorities.next(id);
    else this.#priorities.set(id, this.#priorities.of(other.id));
  }

  /** Puts a vertex, which may be new, right behind another one and what was put there before. */
  putInside(container: Vertex, vertex: Vertex): void {
    this.#priorities.nextInside(this.addNode(container).id, this.addNode(vertex).id);
  }

  remove(vertex: Vertex): void {
    this.removeVertex(vertex);
    if (vertex.kind === 'resource') this.#vertexOf[vertex.resource.number] = undefined;
  }

  /** Adds an edge while the walk goes on (3). */
  addLate(edge: RelationshipEdge): void {
    this.addEdge(edge);
    const target = this.nodeOf(edge.target);
    if (target !== undefined) this.#takeFromReady(target);
  }

  enqueueRoots(): void {
    for (const node of this.nodes()) {
      this.#blockers[node.id] = node.inCount;
      if (node.inCount === 0) this.#enqueue(node);
    }
  }

  enqueue(vertex: Vertex): void {
    const node = this.nodeOf(vertex);
    if (node !== undefined) this.#enqueue(node);
  }

  get hasReady(): boolean {
    return this.#readyCount > 0;
  }

  /** Takes the next vertex (2). */
  takeNext(): Vertex | undefined {
    for (let item = this.#ready.pop(); item !== undefined; item = this.#ready.pop()) {
      if (this.#takeFromReady(item.node)) return item.node.vertex;
    }
    return undefined;
  }

  /** Marks a vertex done, and what waited for it alone ready (1). */
  finish(vertex: Vertex): void {
    const node = this.nodeOf(vertex);
    if (node === undefined) return;
    for (let pair = node.firstOut; pair !== undefined; pair = pair.nextOut) {
      if (this.#unblock(pair.target)) this.#enqueue(pair.target);
    }
    this.#isDone[node.id] = true;
  }

  clearBlockers(): void {
    this.#blockers = [];
  }

  #enqueue(node: Node): void {
    if (this.#isReady[node.id] === true) return;
    this.#isReady[node.id] = true;
    this.#readyCount += 1;
    this.#ready.push({ node, priority: this.#priorities.of(node.id) });
  }

  #takeFromReady(node: Node): boolean {
    if (this.#isReady[node.id] !== true) return false;
    this.#isReady[node.id] = false;
    this.#readyCount -= 1;
    return true;
  }

  #unblock(node: Node): boolean {
    let count = this.#blockers[node.id];
    if (count === undefined) {
      count = 0;
      for (let pair = node.firstIn; pair !== undefined; pair = pair.nextIn) {
        if (this.#isDone[pair.source.id] !== true) count += 1;
      }
    }
    const left = Math.max(count - 1, 0);
    this.#blockers[node.id] = left;
    return left === 0;
  }
}
