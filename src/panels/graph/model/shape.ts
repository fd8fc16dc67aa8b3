/**
 * Selects the graph to show: that of the last analysis, or that of an opened agent file. `selectModel` always returns
 * the current data. `selectShape` returns the same object until the shape of the graph changes.
 */
import type { CatalogView, CycleView, GraphView } from '../../../protocol/analysis.ts';
import { selectShownGraph } from '../../../store/opened/shown-graph.ts';
import type { AppState } from '../../../store/state.ts';
import { graphModel, type GraphMode, type GraphModel, type ModelNode } from './model.ts';

interface Known {
  readonly catalog: CatalogView | undefined;
  readonly graph: GraphView | undefined;
  readonly mode: GraphMode;
  readonly model: GraphModel | undefined;
  readonly shape: GraphModel | undefined;
}

let known: Known | undefined;

function latest(state: AppState, mode: GraphMode): Known {
  const { catalog, graph } = selectShownGraph(state);
  if (known !== undefined && known.catalog === catalog && known.graph === graph && known.mode === mode) return known;
  const model = graphModel({ catalog, graph }, mode);
  const before = known?.shape;
  const shape = model !== undefined && before !== undefined && isSameShape(before, model) ? before : model;
  known = { catalog, graph, mode, model, shape };
  return known;
}

export function selectModel(state: AppState, mode: GraphMode): GraphModel | undefined {
  return latest(state, mode).model;
}

/**
 * Returns the same object while the graph's resources, tags, containers, edge kinds and cycles stay the same. Most key
 * presses change only an attribute or a line number, and then nothing is drawn again. Other data in the object may be
 * outdated.
 */
export function selectShape(state: AppState, mode: GraphMode): GraphModel | undefined {
  return latest(state, mode).shape;
}

export function isSameShape(one: GraphModel, other: GraphModel): boolean {
  return (
    one.nodes.size === other.nodes.size &&
    one.edges.size === other.edges.size &&
    allAlike(one.nodes.values(), other.nodes.values(), sameNode) &&
    allAlike(one.edges.values(), other.edges.values(), (a, b) => a.id === b.id && a.kind === b.kind) &&
    one.cycles.length === other.cycles.length &&
    allAlike(one.cycles, other.cycles, sameCycle)
  );
}

function sameNode(one: ModelNode, other: ModelNode): boolean {
  return (
    one.ref === other.ref &&
    one.parent === other.parent &&
    one.isBox === other.isBox &&
    (one.floating === undefined) === (other.floating === undefined) &&
    sameList(one.resource.tags, other.resource.tags)
  );
}

function sameCycle(one: CycleView, other: CycleView): boolean {
  return sameList(one.members, other.members) && sameList(one.edges, other.edges);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}

function allAlike<Item>(one: Iterable<Item>, other: Iterable<Item>, alike: (a: Item, b: Item) => boolean): boolean {
  const rest = other[Symbol.iterator]();
  for (const item of one) {
    const { value, done } = rest.next();
    if (done === true || !alike(item, value)) return false;
  }
  return true;
}
