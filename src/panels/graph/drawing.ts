import type { Outcome } from '../../protocol/run.ts';
import type { Box, LayoutResult, Point } from '../../layout/types.ts';
import { worstOutcome, type RunMoment } from '../shared/runs/run-moment.ts';
import { containerLoop } from './model/container-loop.ts';
import type { EdgeState, NodeState } from './faces.ts';
import { boundsOf, boundsOfLine, lineOf } from './model/geometry.ts';
import type { GraphModel } from './model/model.ts';
import { holdersIn, insideOf, type VisibleEdge, type VisibleGraph, type VisibleNode } from './model/visible.ts';

/** A graph with its places: what is on the page. */
export interface Drawing {
  /** Drawings of equal frames are the same subject: one moves into the next, another is looked at afresh. */
  readonly frame: string;
  readonly graph: VisibleGraph;
  readonly layout: LayoutResult;
  /** The line of each edge that has one, by the edge's id: its start, bends and end. */
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  /** Around all boxes and lines: an edge may lead around everything else. */
  readonly bounds: Box;
}

/** A graph with the places of a layout. */
export function drawingOf(frame: string, graph: VisibleGraph, layout: LayoutResult): Drawing {
  const lines = linesOf(graph, layout);
  const bounds = boundsOf([...Object.values(layout.boxes), ...[...lines.values()].map(boundsOfLine)]);
  return { frame, graph, layout, lines, bounds };
}

function linesOf(graph: VisibleGraph, layout: LayoutResult): Drawing['lines'] {
  const holders = holdersIn(graph);
  const holds = (outer: string, inner: string): boolean => holders.get(inner)?.includes(outer) === true;
  const lines = new Map<string, readonly Point[]>();
  for (const edge of graph.edges) {
    const { id, from, to } = edge;
    const [start, end] = [layout.boxes[from], layout.boxes[to]];
    if (start === undefined || end === undefined) continue;
    // What else is in the container stands in the way; the boxes around the member do not.
    const others = (container: string, member: string): readonly Box[] =>
      graph.nodes.flatMap(({ ref }) => {
        const isOther = holds(container, ref) && ref !== member && !holds(ref, member) && !holds(member, ref);
        return isOther ? (layout.boxes[ref] ?? []) : [];
      });
    const points = holds(to, from)
      ? containerLoop(end, start, 'top', others(to, from)).toReversed()
      : holds(from, to)
        ? containerLoop(start, end, 'bottom', others(from, to))
        : lineOf(edge, layout);
    if (points.length > 1) lines.set(id, points);
  }
  return lines;
}

/** What is told of the drawing's parts without moving them. */
export interface Decoration {
  readonly moment: RunMoment;
  readonly selectedRef: string | undefined;
  /** The ids of dependencies that are selected. */
  readonly selectedEdges: ReadonlySet<string>;
  /** When given, all else is dimmed. */
  readonly lit: ReadonlySet<string> | undefined;
  /** Between what is drawn, those that reach their target at this moment. */
  readonly refreshes: readonly { readonly from: string; readonly to: string }[];
  readonly outcomeOf: (visible: VisibleNode) => Outcome | undefined;
}

/** In which states a node is shown (`nodeStates`). */
export function nodeStatesOf(
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

/** In which states an edge is shown (`edgeStates`). */
export function edgeStatesOf(
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

/** Whether the texts of a node are drawn plainly, or weaker: for what a run has yet to reach, or what a filter leaves out. */
export function emphasisOf({ ref, form }: VisibleNode, { moment, lit }: Decoration): 'plain' | 'later' | 'dim' {
  if (lit?.has(ref) === false) return 'dim';
  const isLater = moment.partial && form === 'resource' && !moment.outcomes.has(ref) && ref !== moment.active;
  return isLater ? 'later' : 'plain';
}

/** What a node shows of the run: its own outcome; a closed box the worst of what it hides; an open box nothing but a failure. */
export function outcomeReader(model: GraphModel, moment: RunMoment): (visible: VisibleNode) => Outcome | undefined {
  const worst = new Map<string, Outcome | undefined>();
  return ({ ref, form }) => {
    if (form === 'resource') return moment.outcomes.get(ref);
    if (form !== 'collapsed') return undefined;
    if (!worst.has(ref)) worst.set(ref, worstOutcome(insideOf(model, ref).map((each) => moment.outcomes.get(each))));
    return worst.get(ref);
  };
}
