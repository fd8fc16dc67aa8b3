/**
 * Finds dependency cycles. For each cycle it gives the members, Puppet's report, the reasons of the edges, and the
 * edits that would break it.
 */
import { compareText } from '../../values/text.ts';
import { cyclicComponents } from './components.ts';
import { smallestCuts, type CutOptions, type Cuts } from './smallest-cuts.ts';
import { firstPathInCycle } from './cycle-path.ts';
import type { RelationshipEdge } from '../edge.ts';
import { elementaryCycles, type ElementaryCycles } from './elementary-cycles.ts';
import type { RelationshipGraph } from '../relationship-graph.ts';
import type { Vertex } from '../vertex.ts';

export interface Cycle {
  /** All members of the strongly connected component, sorted by name as in Puppet. */
  readonly members: readonly Vertex[];
  /** The path that Puppet prints. It ends with a repeated vertex, and may begin with vertices outside the cycle. */
  readonly path: readonly Vertex[];
  readonly edges: readonly RelationshipEdge[];
  /** Elementary cycles, in which no vertex occurs twice, up to a maximum number. Computed on first use. */
  readonly loops: ElementaryCycles<Vertex>;
  /** Returns the smallest sets of statements whose removal leaves no cycle among the members. */
  cuts(options?: CutOptions): Cuts;
}

function compareMembers(a: readonly Vertex[], b: readonly Vertex[]): number {
  for (const [index, vertex] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareText(vertex.sortKey, other.sortKey);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/**
 * Finds the cycles, in Puppet's order. Loops with a common vertex are one cycle. Returns an empty list if the graph is
 * acyclic.
 */
export function findCycles(graph: RelationshipGraph): Cycle[] {
  if (graph.isAcyclic) return [];
  const components = cyclicComponents(graph)
    .map((component) => component.sort((a, b) => compareText(a.sortKey, b.sortKey)))
    .sort(compareMembers);
  return components.map((members) => {
    const inside = new Set(members);
    const edges = members.flatMap((vertex) => graph.edgesFrom(vertex).filter((edge) => inside.has(edge.target)));
    return new FoundCycle({ members, path: firstPathInCycle(graph, members), edges });
  });
}

/**
 * This is a class, because an object literal with a getter would get its own long-lived hidden class, which would keep
 * alive everything that the getter refers to.
 */
class FoundCycle implements Cycle {
  readonly members: readonly Vertex[];
  readonly path: readonly Vertex[];
  readonly edges: readonly RelationshipEdge[];
  #loops: ElementaryCycles<Vertex> | undefined;

  constructor({ members, path, edges }: Omit<Cycle, 'loops' | 'cuts'>) {
    this.members = members;
    this.path = path;
    this.edges = edges;
  }

  get loops(): ElementaryCycles<Vertex> {
    this.#loops ??= elementaryCycles(this.members, successorsBy(this.edges));
    return this.#loops;
  }

  cuts(options?: CutOptions): Cuts {
    return smallestCuts(this.members, this.edges, options);
  }
}

/**
 * Creates a function that returns the successors of a vertex. It uses only the cycle's edges, because the graph may
 * have changed in the meantime.
 */
function successorsBy(edges: readonly RelationshipEdge[]): (vertex: Vertex) => readonly Vertex[] {
  const targets = new Map<Vertex, Vertex[]>();
  for (const { source, target } of edges) {
    const known = targets.get(source);
    if (known === undefined) targets.set(source, [target]);
    else known.push(target);
  }
  return (vertex) => targets.get(vertex) ?? [];
}

/** Returns Puppet's error message for cycles. Like Puppet, joins the parts with a backslash and an n. */
export function cycleReport(cycles: readonly Cycle[]): string {
  const head = `Found ${cycles.length} dependency ${cycles.length === 1 ? 'cycle' : 'cycles'}:\n`;
  const parts = cycles.map(({ path }) => `(${path.map((vertex) => vertex.label).join(' => ')})\\n`);
  return `${head}${parts.join('')}Try the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz`;
}
