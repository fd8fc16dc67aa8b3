/**
 * Which relationships to take away so that a cycle is gone. The least number is a hard problem (minimum feedback arc set), so
 * it is searched exactly within a budget, and beyond it picked greedily; the answer says which.
 */
import { stronglyConnectedComponents } from './components.ts';
import { Digraph } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
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

/** Takes every removable edge that leads backwards in a depth-first walk: each cycle has one, or none can be removed. */
function greedyCut(graph: Digraph<Vertex, RelationshipEdge>): readonly RelationshipEdge[] {
  const cut: RelationshipEdge[] = [];
  const budget = { left: Infinity };
  const removed: RelationshipEdge[] = [];
  for (let cycle = someCycle(graph, budget); cycle !== undefined; cycle = someCycle(graph, budget)) {
    const pair = cycle.find(isRemovable) ?? cycle[0];
    if (pair === undefined) break;
    if (isRemovable(pair)) cut.push(...pair);
    for (const edge of pair) {
      graph.removeEdge(edge);
      removed.push(edge);
    }
  }
  for (const edge of removed) graph.addEdge(edge);
  return cut;
}
