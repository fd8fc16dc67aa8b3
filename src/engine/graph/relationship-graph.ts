import { Digraph } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
import { Heap } from './heap.ts';
import { NONE } from './pair-lists.ts';
import { comparePriority, Prioritizer, type Priority } from './priority.ts';
import { VertexNumbers } from './vertex-numbers.ts';
import { resourceOf, type Vertex } from './vertex.ts';
import type { Instance } from '../resource-types/instance.ts';

const NO_VERTICES: readonly Vertex[] = [];

interface Ready {
  readonly id: number;
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
  // By the number of the vertex.
  readonly #isReady: (boolean | undefined)[] = [];
  readonly #isDone: (boolean | undefined)[] = [];
  #blockers: (number | undefined)[] = [];
  #readyCount = 0;

  constructor() {
    super(new VertexNumbers());
  }

  /** The vertex of a resource, as long as it stands in the graph itself. */
  vertexOf(resource: Instance): Vertex | undefined {
    return this.#vertexOf[resource.number];
  }

  /** Adds a vertex at the end of the manifest order, or at the place of another one. */
  add(vertex: Vertex, beside?: Vertex): void {
    const id = this.idAdded(vertex);
    if (vertex.kind === 'resource') this.#vertexOf[vertex.resource.number] = vertex;
    if (beside === undefined) this.#priorities.next(id);
    else this.#priorities.set(id, this.#priorities.of(this.idOf(beside)));
  }

  /** Puts a vertex, which may be new, right behind another one and what was put there before. */
  putInside(container: Vertex, vertex: Vertex): void {
    this.#priorities.nextInside(this.idAdded(container), this.idAdded(vertex));
  }

  remove(vertex: Vertex): void {
    this.removeVertex(vertex);
    if (vertex.kind === 'resource') this.#vertexOf[vertex.resource.number] = undefined;
  }

  /** What is joined without an edge is a container's end and what it contains. */
  protected override derive(source: Vertex, target: Vertex): RelationshipEdge {
    const [container, contained] = source.kind === 'admissible' ? [source, target] : [target, source];
    return {
      source,
      target,
      refresh: true,
      reason: { kind: 'containment', container: resourceOf(container).ref, contained: resourceOf(contained).ref },
    };
  }

  /** To where events pass from a vertex: once for each edge that lets them. */
  refreshTargets(vertex: Vertex): readonly Vertex[] {
    const { pairs } = this;
    let targets: Vertex[] | undefined;
    for (let pair = pairs.firstFrom(this.idOf(vertex)); pair !== NONE; pair = pairs.nextFrom(pair)) {
      const target = this.vertexOfId(pairs.targetOf(pair));
      if (target === undefined) continue;
      for (let times = this.#refreshesOf(pair); times > 0; times -= 1) {
        // Nearly always there is one at most: a list that is to grow keeps room for many.
        if (targets === undefined) targets = [target];
        else targets.push(target);
      }
    }
    return targets ?? NO_VERTICES;
  }

  /** How many edges of a pair let events pass. They always pass through containers. */
  #refreshesOf(pair: number): number {
    const first = this.madeEdgeOf(pair);
    if (first === undefined) return 1;
    let count = first.refresh ? 1 : 0;
    for (const { refresh } of this.furtherEdgesOf(pair)) if (refresh) count += 1;
    return count;
  }

  /** Adds an edge while the walk goes on (3). */
  addLate(edge: RelationshipEdge): void {
    this.addEdge(edge);
    this.#takeFromReady(this.idOf(edge.target));
  }

  enqueueRoots(): void {
    for (const id of this.ids()) {
      const count = this.pairs.countInto(id);
      this.#blockers[id] = count;
      if (count === 0) this.#enqueue(id);
    }
  }

  enqueue(vertex: Vertex): void {
    this.#enqueue(this.idOf(vertex));
  }

  get hasReady(): boolean {
    return this.#readyCount > 0;
  }

  /** Takes the next vertex (2). */
  takeNext(): Vertex | undefined {
    for (let item = this.#ready.pop(); item !== undefined; item = this.#ready.pop()) {
      if (this.#takeFromReady(item.id)) return this.vertexOfId(item.id);
    }
    return undefined;
  }

  /** Marks a vertex done, and what waited for it alone ready (1). */
  finish(vertex: Vertex): void {
    const { pairs } = this;
    const id = this.idOf(vertex);
    for (let pair = pairs.firstFrom(id); pair !== NONE; pair = pairs.nextFrom(pair)) {
      const dependent = pairs.targetOf(pair);
      if (this.#unblock(dependent)) this.#enqueue(dependent);
    }
    this.#isDone[id] = true;
  }

  clearBlockers(): void {
    this.#blockers = [];
  }

  #enqueue(id: number): void {
    if (this.#isReady[id] === true) return;
    this.#isReady[id] = true;
    this.#readyCount += 1;
    this.#ready.push({ id, priority: this.#priorities.of(id) });
  }

  #takeFromReady(id: number): boolean {
    if (this.#isReady[id] !== true) return false;
    this.#isReady[id] = false;
    this.#readyCount -= 1;
    return true;
  }

  #unblock(id: number): boolean {
    let count = this.#blockers[id];
    if (count === undefined) {
      const { pairs } = this;
      count = 0;
      for (let pair = pairs.firstInto(id); pair !== NONE; pair = pairs.nextInto(pair)) {
        if (this.#isDone[pairs.sourceOf(pair)] !== true) count += 1;
      }
    }
    const left = Math.max(count - 1, 0);
    this.#blockers[id] = left;
    return left === 0;
  }
}
