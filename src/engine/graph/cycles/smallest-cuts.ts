/**
 * Finds the smallest sets of statements whose removal breaks a cycle. This problem (minimum feedback arc set) is
 * NP-hard, so the search is exact only within a budget. Beyond the budget, a greedy search finds one set, which may not
 * be the smallest.
 */
import { cyclicComponents } from './components.ts';
import type { RelationshipEdge } from '../edge.ts';
import { Heap } from '../heap.ts';
import type { Vertex } from '../vertex.ts';

/** A statement of the manifest, with the edges of the cycle that disappear if it is removed. */
export interface CutStatement {
  readonly key: string;
  readonly edges: readonly RelationshipEdge[];
}

export type Cut = readonly CutStatement[];

export interface Cuts {
  /**
   * Cuts of the same size, ordered so that the most plausible mistakes come first. Empty if no statement is part of the
   * cycle.
   */
  readonly cuts: readonly Cut[];
  readonly isSmallest: boolean;
  /** True if there are more cuts of this size, or if the search ended before it could exclude this. */
  readonly hasMore: boolean;
}

export interface CutOptions {
  /**
   * Returns a key for the statement behind an edge. Edges that one edit removes together have the same key. Returns
   * undefined for an edge that no edit can remove. By default, each relationship is a separate statement.
   */
  readonly statementOf?: (edge: RelationshipEdge) => string | undefined;
  /**
   * Returns the plausibility of a statement. A lower number means that it is more likely a mistake. By default all are
   * equal.
   */
  readonly evidenceOf?: (statement: CutStatement) => number;
  readonly most?: number;
}

/**
 * Returns the key of a relationship, which an edit can remove. Returns undefined for other edges. Containment cannot be
 * removed, and an autorequire disappears only with its resource.
 */
function ownStatement({ reason }: RelationshipEdge): string | undefined {
  if (reason.kind !== 'relationship') return undefined;
  const { declaredOn, parameter, target, place } = reason;
  return `${place?.file ?? ''}:${place?.line ?? ''} ${declaredOn} ${parameter} ${target}`;
}

const BUDGET = 200_000;
const LARGEST_CUT = 6;

export function smallestCuts(
  members: readonly Vertex[],
  edges: readonly RelationshipEdge[],
  { statementOf = ownStatement, evidenceOf = () => 0, most = 8 }: CutOptions = {},
): Cuts {
  const graph = new CyclePart(members, edges, statementOf);
  const evidence = new Map([...graph.statements.values()].map((each) => [each.key, evidenceOf(each)]));
  const rankOf = (keys: Iterable<string>): number => [...keys].reduce((sum, key) => sum + (evidence.get(key) ?? 0), 0);
  const toCut = (keys: Iterable<string>): Cut => [...keys].flatMap((key) => graph.statements.get(key) ?? []);
  const search = new CutSearch(graph, rankOf, most);
  for (let size = 1; size <= LARGEST_CUT && search.hasBudget; size += 1) {
    const found = search.ofSize(size);
    if (found.length === 0) continue;
    const ranked = found.map((keys) => ({ keys, rank: rankOf(keys) })).sort((a, b) => a.rank - b.rank);
    return {
      cuts: ranked.slice(0, most).map(({ keys }) => toCut(keys)),
      isSmallest: true,
      hasMore: ranked.length > most || !search.hasBudget,
    };
  }
  const greedy = toCut(greedyCut(graph));
  return { cuts: greedy.length === 0 ? [] : [greedy], isSmallest: false, hasMore: greedy.length > 0 };
}

interface Pair {
  readonly source: Vertex;
  readonly target: Vertex;
  /** Keys of the statements that create the edges. Undefined if no edit can remove one of the edges. */
  readonly statements: ReadonlySet<string> | undefined;
}

/** The members of a cycle and the edges between them. A search removes statements from it and restores them. */
class CyclePart {
  readonly vertices: readonly Vertex[];
  readonly statements: ReadonlyMap<string, CutStatement>;
  readonly #out: ReadonlyMap<Vertex, ReadonlyMap<Vertex, Pair>>;
  readonly #in: ReadonlyMap<Vertex, ReadonlyMap<Vertex, Pair>>;
  readonly #removed = new Set<string>();

  constructor(
    vertices: readonly Vertex[],
    edges: readonly RelationshipEdge[],
    statementOf: NonNullable<CutOptions['statementOf']>,
  ) {
    const out = new Map(vertices.map((vertex) => [vertex, new Map<Vertex, Pair>()]));
    const into = new Map(vertices.map((vertex) => [vertex, new Map<Vertex, Pair>()]));
    const byStatement = new Map<string, RelationshipEdge[]>();
    for (const edge of edges) {
      const { source, target } = edge;
      const key = statementOf(edge);
      if (key !== undefined) {
        const own = byStatement.get(key);
        if (own === undefined) byStatement.set(key, [edge]);
        else own.push(edge);
      }
      const known = out.get(source)?.get(target);
      const others = known === undefined ? [] : known.statements;
      const statements = key === undefined || others === undefined ? undefined : new Set([...others, key]);
      const pair = { source, target, statements };
      out.get(source)?.set(target, pair);
      into.get(target)?.set(source, pair);
    }
    this.vertices = vertices;
    this.statements = new Map([...byStatement].map(([key, own]) => [key, { key, edges: own }]));
    this.#out = out;
    this.#in = into;
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) this.#removed.add(key);
  }

  restore(keys: readonly string[]): void {
    for (const key of keys) this.#removed.delete(key);
  }

  /**
   * Returns the keys of the statements that must still be removed until no edge of a pair is left. Returns undefined if
   * one of the edges cannot be removed.
   */
  remaining({ statements }: Pair): readonly string[] | undefined {
    return statements === undefined ? undefined : [...statements].filter((key) => !this.#removed.has(key));
  }

  pairsFrom(vertex: Vertex): readonly Pair[] {
    return this.#present(this.#out.get(vertex));
  }
  pairsInto(vertex: Vertex): readonly Pair[] {
    return this.#present(this.#in.get(vertex));
  }

  successors(vertex: Vertex): Iterable<Vertex> {
    return this.pairsFrom(vertex).map(({ target }) => target);
  }

  #present(pairs: ReadonlyMap<Vertex, Pair> | undefined): readonly Pair[] {
    const all = [...(pairs?.values() ?? [])];
    return this.#removed.size === 0 ? all : all.filter((pair) => this.remaining(pair)?.length !== 0);
  }
}

/**
 * Searches for cuts. A cut must break every cycle: for some vertex of the cycle, it removes all edges to the next
 * vertex. The search takes one short cycle, tries each pair of successive vertices, and recurses.
 */
class CutSearch {
  readonly #graph: CyclePart;
  readonly #rankOf: (keys: readonly string[]) => number;
  readonly #most: number;
  #budget = BUDGET;
  #tried = new Set<string>();
  #found: (readonly string[])[] = [];

  /** `most` is the maximum number of cuts. The search ends when it has found one more. */
  constructor(graph: CyclePart, rankOf: (keys: readonly string[]) => number, most: number) {
    this.#graph = graph;
    this.#rankOf = rankOf;
    this.#most = most;
  }

  get hasBudget(): boolean {
    return this.#budget > 0;
  }

  /**
   * Finds all cuts of `size` statements. The most plausible steps are tried first. The caller must have checked that
   * there is no smaller cut.
   */
  ofSize(size: number): readonly (readonly string[])[] {
    this.#tried = new Set();
    this.#found = [];
    this.#try([], size);
    return this.#found;
  }

  #try(removed: readonly string[], left: number): void {
    const cycle = this.#someCycle();
    if (cycle === undefined) {
      this.#found.push(removed);
      return;
    }
    const steps = cycle
      .map((pair) => this.#graph.remaining(pair))
      .filter((keys) => keys !== undefined && keys.length <= left)
      .flatMap((keys = []) => [{ keys, rank: this.#rankOf(keys) }])
      .sort((a, b) => a.rank - b.rank);
    for (const { keys } of steps) {
      if (!this.hasBudget || this.#found.length > this.#most) return;
      const all = [...removed, ...keys].sort();
      const key = all.join('\n');
      if (this.#tried.has(key)) continue;
      this.#tried.add(key);
      this.#graph.remove(keys);
      this.#try(all, left - keys.length);
      this.#graph.restore(keys);
    }
  }

  #someCycle(): readonly Pair[] | undefined {
    const [component] = cyclicComponents(this.#graph);
    this.#budget -= this.#graph.vertices.length;
    const [start] = component ?? [];
    if (start === undefined) return undefined;
    const cameBy = new Map<Vertex, Pair>();
    const queue: Vertex[] = [start];
    for (const vertex of queue) {
      this.#budget -= 1;
      for (const pair of this.#graph.pairsFrom(vertex)) {
        if (pair.target === start) return [...pairsBack(cameBy, vertex), pair];
        if (cameBy.has(pair.target)) continue;
        cameBy.set(pair.target, pair);
        queue.push(pair.target);
      }
    }
    return undefined;
  }
}

function pairsBack(cameBy: ReadonlyMap<Vertex, Pair>, last: Vertex): Pair[] {
  const pairs: Pair[] = [];
  for (let pair = cameBy.get(last); pair !== undefined; pair = cameBy.get(pair.source)) pairs.push(pair);
  return pairs.reverse();
}

/**
 * Counts of a vertex's incoming edges from the remaining vertices. `fixed` counts edges that must stay, and `removable`
 * those that may be removed.
 */
interface IncomingEdges {
  fixed: number;
  removable: number;
}

/**
 * Orders the vertices one by one, and removes the statements of the edges that lead backwards. A vertex without
 * remaining incoming edges comes next. If there is none, the next vertex is one whose incoming edges can all be
 * removed, with the fewest of them. Takes O(n log n).
 */
function greedyCut(graph: CyclePart): ReadonlySet<string> {
  const standings = new Map<Vertex, IncomingEdges>();
  const queue = new Heap<readonly [number, Vertex]>((a, b) => a[0] - b[0]);
  const offer = (vertex: Vertex, { fixed, removable }: IncomingEdges): void => {
    if (fixed === 0) queue.push([removable, vertex]);
  };
  const kindOf = ({ statements }: Pair): keyof IncomingEdges => (statements === undefined ? 'fixed' : 'removable');
  for (const vertex of graph.vertices) {
    const standing = { fixed: 0, removable: 0 };
    for (const pair of graph.pairsInto(vertex)) standing[kindOf(pair)] += 1;
    standings.set(vertex, standing);
    offer(vertex, standing);
  }
  const cut = new Set<string>();
  const isPlaced = new Set<Vertex>();
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const [, vertex] = item;
    if (isPlaced.has(vertex) || item[0] !== standings.get(vertex)?.removable) continue;
    isPlaced.add(vertex);
    for (const { source, statements = [] } of graph.pairsInto(vertex)) {
      if (!isPlaced.has(source) || source === vertex) for (const key of statements) cut.add(key);
    }
    for (const pair of graph.pairsFrom(vertex)) {
      const standing = standings.get(pair.target);
      if (standing === undefined || isPlaced.has(pair.target)) continue;
      standing[kindOf(pair)] -= 1;
      offer(pair.target, standing);
    }
  }
  return cut;
}
