import type { EdgeKind, GraphMode, GraphModel, ModelNode } from './model.ts';

export interface ViewChoices {
  readonly mode: GraphMode;
  readonly collapsed: ReadonlySet<string>;
  /** If given, only nodes within this many edges of `focus` are drawn. */
  readonly levels: number | undefined;
  readonly focus: string | undefined;
}

export interface VisibleNode {
  readonly ref: string;
  readonly node: ModelNode;
  readonly parent: string | undefined;
  readonly form: 'resource' | 'box' | 'collapsed';
  /** Number of resources hidden inside the node, if it is a closed box. */
  readonly hides: number;
  /** True if the node is on a cycle, or is a closed box that hides such a node. */
  readonly inCycle: boolean;
}

export interface VisibleEdge {
  /** Id derived from the two end nodes: there is at most one edge from one node to another. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind | 'contains';
  /** Dependencies that the edge represents: several if one end is a closed box, none for containment. */
  readonly dependencies: readonly string[];
  readonly inCycle: boolean;
}

export interface VisibleGraph {
  readonly nodes: readonly VisibleNode[];
  readonly edges: readonly VisibleEdge[];
}

const strength: readonly VisibleEdge['kind'][] = ['contains', 'automatic', 'stage', 'order', 'refresh'];

/** Computes the visible nodes and edges. Linear in the size of the graph. */
export function visibleGraph(model: GraphModel, choices: ViewChoices): VisibleGraph {
  const { mode, collapsed, levels, focus } = choices;
  const near =
    levels === undefined || focus === undefined || !model.nodes.has(focus) ? undefined : within(model, focus, levels);
  const nodes: VisibleNode[] = [];
  /** The drawn node of each resource: the resource itself, or the closed box that hides it. */
  const standsFor = new Map<string, string>();

  const place = (ref: string, parent: string | undefined, shown: string | undefined): void => {
    const node = model.nodes.get(ref);
    if (node === undefined || (near !== undefined && !near.has(ref))) return;
    standsFor.set(ref, shown ?? ref);
    const closed = node.isBox && collapsed.has(ref);
    if (shown === undefined) {
      const form = closed ? 'collapsed' : node.isBox && mode === 'dependencies' ? 'box' : 'resource';
      const inCycle =
        model.cycleNodes.has(ref) || (closed && listInside(model, ref).some((each) => model.cycleNodes.has(each)));
      const hides = closed ? countInside(model, node) : 0;
      nodes.push({ ref, node, parent: mode === 'dependencies' ? parent : undefined, form, hides, inCycle });
    }
    for (const child of node.children) place(child, ref, shown ?? (closed ? ref : undefined));
  };
  for (const root of model.roots) place(root, undefined, undefined);

  return { nodes, edges: mode === 'containment' ? treeEdges(nodes) : dependencyEdges(model, standsFor) };
}

function treeEdges(nodes: readonly VisibleNode[]): readonly VisibleEdge[] {
  const drawn = new Set(nodes.map(({ ref }) => ref));
  return nodes.flatMap(({ ref, node: { parent } }) =>
    parent === undefined || !drawn.has(parent)
      ? []
      : [
          {
            id: edgeId(parent, ref),
            from: parent,
            to: ref,
            kind: 'contains',
            dependencies: [],
            inCycle: false,
          } as const,
        ],
  );
}

function dependencyEdges(model: GraphModel, standsFor: ReadonlyMap<string, string>): readonly VisibleEdge[] {
  const bundles = new Map<string, VisibleEdge & { readonly dependencies: string[] }>();
  for (const edge of model.edges.values()) {
    const [from, to] = [standsFor.get(edge.from), standsFor.get(edge.to)];
    if (from === undefined || to === undefined || (from === to && edge.from !== edge.to)) continue;
    const key = edgeId(from, to);
    const inCycle = model.cycleEdges.has(edge.id);
    const known = bundles.get(key);
    if (known === undefined) {
      bundles.set(key, { id: key, from, to, kind: edge.kind, dependencies: [edge.id], inCycle });
    } else {
      known.dependencies.push(edge.id);
      const kind = strength.indexOf(edge.kind) > strength.indexOf(known.kind) ? edge.kind : known.kind;
      bundles.set(key, { ...known, kind, inCycle: known.inCycle || inCycle });
    }
  }
  return [...bundles.values()];
}

function edgeId(from: string, to: string): string {
  return `${from} -> ${to}`;
}

/** Boxes around each node of a drawing, innermost first. */
export function holdersIn({ nodes }: VisibleGraph): ReadonlyMap<string, readonly string[]> {
  const holders = new Map<string, readonly string[]>();
  // Nodes are sorted: a box comes before its members, so its entry already exists.
  for (const { ref, parent } of nodes)
    holders.set(ref, parent === undefined ? [] : [parent, ...(holders.get(parent) ?? [])]);
  return holders;
}

export function isWithin({ from, to }: VisibleEdge, holders: ReadonlyMap<string, readonly string[]>): boolean {
  return holders.get(from)?.includes(to) === true || holders.get(to)?.includes(from) === true;
}

function countInside(model: GraphModel, node: ModelNode): number {
  let count = 0;
  for (const child of node.children) {
    const inner = model.nodes.get(child);
    if (inner !== undefined) count += inner.isBox ? countInside(model, inner) : 1;
  }
  return count;
}

/** Returns the nodes at most `levels` edges away from `focus`, with the boxes around and inside them. */
export function within(model: GraphModel, focus: string, levels: number): ReadonlySet<string> {
  const reached = new Set<string>(listInside(model, focus));
  let border = [...reached];
  for (let level = 0; level < levels; level += 1) {
    const next = new Set<string>();
    for (const ref of border.flatMap((each) => [each, ...boxesAround(model, each)])) {
      for (const other of neighbors(model, ref)) {
        for (const each of listInside(model, other)) if (!reached.has(each)) next.add(each);
      }
    }
    for (const ref of next) reached.add(ref);
    border = [...next];
  }
  const shown = new Set<string>();
  for (const ref of reached) for (const each of [ref, ...boxesAround(model, ref)]) shown.add(each);
  return shown;
}

export function neighbors(model: GraphModel, ref: string): readonly string[] {
  const ends = (ids: readonly string[] | undefined, end: 'from' | 'to'): readonly string[] =>
    (ids ?? []).flatMap((id) => model.edges.get(id)?.[end] ?? []);
  return [...ends(model.outgoing.get(ref), 'to'), ...ends(model.incoming.get(ref), 'from')];
}

/** Boxes around a node, innermost first. */
export function boxesAround(model: GraphModel, ref: string): readonly string[] {
  const found: string[] = [];
  for (let parent = model.nodes.get(ref)?.parent; parent !== undefined; parent = model.nodes.get(parent)?.parent)
    found.push(parent);
  return found;
}

/** Returns a node and all nodes inside it. */
export function listInside(model: GraphModel, ref: string): readonly string[] {
  const found: string[] = [];
  const waiting = [ref];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    waiting.push(...(model.nodes.get(next)?.children ?? []));
  }
  return found;
}

export function allBoxes(model: GraphModel): readonly string[] {
  return [...model.nodes.values()].filter(({ isBox }) => isBox).map(({ ref }) => ref);
}

/** Graphs with more nodes than this start with closed groups. */
export const openLimit = 300;

/**
 * Returns the boxes that are closed at first: those of the innermost levels, until at most `openLimit` nodes are drawn.
 */
export function initiallyCollapsed(model: GraphModel): ReadonlySet<string> {
  let level = model.roots;
  let drawn = level.length;
  for (;;) {
    const boxes = level.filter((ref) => model.nodes.get(ref)?.isBox === true);
    if (boxes.length === 0) return new Set();
    level = boxes.flatMap((ref) => model.nodes.get(ref)?.children ?? []);
    drawn += level.length;
    if (drawn > openLimit)
      return new Set(boxes.flatMap((ref) => listInside(model, ref).filter((each) => model.nodes.get(each)?.isBox)));
  }
}
