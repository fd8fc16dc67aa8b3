/** An edge between two vertices. Edges are told apart by identity, so two for one pair stay two. */
export interface Edge<V> {
  readonly source: V;
  readonly target: V;
}

/** A vertex with the pairs that it is in, as two linked lists: in the order in which they were joined. */
export interface DigraphNode<V, E> {
  readonly vertex: V;
  /** Dense and never given twice in one graph. */
  readonly id: number;
  firstOut: Pair<V, E> | undefined;
  lastOut: Pair<V, E> | undefined;
  outCount: number;
  firstIn: Pair<V, E> | undefined;
  lastIn: Pair<V, E> | undefined;
  inCount: number;
  /** The pairs that leave here by target, once there are many. */
  index: Map<DigraphNode<V, E>, Pair<V, E>> | undefined;
}

/** Two joined vertices with all edges between them. It stands in the list of its source and in that of its target. */
export interface Pair<V, E> {
  readonly source: DigraphNode<V, E>;
  readonly target: DigraphNode<V, E>;
  edge: E;
  /** Further edges of the pair, in order. */
  more: E[] | undefined;
  nextOut: Pair<V, E> | undefined;
  previousOut: Pair<V, E> | undefined;
  nextIn: Pair<V, E> | undefined;
  previousIn: Pair<V, E> | undefined;
}

/** A graph as numbers: the successors of vertex n are `targets` from `first[n]` to before `first[n + 1]`. */
export interface CompactGraph<V> {
  readonly vertices: readonly V[];
  readonly first: Int32Array;
  readonly targets: Int32Array;
}

/** Lists up to this length are looked through faster than a map is asked. */
const SHORT = 16;

/**
 * A directed multigraph that keeps the order in which vertices and edges were added: Puppet's `SimpleGraph`, whose orders
 * show in its logs (what is scheduled first) and cycle reports. Vertices are told apart by identity. Adding, finding and
 * removing an edge take constant time.
 */
export class Digraph<V, E extends Edge<V>> {
  readonly #nodes = new Map<V, DigraphNode<V, E>>();
  #nextId = 0;
  #pairCount = 0;

  get size(): number {
    return this.#nodes.size;
  }

  get vertices(): IterableIterator<V> {
    return this.#nodes.keys();
  }

  /** By target in the order of vertices, then by source in the order in which the pairs were first joined. */
  *edges(): IterableIterator<E> {
    for (const node of this.#nodes.values()) yield* edgesOf(node, 'in');
  }

  has(vertex: V): boolean {
    return this.#nodes.has(vertex);
  }

  addVertex(vertex: V): void {
    this.addNode(vertex);
  }

  /** Adds the ends too where they are new. Adding the same edge again changes nothing. */
  addEdge(edge: E): void {
    const source = this.addNode(edge.source);
    const target = this.addNode(edge.target);
    const pair = findPair(source, target);
    if (pair === undefined) this.#join(source, target, edge);
    else if (pair.edge === edge || pair.more?.includes(edge) === true) return;
    else (pair.more ??= []).push(edge);
  }

  removeEdge(edge: E): void {
    const pair = this.#pair(edge.source, edge.target);
    if (pair === undefined) return;
    if (pair.edge !== edge) {
      const at = pair.more?.indexOf(edge) ?? -1;
      if (at >= 0) pair.more?.splice(at, 1);
      return;
    }
    const next = pair.more?.shift();
    if (next === undefined) this.#part(pair);
    else pair.edge = next;
  }

  removeVertex(vertex: V): void {
    const node = this.#nodes.get(vertex);
    if (node === undefined) return;
    for (let pair = node.firstIn; pair !== undefined; pair = pair.nextIn) this.#part(pair);
    for (let pair = node.firstOut; pair !== undefined; pair = pair.nextOut) this.#part(pair);
    this.#nodes.delete(vertex);
  }

  hasEdge(source: V, target: V): boolean {
    return this.#pair(source, target) !== undefined;
  }

  edgesBetween(source: V, target: V): readonly E[] {
    const pair = this.#pair(source, target);
    return pair === undefined ? [] : [pair.edge, ...(pair.more ?? [])];
  }

  edgesFrom(vertex: V): E[] {
    const node = this.#nodes.get(vertex);
    return node === undefined ? [] : edgesOf(node, 'out');
  }

  edgesInto(vertex: V): E[] {
    const node = this.#nodes.get(vertex);
    return node === undefined ? [] : edgesOf(node, 'in');
  }

  /** Each once, however many edges lead there. */
  successors(vertex: V): V[] {
    const found: V[] = [];
    let pair = this.#nodes.get(vertex)?.firstOut;
    for (; pair !== undefined; pair = pair.nextOut) found.push(pair.target.vertex);
    return found;
  }

  predecessors(vertex: V): V[] {
    const found: V[] = [];
    let pair = this.#nodes.get(vertex)?.firstIn;
    for (; pair !== undefined; pair = pair.nextIn) found.push(pair.source.vertex);
    return found;
  }

  predecessorCount(vertex: V): number {
    return this.#nodes.get(vertex)?.inCount ?? 0;
  }

  /** The graph as numbers, for algorithms that look at all of it. */
  compact(): CompactGraph<V> {
    const vertices: V[] = [];
    const numbers = new Int32Array(this.#nextId);
    for (const node of this.#nodes.values()) numbers[node.id] = vertices.push(node.vertex) - 1;
    const first = new Int32Array(vertices.length + 1);
    const targets = new Int32Array(this.#pairCount);
    let number = 0;
    let next = 0;
    for (const { firstOut } of this.#nodes.values()) {
      for (let pair = firstOut; pair !== undefined; pair = pair.nextOut) {
        targets[next] = numbers[pair.target.id] ?? 0;
        next += 1;
      }
      number += 1;
      first[number] = next;
    }
    return { vertices, first, targets };
  }

  protected nodes(): IterableIterator<DigraphNode<V, E>> {
    return this.#nodes.values();
  }

  protected nodeOf(vertex: V): DigraphNode<V, E> | undefined {
    return this.#nodes.get(vertex);
  }

  protected addNode(vertex: V): DigraphNode<V, E> {
    const known = this.#nodes.get(vertex);
    if (known !== undefined) return known;
    const node: DigraphNode<V, E> = {
      vertex,
      id: this.#nextId,
      firstOut: undefined,
      lastOut: undefined,
      outCount: 0,
      firstIn: undefined,
      lastIn: undefined,
      inCount: 0,
      index: undefined,
    };
    this.#nextId += 1;
    this.#nodes.set(vertex, node);
    return node;
  }

  #pair(source: V, target: V): Pair<V, E> | undefined {
    const from = this.#nodes.get(source);
    const to = this.#nodes.get(target);
    return from === undefined || to === undefined ? undefined : findPair(from, to);
  }

  #join(source: DigraphNode<V, E>, target: DigraphNode<V, E>, edge: E): void {
    const previousOut = source.lastOut;
    const previousIn = target.lastIn;
    const pair: Pair<V, E> = {
      source,
      target,
      edge,
      more: undefined,
      nextOut: undefined,
      previousOut,
      nextIn: undefined,
      previousIn,
    };
    if (previousOut === undefined) source.firstOut = pair;
    else previousOut.nextOut = pair;
    source.lastOut = pair;
    source.outCount += 1;
    if (previousIn === undefined) target.firstIn = pair;
    else previousIn.nextIn = pair;
    target.lastIn = pair;
    target.inCount += 1;
    source.index?.set(target, pair);
    this.#pairCount += 1;
  }

  /** Takes a pair out of both lists; its own links stay, so that a walk over the list can go on from it. */
  #part(pair: Pair<V, E>): void {
    const { source, target, nextOut, previousOut, nextIn, previousIn } = pair;
    if (previousOut === undefined) source.firstOut = nextOut;
    else previousOut.nextOut = nextOut;
    if (nextOut === undefined) source.lastOut = previousOut;
    else nextOut.previousOut = previousOut;
    source.outCount -= 1;
    if (previousIn === undefined) target.firstIn = nextIn;
    else previousIn.nextIn = nextIn;
    if (nextIn === undefined) target.lastIn = previousIn;
    else nextIn.previousIn = previousIn;
    target.inCount -= 1;
    source.index?.delete(target);
    this.#pairCount -= 1;
  }
}

/** Looks through the shorter of the two lists, or asks the source's index where both are long. */
function findPair<V, E>(source: DigraphNode<V, E>, target: DigraphNode<V, E>): Pair<V, E> | undefined {
  if (source.outCount <= SHORT) {
    let pair = source.firstOut;
    while (pair !== undefined && pair.target !== target) pair = pair.nextOut;
    return pair;
  }
  if (target.inCount <= SHORT) {
    let pair = target.firstIn;
    while (pair !== undefined && pair.source !== source) pair = pair.nextIn;
    return pair;
  }
  if (source.index === undefined) {
    source.index = new Map();
    for (let pair = source.firstOut; pair !== undefined; pair = pair.nextOut) source.index.set(pair.target, pair);
  }
  return source.index.get(target);
}

function edgesOf<V, E>(node: DigraphNode<V, E>, direction: 'in' | 'out'): E[] {
  const isOut = direction === 'out';
  const found: E[] = [];
  let pair = isOut ? node.firstOut : node.firstIn;
  while (pair !== undefined) {
    found.push(pair.edge);
    if (pair.more !== undefined) found.push(...pair.more);
    pair = isOut ? pair.nextOut : pair.nextIn;
  }
  return found;
}
