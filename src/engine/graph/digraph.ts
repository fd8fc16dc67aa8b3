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
  /** By number; a vertex that is not there yet is made when someone asks for it. */
  readonly #vertexById: (V | undefined)[] = [];
  /** The numbers of vertices that were removed. */
  readonly #removed = new Set<number>();
  /** The graph of those numbers; `NONE` stands for a vertex that is not there. */
  protected readonly pairs = new PairLists();
  /**
   * The first edge of each pair, by the pair's number, and the further ones of the few pairs that have more. A joined pair
   * without a first edge here is one whose only edge nobody has asked for yet.
   */
  readonly #edges = new Map<number, E>();
  readonly #more = new Map<number, readonly E[]>();

  /** `ids`: where the numbers of vertices are kept; by default a map. */
  constructor(ids: Numbering<V> = new Map<V, number>()) {
    this.#ids = ids;
  }

  get size(): number {
    return this.pairs.nodeCount - this.#removed.size;
  }

  /** In the order in which they were added. */
  get vertices(): readonly V[] {
    const vertices: V[] = [];
    for (const id of this.ids()) this.#push(id, vertices);
    return vertices;
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
    if (pair === NONE) this.#edges.set(this.pairs.join(source, target), edge);
    else if (this.#edgeAt(pair) !== edge) {
      const more = this.furtherEdgesOf(pair);
      if (!more.includes(edge)) this.#more.set(pair, [...more, edge]);
    }
  }

  /** Joins two vertices, by their numbers, with the edge that `derive` makes of them and of `origin`. */
  protected join(source: number, target: number, origin: number): void {
    const pair = this.pairs.find(source, target);
    if (pair === NONE) this.pairs.join(source, target, origin);
    else {
      const edge = this.#derived(source, target, origin);
      if (edge !== undefined && this.#edgeAt(pair) !== undefined) {
        this.#more.set(pair, [...this.furtherEdgesOf(pair), edge]);
      }
    }
  }

  removeEdge(edge: E): void {
    const pair = this.#pair(edge.source, edge.target);
    if (pair === NONE) return;
    if (this.#edges.get(pair) === edge && !this.#more.has(pair)) {
      this.part(pair);
      return;
    }
    const [first, ...others] = this.#edgesOf(pair).filter((other) => other !== edge);
    if (first === undefined) this.part(pair);
    else {
      this.#edges.set(pair, first);
      if (others.length === 0) this.#more.delete(pair);
      else this.#more.set(pair, others);
    }
  }

  /** Removes a vertex by its number. */
  protected removeId(id: number): void {
    // A pair that is taken out keeps its neighbours, so that the walk goes on from it.
    let pair = this.pairs.firstInto(id);
    for (; pair !== NONE; pair = this.pairs.nextInto(pair)) this.part(pair);
    for (pair = this.pairs.firstFrom(id); pair !== NONE; pair = this.pairs.nextFrom(pair)) this.part(pair);
    this.#vertexById[id] = undefined;
    this.#removed.add(id);
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

  /** The first edge of a pair, `undefined` where nobody has asked for its only one. */
  protected madeEdgeOf(pair: number): E | undefined {
    return this.#edges.get(pair);
  }

  /** The edges of a pair beside its first. */
  protected furtherEdgesOf(pair: number): readonly E[] {
    return (this.#more.size === 0 ? undefined : this.#more.get(pair)) ?? NO_EDGES;
  }

  /** The edge of two vertices that were joined by `join`. */
  protected derive(_source: V, _target: V, _origin: number): E {
    throw new Error('This graph derives no edges.');
  }

  /** The vertex of a number that was given without one. */
  protected makeVertex(_id: number): V | undefined {
    return undefined;
  }

  /** The numbers of the vertices, in the order in which they were added. */
  protected ids(): Int32Array {
    const ids = new Int32Array(this.size);
    let count = 0;
    for (let id = 1; id <= this.pairs.nodeCount; id += 1) {
      if (this.#removed.size > 0 && this.#removed.has(id)) continue;
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
    const known = this.#vertexById[id];
    if (known !== undefined || this.#removed.has(id)) return known;
    const made = this.makeVertex(id);
    if (made !== undefined) this.#vertexById[id] = made;
    return made;
  }

  /** The number of a vertex, which is added where it is new. */
  protected idAdded(vertex: V): number {
    const known = this.#ids.get(vertex);
    if (known !== undefined) return known;
    const id = this.pairs.addNode();
    this.#ids.set(vertex, id);
    this.#vertexById[id] = vertex;
    return id;
  }

  #push(id: number, into: V[]): void {
    const vertex = this.vertexOfId(id);
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
    for (const other of this.furtherEdgesOf(pair)) into.push(other);
  }

  #edgeAt(pair: number): E | undefined {
    const known = this.#edges.get(pair);
    if (known !== undefined) return known;
    const edge = this.#derived(this.pairs.sourceOf(pair), this.pairs.targetOf(pair), this.pairs.originOf(pair));
    if (edge !== undefined) this.#edges.set(pair, edge);
    return edge;
  }

  #derived(source: number, target: number, origin: number): E | undefined {
    const from = this.vertexOfId(source);
    const to = this.vertexOfId(target);
    return from === undefined || to === undefined ? undefined : this.derive(from, to, origin);
  }

  /** Takes the edges of a pair out. A walk that stands on the pair can go on. */
  protected part(pair: number): void {
    this.pairs.part(pair);
    this.#edges.delete(pair);
    if (this.#more.size > 0) this.#more.delete(pair);
  }
}
