/**
 * Which relationships to take away so that a cycle is gone. The least number is a hard problem (minimum feedback arc set), so
 * it is searched exactly within a budget, and beyond it picked greedily; the answer says which.
 */
import { cyclicComponents } from './components.ts';
import type { RelationshipEdge } from './edge.ts';
import { Heap } from './heap.ts';
import type { Vertex } from './vertex.ts';

export interface Cut {
  readonly edges: readonly RelationshipEdge[];
  /** Whether no smaller cut exists. */
  readonly isSmallest: boolean;
}

/** Whether an author can remove an edge: a statement can be removed, containment cannot, and an automatic edge only with its resource. */
function isRemovable(edges: readonly RelationshipEdge[]): boolean {
  return edges.every((edge) => edge.reason.kind === 'relationship');
}

const BUDGET = 200_000;
const DEEPEST = 6;

export function smallestCut(members: readonly Vertex[], edges: readonly RelationshipEdge[]): Cut {
  const graph = new CyclePart(members, edges);
  const budget = { left: BUDGET };
  for (let size = 1; size <= DEEPEST; size += 1) {
    const cut = cutOf(graph, size, budget);
    if (cut !== undefined) return { edges: cut, isSmallest: budget.left > 0 };
    if (budget.left <= 0) break;
  }
  return { edges: greedyCut(graph), isSmallest: false };
}

/** All edges from one vertex to another. */
type Pair = readonly [RelationshipEdge, ...RelationshipEdge[]];

/** The members of a cycle and the edges between them, where a search takes out pairs and puts them back. */
class CyclePart {
  readonly vertices: readonly Vertex[];
  readonly #out: ReadonlyMap<Vertex, Map<Vertex, Pair>>;
  readonly #in: ReadonlyMap<Vertex, Map<Vertex, Pair>>;

  constructor(vertices: readonly Vertex[], edges: readonly RelationshipEdge[]) {
    this.vertices = vertices;
    this.#out = new Map(vertices.map((vertex) => [vertex, new Map<Vertex, Pair>()]));
    this.#in = new Map(vertices.map((vertex) => [vertex, new Map<Vertex, Pair>()]));
    for (const edge of edges) {
      const known = this.#out.get(edge.source)?.get(edge.target);
      this.add(known === undefined ? [edge] : [...known, edge]);
    }
  }

  add(pair: Pair): void {
    const [{ source, target }] = pair;
    this.#out.get(source)?.set(target, pair);
    this.#in.get(target)?.set(source, pair);
  }

  remove([{ source, target }]: Pair): void {
    this.#out.get(source)?.delete(target);
    this.#in.get(target)?.delete(source);
  }

  /** The pairs of a vertex, by the vertex at their other end. */
  pairsFrom(vertex: Vertex): ReadonlyMap<Vertex, Pair> {
    return this.#out.get(vertex) ?? NO_PAIRS;
  }
  pairsInto(vertex: Vertex): ReadonlyMap<Vertex, Pair> {
    return this.#in.get(vertex) ?? NO_PAIRS;
  }

  successors(vertex: Vertex): Iterable<Vertex> {
    return this.pairsFrom(vertex).keys();
  }
}

const NO_PAIRS: ReadonlyMap<Vertex, Pair> = new Map();

/** Every cut takes an edge of every cycle: so try each edge of one short cycle. At most `size` pairs. */
function cutOf(graph: CyclePart, size: number, budget: { left: number }): readonly RelationshipEdge[] | undefined {
  const cycle = someCycle(graph, budget);
  if (cycle === undefined) return [];
  if (size === 0) return undefined;
  for (const pair of cycle.filter(isRemovable)) {
    if (budget.left <= 0) return undefined;
    graph.remove(pair);
    const rest = cutOf(graph, size - 1, budget);
    graph.add(pair);
    if (rest !== undefined) return [...pair, ...rest];
  }
  return undefined;
}

/** A shortest cycle through a vertex that lies on one, as the edges of each step. */
function someCycle(graph: CyclePart, budget: { left: number }): Pair[] | undefined {
  const [component] = cyclicComponents(graph);
  budget.left -= graph.vertices.length;
  const [start] = component ?? [];
  if (start === undefined) return undefined;
  const cameBy = new Map<Vertex, Pair>();
  const queue: Vertex[] = [start];
  for (const vertex of queue) {
    budget.left -= 1;
    for (const [target, pair] of graph.pairsFrom(vertex)) {
      if (target === start) return [...pairsBack(cameBy, vertex), pair];
      if (cameBy.has(target)) continue;
      cameBy.set(target, pair);
      queue.push(target);
    }
  }
  return undefined;
}

/** The edges by which a search reached a vertex from its start. */
function pairsBack(cameBy: ReadonlyMap<Vertex, Pair>, last: Vertex): Pair[] {
  const pairs: Pair[] = [];
  for (let pair = cameBy.get(last); pair !== undefined; pair = cameBy.get(pair[0].source)) pairs.push(pair);
  return pairs.reverse();
}

/** The edges into a vertex from the remaining vertices: edges that must stay, and edges that may be removed. */
interface Standing {
  fixed: number;
  removable: number;
}

/**
 * Lines the vertices up and takes away the edges that lead backwards: next is always one that nothing holds back, or else,
 * of those that only removable edges hold back, the one with the fewest. In n log n.
 */
function greedyCut(graph: CyclePart): readonly RelationshipEdge[] {
  const standings = new Map<Vertex, Standing>();
  const queue = new Heap<readonly [number, Vertex]>((a, b) => a[0] - b[0]);
  const offer = (vertex: Vertex, { fixed, removable }: Standing): void => {
    if (fixed === 0) queue.push([removable, vertex]);
  };
  for (const vertex of graph.vertices) {
    const standing = { fixed: 0, removable: 0 };
    for (const pair of graph.pairsInto(vertex).values()) standing[isRemovable(pair) ? 'removable' : 'fixed'] += 1;
    standings.set(vertex, standing);
    offer(vertex, standing);
  }
  const cut: RelationshipEdge[] = [];
  const isPlaced = new Set<Vertex>();
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const [, vertex] = item;
    if (isPlaced.has(vertex) || item[0] !== standings.get(vertex)?.removable) continue;
    isPlaced.add(vertex);
    for (const [source, pair] of graph.pairsInto(vertex)) {
      if (!isPlaced.has(source) || source === vertex) cut.push(...pair);
    }
    for (const [target, pair] of graph.pairsFrom(vertex)) {
      const standing = standings.get(target);
      if (standing === undefined || isPlaced.has(target)) continue;
      standing[isRemovable(pair) ? 'removable' : 'fixed'] -= 1;
      offer(target, standing);
    }
  }
  return cut.filter((edge) => isRemovable([edge]));
}
