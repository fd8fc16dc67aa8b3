import type { Numbering } from './numbering.ts';
import { NONE, PairLists } from './pair-lists.ts';

/** An edge between two vertices. Edges are told apart by identity, so two for one pair stay two. */
export interface Edge<V> {
  readonly source: V;
  readonly target: V;
}

/** A graph as numbers: the successors of vertex n are `targets` from `first[n]` to before `first[n + 1]`. */
export interface CompactGraph<V> {
  readonly vertices: readonly V[];
  readonly first: Int32Array;
  readonly targets: Int32Array;
}

const NO_EDGES: readonly never[] = [];

/**
 * A directed multigraph that keeps the order in which vertices and edges were added: Puppet's `SimpleGraph`, whose orders
 * show in its logs (what is scheduled first) and cycle reports. Vertices are told apart by identity. Adding, finding and
 * removing an edge take constant time.
 */
export class Digraph<V, E extends Edge<V>> {
  /** Numbers are dense, and never given twice in one graph. */
  readonly #ids: Numbering<V>;
  readonly #vertexById: (V | undefined)[] = [];
  #size = 0;
  /** The graph of those numbers; `NONE` stands for a vertex that is not there. */
  protected readonly pairs = new PairLists();
  /**
   * The first edge of each pair, by the pair's number, and the further ones of the few pairs that have more. A joined pair
   * without an edge here is one whose edge nobody has asked for yet.
   */
  readonly #edges: (E | undefined)[] = [];
  readonly #more = new Map<number, E[]>();

  /** `ids`: where the numbers of vertices are kept; by default a map. */
  constructor(ids: Numbering<V> = new Map<V, number>()) {
    this.#ids = ids;
  }

  get size(): number {
    return this.#size;
  }

  /** In the order in which they were added. */
  get vertices(): readonly V[] {
    return this.#vertexById.filter((vertex) => vertex !== undefined);
  }

  /** By target in the order of vertices, then by source in the order in which the pairs were first joined. */
  *edges(): IterableIterator<E> {
    for (const vertex of this.vertices) yield* this.edgesInto(vertex);
  }

  has(vertex: V): boolean {
    return this.idOf(vertex) !== NONE;
  }

  addVertex(vertex: V): void {
    this.idAdded(vertex);
  }

  /** Adds the ends too where they are new. Adding the same edge again changes nothing. */
  addEdge(edge: E): void {
    const source = this.idAdded(edge.source);
    const target = this.idAdded(edge.target);
    const pair = this.pairs.find(source, target);
    if (pair === NONE) this.#edges[this.pairs.join(source, target)] = edge;
    else if (this.#edgeAt(pair) !== edge) {
      const more = this.#more.get(pair);
      if (more === undefined) this.#more.set(pair, [edge]);
      else if (!more.includes(edge)) more.push(edge);
    }
  }

  /** Joins two vertices by the edge that `derive` makes of them. */
  addDerived(source: V, target: V): void {
    const from = this.idAdded(source);
    const to = this.idAdded(target);
    if (this.pairs.find(from, to) === NONE) this.pairs.join(from, to);
    else this.addEdge(this.derive(source, target));
  }

  removeEdge(edge: E): void {
    const pair = this.#pair(edge.source, edge.target);
    if (pair === NONE) return;
    if (this.#edges[pair] === edge && !this.#more.has(pair)) {
      this.#part(pair);
      return;
    }
    const left = this.#edgesOf(pair).filter((other) => other !== edge);
    const [first, ...others] = left;
    if (first === undefined) this.#part(pair);
    else {
      this.#edges[pair] = first;
      if (others.length === 0) this.#more.delete(pair);
      else this.#more.set(pair, others);
    }
  }

  removeVertex(vertex: V): void {
    const id = this.idOf(vertex);
    if (id === NONE) return;
    // A pair that is taken out keeps its neighbours, so that the walk goes on from it.
    let pair = this.pairs.firstInto(id);
    for (; pair !== NONE; pair = this.pairs.nextInto(pair)) this.#part(pair);
    for (pair = this.pairs.firstFrom(id); pair !== NONE; pair = this.pairs.nextFrom(pair)) this.#part(pair);
    this.#ids.delete(vertex);
    this.#vertexById[id] = undefined;
    this.#size -= 1;
  }

  hasEdge(source: V, target: V): boolean {
    return this.#pair(source, target) !== NONE;
  }

  edgesBetween(source: V, target: V): readonly E[] {
    const pair = this.#pair(source, target);
    return pair === NONE ? [] : this.#edgesOf(pair);
  }

  edgesFrom(vertex: V): E[] {
    const found: E[] = [];
    let pair = this.pairs.firstFrom(this.idOf(vertex));
    for (; pair !== NONE; pair = this.pairs.nextFrom(pair)) this.#collect(pair, found);
    return found;
  }

  edgesInto(vertex: V): E[] {
    const found: E[] = [];
    let pair = this.pairs.firstInto(this.idOf(vertex));
    for (; pair !== NONE; pair = this.pairs.nextInto(pair)) this.#collect(pair, found);
    return found;
  }

  /** Each once, however many edges lead there. */
  successors(vertex: V): V[] {
    const found: V[] = [];
    let pair = this.pairs.firstFrom(this.idOf(vertex));
    for (; pair !== NONE; pair = this.pairs.nextFrom(pair)) this.#push(this.pairs.targetOf(pair), found);
    return found;
  }

  predecessors(vertex: V): V[] {
    const found: V[] = [];
    let pair = this.pairs.firstInto(this.idOf(vertex));
    for (; pair !== NONE; pair = this.pairs.nextInto(pair)) this.#push(this.pairs.sourceOf(pair), found);
    return found;
  }

  predecessorCount(vertex: V): number {
    return this.pairs.countInto(this.idOf(vertex));
  }

  /** The graph as numbers, for algorithms that look at all of it. */
  compact(): CompactGraph<V> {
    const { vertices } = this;
    const ids = this.ids();
    const numbers = new Int32Array(this.pairs.nodeCount + 1);
    ids.forEach((id, number) => {
      numbers[id] = number;
    });
    const first = new Int32Array(vertices.length + 1);
    const targets = new Int32Array(this.pairs.pairCount);
    let number = 0;
    let next = 0;
    for (const id of ids) {
      for (let pair = this.pairs.firstFrom(id); pair !== NONE; pair = this.pairs.nextFrom(pair)) {
        targets[next] = numbers[this.pairs.targetOf(pair)] ?? 0;
        next += 1;
      }
      number += 1;
      first[number] = next;
    }
    return { vertices, first, targets };
  }

  /** The first edge of a pair, `undefined` where nobody has asked for its derived one. */
  protected madeEdgeOf(pair: number): E | undefined {
    return this.#edges[pair];
  }

  /** The edges of a pair beside its first. */
  protected furtherEdgesOf(pair: number): readonly E[] {
    return (this.#more.size === 0 ? undefined : this.#more.get(pair)) ?? NO_EDGES;
  }

  /** The edge of two vertices that were joined without one. */
  protected derive(_source: V, _target: V): E {
    throw new Error('This graph derives no edges.');
  }

  /** The numbers of the vertices, in the order in which they were added. */
  protected ids(): Int32Array {
    const ids = new Int32Array(this.#size);
    let count = 0;
    for (let id = 1; id < this.#vertexById.length; id += 1) {
      if (this.#vertexById[id] === undefined) continue;
      ids[count] = id;
      count += 1;
    }
    return ids;
  }

  /** The number of a vertex, `NONE` where it is not in the graph. */
  protected idOf(vertex: V): number {
    return this.#ids.get(vertex) ?? NONE;
  }

  protected vertexOfId(id: number): V | undefined {
    return this.#vertexById[id];
  }

  /** The number of a vertex, which is added where it is new. */
  protected idAdded(vertex: V): number {
    const known = this.#ids.get(vertex);
    if (known !== undefined) return known;
    const id = this.pairs.addNode();
    this.#ids.set(vertex, id);
    this.#size += 1;
    this.#vertexById[id] = vertex;
    return id;
  }

  #push(id: number, into: V[]): void {
    const vertex = this.#vertexById[id];
    if (vertex !== undefined) into.push(vertex);
  }

  #pair(source: V, target: V): number {
    return this.pairs.find(this.idOf(source), this.idOf(target));
  }

  #edgesOf(pair: number): readonly E[] {
    const edges: E[] = [];
    this.#collect(pair, edges);
    return edges;
  }

  #collect(pair: number, into: E[]): void {
    const edge = this.#edgeAt(pair);
    if (edge !== undefined) into.push(edge);
    if (this.#more.size > 0) into.push(...(this.#more.get(pair) ?? []));
  }

  #edgeAt(pair: number): E | undefined {
    const known = this.#edges[pair];
    if (known !== undefined) return known;
    const source = this.#vertexById[this.pairs.sourceOf(pair)];
    const target = this.#vertexById[this.pairs.targetOf(pair)];
    if (source === undefined || target === undefined) return undefined;
    return (this.#edges[pair] = this.derive(source, target));
  }

  #part(pair: number): void {
    this.pairs.part(pair);
    this.#edges[pair] = undefined;
    this.#more.delete(pair);
  }
}
