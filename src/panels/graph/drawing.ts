import type { Outcome } from '../../protocol/run.ts';
import type { Box, LayoutResult, Point } from '../../layout/types.ts';
import { worstOutcome, type RunMoment } from '../shared/runs/run-moment.ts';
import { containerLoop } from './model/container-loop.ts';
import type { EdgeState, NodeState } from './faces/faces.ts';
import { computeBounds, boundsOfLine, findLine } from './model/geometry.ts';
import type { GraphModel } from './model/model.ts';
import { holdersIn, listInside, type VisibleEdge, type VisibleGraph, type VisibleNode } from './model/visible.ts';

export interface Drawing {
  /**
   * Identifies the graph. A drawing with the same frame is animated from the previous drawing; one with a different
   * frame opens with a new viewport.
   */
  readonly frame: string;
  readonly graph: VisibleGraph;
  readonly layout: LayoutResult;
  /** Points of each edge by edge id: its start, bends and end. */
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  /** Bounding box of all boxes and lines, since an edge may run outside of all boxes. */
  readonly bounds: Box;
}

export function createDrawing(frame: string, graph: VisibleGraph, layout: LayoutResult): Drawing {
  const lines = collectLines(graph, layout);
  const bounds = computeBounds([...Object.values(layout.boxes), ...[...lines.values()].map(boundsOfLine)]);
  return { frame, graph, layout, lines, bounds };
}

function collectLines(graph: VisibleGraph, layout: LayoutResult): Drawing['lines'] {
  const holders = holdersIn(graph);
  const holds = (outer: string, inner: string): boolean => holders.get(inner)?.includes(outer) === true;
  const lines = new Map<string, readonly Point[]>();
  for (const edge of graph.edges) {
    const { id, from, to } = edge;
    const [start, end] = [layout.boxes[from], layout.boxes[to]];
    if (start === undefined || end === undefined) continue;
    // Boxes to route around: all nodes in the container, except the member itself, boxes that contain it, and nodes
    // inside it.
    const others = (container: string, member: string): readonly Box[] =>
      graph.nodes.flatMap(({ ref }) => {
        const isOther = holds(container, ref) && ref !== member && !holds(ref, member) && !holds(member, ref);
        return isOther ? (layout.boxes[ref] ?? []) : [];
      });
    const points = holds(to, from)
      ? containerLoop(end, start, 'top', others(to, from)).toReversed()
      : holds(from, to)
        ? containerLoop(start, end, 'bottom', others(from, to))
        : findLine(edge, layout);
    if (points.length > 1) lines.set(id, points);
  }
  return lines;
}

/** Visual state that needs no new layout: selection, run outcomes, dimming. */
export interface Decoration {
  readonly moment: RunMoment;
  readonly selectedRef: string | undefined;
  readonly selectedEdges: ReadonlySet<string>;
  /** Refs that are drawn normally while all others are dimmed; undefined dims nothing. */
  readonly lit: ReadonlySet<string> | undefined;
  /** Refreshes between drawn nodes that reach their target at the shown moment. */
  readonly refreshes: readonly { readonly from: string; readonly to: string }[];
  readonly outcomeOf: (visible: VisibleNode) => Outcome | undefined;
}

export function computeNodeStates(
  { ref, node, inCycle }: VisibleNode,
  { selectedRef, moment, lit }: Decoration,
): ReadonlySet<NodeState> {
  const states = new Set<NodeState>();
  if (node.floating !== undefined) states.add('floating');
  if (inCycle) states.add('cycle');
  if (ref === moment.active) states.add('acting');
  if (ref === selectedRef) states.add('selected');
  if (lit?.has(ref) === false) states.add('dim');
  return states;
}

export function computeEdgeStates(
  { from, to, inCycle, dependencies }: VisibleEdge,
  { selectedRef, selectedEdges, moment, lit }: Decoration,
): ReadonlySet<EdgeState> {
  const states = new Set<EdgeState>();
  if (from === selectedRef || to === selectedRef) states.add('touching');
  if (inCycle) states.add('cycle');
  if (dependencies.some((id) => selectedEdges.has(id))) states.add('selected');
  if (moment.partial && !moment.outcomes.has(from)) states.add('later');
  if (lit !== undefined && !(lit.has(from) && lit.has(to))) states.add('dim');
  return states;
}

/**
 * Returns how strongly a node's text is drawn: weaker for resources that the run has not reached yet or that a filter
 * leaves out.
 */
export function chooseEmphasis({ ref, form }: VisibleNode, { moment, lit }: Decoration): 'plain' | 'later' | 'dim' {
  if (lit?.has(ref) === false) return 'dim';
  const isLater = moment.partial && form === 'resource' && !moment.outcomes.has(ref) && ref !== moment.active;
  return isLater ? 'later' : 'plain';
}

/**
 * Returns a function that finds a node's outcome. A resource has its own outcome, a closed box the worst outcome
 * inside, and an open box none.
 */
export function outcomeReader(model: GraphModel, moment: RunMoment): (visible: VisibleNode) => Outcome | undefined {
  const worst = new Map<string, Outcome | undefined>();
  return ({ ref, form }) => {
    if (form === 'resource') return moment.outcomes.get(ref);
    if (form !== 'collapsed') return undefined;
    if (!worst.has(ref)) worst.set(ref, worstOutcome(listInside(model, ref).map((each) => moment.outcomes.get(each))));
    return worst.get(ref);
  };
}
