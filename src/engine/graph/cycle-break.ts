/**
 * Which relationships to take away so that a cycle is gone. The least number is a hard problem (minimum feedback arc set), so
 * it is searched exactly within a budget, and beyond it picked greedily; the answer says which.
 */
import { stronglyConnectedComponents } from './components.ts';
import { Digraph } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
import { Heap } from './heap.ts';
import type { Vertex } from './vertex.ts';

export interface Cut {
  readonly edges: readonly RelationshipEdge[];
  /** Whether no smaller cut exists. */
  readonly isSmallest: boolean;
}

/** A statement of the manifest can be taken back, containment cannot. An automatic edge goes only with its resource. */
function isRemovable(edges: readonly RelationshipEdge[]): boolean {
  return edges.every((edge) => edge.reason.kind === 'relationship');
}

const BUDGET = 200_000;
const DEEPEST = 6;

export function smallestCut(members: readonly Vertex[], edges: readonly RelationshipEdge[]): Cut {
  const graph = new Digraph<Vertex, RelationshipEdge>();
  for (const vertex of members) graph.addVertex(vertex);
  for (const edge of edges) graph.addEdge(edge);
  const budget = { left: BUDGET };
  for (let size = 1; size <= DEEPEST; size += 1) {
    const cut = cutOf(graph, size, budget);
    if (cut !== undefined) return { edges: cut, isSmallest: budget.left > 0 };
    if (budget.left <= 0) break;
  }
  return { edges: greedyCut(graph), isSmallest: false };
}

type Pair = readonly RelationshipEdge[];

/** Every cut takes an edge of every cycle: so try each edge of one short cycle. At most `size` pairs. */
function cutOf(
  graph: Digraph<Vertex, RelationshipEdge>,
  size: number,
  budget: { left: number },
): readonly RelationshipEdge[] | undefined {
  const cycle = someCycle(graph, budget);
  if (cycle === undefined) return [];
  if (size === 0) return undefined;
  for (const pair of cycle.filter(isRemovable)) {
    if (budget.left <= 0) return undefined;
    for (const edge of pair) graph.removeEdge(edge);
    const rest = cutOf(graph, size - 1, budget);
    for (const edge of pair) graph.addEdge(edge);
    if (rest !== undefined) return [...pair, ...rest];
  }
  return undefined;
}

/** A shortest cycle through a vertex that lies on one, as the edges of each step. */
function someCycle(graph: Digraph<Vertex, RelationshipEdge>, budget: { left: number }): Pair[] | undefined {
  const component = stronglyConnectedComponents(graph).find(
    ([first, second]) => second !== undefined || (first !== undefined && graph.hasEdge(first, first)),
  );
  budget.left -= graph.size;
  const [start] = component ?? [];
  if (start === undefined) return undefined;
  const cameFrom = new Map<Vertex, Vertex>();
  const queue: Vertex[] = [start];
  for (const vertex of queue) {
    budget.left -= 1;
    for (const target of graph.successors(vertex)) {
      if (target === start) return pairsBack(graph, cameFrom, vertex, start);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, vertex);
      queue.push(target);
    }
  }
  return undefined;
}

function pairsBack(
  graph: Digraph<Vertex, RelationshipEdge>,
  cameFrom: ReadonlyMap<Vertex, Vertex>,
  last: Vertex,
  start: Vertex,
): Pair[] {
  const pairs: Pair[] = [graph.edgesBetween(last, start)];
  for (let at = last; at !== start;) {
    const before = cameFrom.get(at);
    if (before === undefined) break;
    pairs.push(graph.edgesBetween(before, at));
    at = before;
  }
  return pairs.reverse();
}

/** How a vertex stands in what is left: edges into it that must stay, and edges that may go. */
interface Standing {
  fixed: number;
  removable: number;
}

/**
 * Lines the vertices up and takes away the edges that lead backwards: next is always one that nothing holds back, or else,
 * of those that only removable edges hold back, the one with the fewest. In n log n.
 */
function greedyCut(graph: Digraph<Vertex, RelationshipEdge>): readonly RelationshipEdge[] {
  const standings = new Map<Vertex, Standing>();
  const queue = new Heap<readonly [number, Vertex]>((a, b) => a[0] - b[0]);
  const offer = (vertex: Vertex, { fixed, removable }: Standing): void => {
    if (fixed === 0) queue.push([removable, vertex]);
  };
  for (const vertex of graph.vertices) {
    const standing = { fixed: 0, removable: 0 };
    for (const source of graph.predecessors(vertex)) {
      standing[isRemovable(graph.edgesBetween(source, vertex)) ? 'removable' : 'fixed'] += 1;
    }
    standings.set(vertex, standing);
    offer(vertex, standing);
  }
  const cut: RelationshipEdge[] = [];
  const isPlaced = new Set<Vertex>();
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const [, vertex] = item;
    if (isPlaced.has(vertex) || item[0] !== standings.get(vertex)?.removable) continue;
    isPlaced.add(vertex);
    for (const source of graph.predecessors(vertex)) {
      if (!isPlaced.has(source) || source === vertex) cut.push(...graph.edgesBetween(source, vertex));
    }
    for (const target of graph.successors(vertex)) {
      const standing = standings.get(target);
      if (standing === undefined || isPlaced.has(target)) continue;
      standing[isRemovable(graph.edgesBetween(vertex, target)) ? 'removable' : 'fixed'] -= 1;
      offer(target, standing);
    }
  }
  return cut.filter((edge) => isRemovable([edge]));
}
