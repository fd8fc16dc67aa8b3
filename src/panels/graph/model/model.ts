import type {
  CatalogView,
  CycleView,
  DependencyView,
  FloatingClassView,
  GraphView,
  ResourceView,
} from '../../../protocol/analysis.ts';
import { pageFrame } from '../../shared/page-frame.ts';

export type EdgeKind = 'order' | 'refresh' | 'automatic' | 'stage';

export interface ModelNode {
  readonly ref: string;
  readonly type: string;
  readonly title: string;
  readonly resource: ResourceView;
  /** True if the node contains other nodes, as most classes and defines do. */
  readonly isBox: boolean;
  /** The box that contains the node. Undefined at the top level. */
  readonly parent: string | undefined;
  readonly children: readonly string[];
  /** Set if another class includes this class without containing it. */
  readonly floating: FloatingClassView | undefined;
}

export interface ModelEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  readonly dependency: DependencyView;
}

/** The whole graph. Collapsing, filtering and levels are applied later, in `visible.ts`. */
export interface GraphModel {
  /** Nodes in manifest order, by ref. */
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly roots: readonly string[];
  readonly edges: ReadonlyMap<string, ModelEdge>;
  /** Ids of the edges that end (`incoming`) or start (`outgoing`) at each resource, by the resource's ref. */
  readonly incoming: ReadonlyMap<string, readonly string[]>;
  readonly outgoing: ReadonlyMap<string, readonly string[]>;
  readonly cycles: readonly CycleView[];
  /** All dependencies by id, including those of containment, because a cycle can contain them. */
  readonly dependencies: ReadonlyMap<string, DependencyView>;
  readonly cycleMessage: string | undefined;
  readonly cycleNodes: ReadonlySet<string>;
  readonly cycleEdges: ReadonlySet<string>;
}

/**
 * `dependencies` shows the relationships, without the boxes that every catalog has (stage, class main, node).
 * `containment` shows all containers and their members as a tree.
 */
export type GraphMode = 'dependencies' | 'containment';

const automaticKinds: ReadonlySet<string> = new Set(['autorequire', 'autobefore', 'autonotify', 'autosubscribe']);

/**
 * Returns the kind that determines how an edge is drawn: `refresh` if the edge passes events; otherwise `automatic` or
 * `stage` if all its reasons are of that kind.
 */
export function edgeKind({ refresh, reasons }: Pick<DependencyView, 'refresh' | 'reasons'>): EdgeKind {
  if (refresh) return 'refresh';
  if (reasons.length > 0 && reasons.every(({ kind }) => automaticKinds.has(kind))) return 'automatic';
  if (reasons.length > 0 && reasons.every(({ kind }) => kind === 'stage')) return 'stage';
  return 'order';
}

interface AnalyzedGraph {
  readonly catalog?: CatalogView | undefined;
  readonly graph?: GraphView | undefined;
}

/** Builds the model from an analysis; undefined without a catalog. */
export function graphModel(analysis: AnalyzedGraph, mode: GraphMode): GraphModel | undefined {
  const { catalog, graph } = analysis;
  if (catalog === undefined) return undefined;
  const resources = new Map(catalog.resources.filter(({ virtual }) => !virtual).map((each) => [each.ref, each]));
  const dependencies = (graph?.dependencies ?? []).filter(
    ({ from, to, reasons }) =>
      resources.has(from) &&
      resources.has(to) &&
      (reasons.length === 0 || reasons.some(({ kind }) => kind !== 'containment')),
  );
  const hidden =
    mode === 'dependencies'
      ? pageFrame(catalog.resources, new Set(dependencies.flatMap(({ from, to }) => [from, to])))
      : new Set<string>();
  const parentOf = (ref: string): string | undefined => {
    let parent = resources.get(ref)?.container;
    while (parent !== undefined && hidden.has(parent)) parent = resources.get(parent)?.container;
    return parent !== undefined && resources.has(parent) ? parent : undefined;
  };
  const children = new Map<string | undefined, string[]>();
  for (const ref of resources.keys()) if (!hidden.has(ref)) append(children, parentOf(ref), ref);
  const floating = new Map((graph?.floating ?? []).map((each) => [each.ref, each]));
  const nodes = new Map<string, ModelNode>();
  for (const resource of resources.values()) {
    const { ref, type, title } = resource;
    if (hidden.has(ref)) continue;
    const own = children.get(ref) ?? [];
    nodes.set(ref, {
      ref,
      type,
      title,
      resource,
      isBox: own.length > 0,
      parent: parentOf(ref),
      children: own,
      floating: floating.get(ref),
    });
  }
  return { nodes, roots: children.get(undefined) ?? [], ...collectEdges(dependencies, nodes), ...collectCycles(graph) };
}

function collectEdges(
  dependencies: readonly DependencyView[],
  nodes: ReadonlyMap<string, ModelNode>,
): Pick<GraphModel, 'edges' | 'incoming' | 'outgoing'> {
  const edges = new Map<string, ModelEdge>();
  const [incoming, outgoing] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const dependency of dependencies) {
    const { id, from, to } = dependency;
    if (!nodes.has(from) || !nodes.has(to)) continue;
    edges.set(id, { id, from, to, kind: edgeKind(dependency), dependency });
    append(outgoing, from, id);
    append(incoming, to, id);
  }
  return { edges, incoming, outgoing };
}

function collectCycles(
  graph: GraphView | undefined,
): Pick<GraphModel, 'cycles' | 'dependencies' | 'cycleMessage' | 'cycleNodes' | 'cycleEdges'> {
  const cycles = graph?.cycles ?? [];
  return {
    cycles,
    dependencies: new Map((graph?.dependencies ?? []).map((dependency) => [dependency.id, dependency])),
    cycleMessage: graph?.cycleMessage,
    cycleNodes: new Set(cycles.flatMap(({ members }) => members)),
    cycleEdges: new Set(cycles.flatMap(({ edges }) => edges)),
  };
}

function append<Key>(lists: Map<Key, string[]>, key: Key, item: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
