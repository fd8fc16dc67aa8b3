/** An edge between two vertices. Edges are told apart by identity, so two for one pair stay two. */
export interface Edge<V> {
  readonly source: V;
  readonly target: V;
}

/**
 * A directed multigraph that keeps the order in which vertices and edges were added: Puppet's `SimpleGraph`, whose orders
 * show in its logs (what is scheduled first) and cycle reports. Vertices are told apart by identity.
 */
export class Digraph<V, E extends Edge<V>> {
  readonly #in = new Map<V, Map<V, E[]>>();
  readonly #out = new Map<V, Map<V, E[]>>();

  get size(): number {
    return this.#in.size;
  }

  get vertices(): IterableIterator<V> {
    return this.#in.keys();
  }

  /** By target in the order of vertices, then by source in the order in which the pairs were first joined. */
  *edges(): IterableIterator<E> {
    for (const bySource of this.#in.values()) for (const edges of bySource.values()) yield* edges;
  }

  has(vertex: V): boolean {
    return this.#in.has(vertex);
  }

  addVertex(vertex: V): void {
    if (this.#in.has(vertex)) return;
    this.#in.set(vertex, new Map());
    this.#out.set(vertex, new Map());
  }

  /** Adds the ends too where they are new. Adding the same edge again changes nothing. */
  addEdge(edge: E): void {
    this.addVertex(edge.source);
    this.addVertex(edge.target);
    append(this.#in.get(edge.target), edge.source, edge);
    append(this.#out.get(edge.source), edge.target, edge);
  }

  removeEdge(edge: E): void {
    remove(this.#in.get(edge.target), edge.source, edge);
    remove(this.#out.get(edge.source), edge.target, edge);
  }

  removeVertex(vertex: V): void {
    for (const edge of [...this.edgesInto(vertex), ...this.edgesFrom(vertex)]) this.removeEdge(edge);
    this.#in.delete(vertex);
    this.#out.delete(vertex);
  }

  hasEdge(source: V, target: V): boolean {
    return this.#out.get(source)?.has(target) ?? false;
  }

  edgesBetween(source: V, target: V): readonly E[] {
    return this.#out.get(source)?.get(target) ?? [];
  }

  edgesFrom(vertex: V): E[] {
    return [...(this.#out.get(vertex)?.values() ?? [])].flat();
  }

  edgesInto(vertex: V): E[] {
    return [...(this.#in.get(vertex)?.values() ?? [])].flat();
  }

  /** Each once, however many edges lead there. */
  successors(vertex: V): Iterable<V> {
    return this.#out.get(vertex)?.keys() ?? [];
  }

  predecessors(vertex: V): Iterable<V> {
    return this.#in.get(vertex)?.keys() ?? [];
  }

  predecessorCount(vertex: V): number {
    return this.#in.get(vertex)?.size ?? 0;
  }
}

function append<V, E>(index: Map<V, E[]> | undefined, key: V, edge: E): void {
  const edges = index?.get(key);
  if (edges === undefined) index?.set(key, [edge]);
  else if (!edges.includes(edge)) edges.push(edge);
}

function remove<V, E>(index: Map<V, E[]> | undefined, key: V, edge: E): void {
  const edges = index?.get(key);
  if (index === undefined || edges === undefined) return;
  const left = edges.filter((other) => other !== edge);
  if (left.length === 0) index.delete(key);
  else index.set(key, left);
}
