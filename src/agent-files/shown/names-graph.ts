/**
 * Creates a catalog and a graph from references. Logs and graph files contain no other data about resources, so the
 * resources have no places and attributes.
 */
import type { AgentCycle, AgentEdge } from '../../protocol/agent-files.ts';
import type {
  CatalogView,
  CycleView,
  DependencyView,
  EdgeReasonView,
  GraphView,
  ResourceView,
} from '../../protocol/analysis.ts';

interface Names {
  readonly refs: Iterable<string>;
  readonly edges: readonly AgentEdge[];
  readonly cycles: readonly AgentCycle[];
  /** Puppet's own message about the cycles. */
  readonly cycleMessage?: string;
  /** Container of each resource, if the file contains containment. */
  readonly containers?: ReadonlyMap<string, string>;
}

export interface NamesGraph {
  readonly catalog: CatalogView;
  readonly graph: GraphView;
}

export function createNamesGraph({ refs, edges, cycles, cycleMessage, containers }: Names): NamesGraph {
  const dependencies = new Map<string, DependencyView>();
  const add = (edge: AgentEdge): string => {
    const id = `${edge.from} -> ${edge.to}`;
    const known = dependencies.get(id);
    dependencies.set(id, {
      id,
      from: edge.from,
      to: edge.to,
      refresh: known?.refresh === true || edge.refresh === true,
      reasons: [...(known?.reasons ?? []), ...reasonsOf(edge)],
    });
    return id;
  };
  for (const edge of edges) add(edge);
  const views = cycles.map((cycle) => toCycle(cycle, add));
  const names = new Set([
    ...refs,
    ...(containers?.keys() ?? []),
    ...(containers?.values() ?? []),
    ...[...dependencies.values()].flatMap(({ from, to }) => [from, to]),
    ...cycles.flatMap(({ members }) => members),
  ]);
  return {
    catalog: { classes: [], resources: [...names].map((ref) => toResource(ref, containers?.get(ref))) },
    graph: {
      dependencies: [...dependencies.values()],
      order: [],
      cycles: views,
      ...(cycleMessage === undefined ? {} : { cycleMessage }),
    },
  };
}

function toCycle({ members, isWhole }: AgentCycle, add: (edge: AgentEdge) => string): CycleView {
  // An incomplete cycle is drawn up to its last known member.
  const steps = isWhole ? [...members, ...members.slice(0, 1)] : members;
  const path = steps.map((ref, index) => {
    const next = steps[index + 1];
    return next === undefined ? { ref } : { ref, edge: add({ from: ref, to: next }) };
  });
  const edges = path.flatMap(({ edge }) => edge ?? []);
  return { members: [...new Set(members)], edges: [...new Set(edges)], path, cuts: [] };
}

const relationships: ReadonlySet<string> = new Set(['require', 'before', 'notify', 'subscribe', 'containment']);

function reasonsOf({ from, to, relationship }: AgentEdge): readonly EdgeReasonView[] {
  if (relationship === undefined || !isKind(relationship)) return [];
  const text = relationship === 'containment' ? `${from} contains ${to}` : relationship;
  return [{ kind: relationship, text }];
}

function isKind(relationship: string): relationship is EdgeReasonView['kind'] {
  return relationships.has(relationship);
}

function toResource(ref: string, container: string | undefined): ResourceView {
  const open = ref.indexOf('[');
  const [type, title] = open === -1 ? ['', ref] : [ref.slice(0, open), ref.slice(open + 1, -1)];
  return {
    ref,
    type,
    title,
    kind: findKind(type),
    parameters: [],
    tags: [],
    virtual: false,
    exported: false,
    ...(container === undefined ? {} : { container }),
  };
}

function findKind(type: string): ResourceView['kind'] {
  if (type === 'Stage') return 'stage';
  if (type === 'Class') return 'class';
  if (type === 'Node') return 'node';
  // A type with `::` in its name is a define, because resource types written in Ruby cannot have such names.
  return type.includes('::') ? 'define' : 'native';
}
