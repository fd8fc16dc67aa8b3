/**
 * Appearance of nodes and edges in each state, for the Cytoscape stylesheet, the SVG export and the legend. States
 * differ in form (line, width, head), not only in color. Lengths are pixels at zoom 1.
 */
import type { Ink } from '../palette.ts';
import type { VisibleEdge, VisibleNode } from '../model/visible.ts';

export interface NodeFace {
  readonly fill: Ink;
  readonly stroke: Ink;
  readonly width: number;
  readonly line: 'solid' | 'dashed' | 'double';
  readonly opacity: number;
}

export const cornerRadius = 6;

export const nodeForms = {
  resource: { fill: 'raised', stroke: 'lineStrong', width: 1, line: 'solid', opacity: 1 },
  box: { fill: 'surface', stroke: 'line', width: 1, line: 'solid', opacity: 1 },
  collapsed: { fill: 'surface', stroke: 'lineStrong', width: 1, line: 'double', opacity: 1 },
} as const satisfies Record<VisibleNode['form'], NodeFace>;

/** Overrides by node state; if a node has several states, the later one in this list wins. */
export const nodeStates = {
  floating: { stroke: 'lineStrong', width: 1.25, line: 'dashed' },
  cycle: { stroke: 'failed', width: 2 },
  acting: { fill: 'selected', stroke: 'selection', width: 2 },
  selected: { stroke: 'selection', width: 2.5 },
  dim: { opacity: 0.25 },
} as const satisfies Record<string, Partial<NodeFace>>;

export type NodeState = keyof typeof nodeStates;

export interface EdgeFace {
  readonly stroke: Ink;
  readonly width: number;
  readonly line: 'solid' | 'double' | 'dotted' | 'dashed';
  readonly head: 'filled' | 'open' | 'none';
  readonly opacity: number;
}

export const edgeKinds = {
  order: { stroke: 'lineStrong', width: 1.5, line: 'solid', head: 'filled', opacity: 1 },
  refresh: { stroke: 'ink', width: 1.5, line: 'double', head: 'open', opacity: 1 },
  automatic: { stroke: 'lineStrong', width: 2, line: 'dotted', head: 'filled', opacity: 1 },
  stage: { stroke: 'lineStrong', width: 1.5, line: 'dashed', head: 'filled', opacity: 1 },
  contains: { stroke: 'line', width: 1.25, line: 'solid', head: 'none', opacity: 1 },
} as const satisfies Record<VisibleEdge['kind'], EdgeFace>;

/** Overrides by edge state; if an edge has several states, the later one in this list wins. */
export const edgeStates = {
  touching: { stroke: 'ink', width: 2 },
  cycle: { stroke: 'failed', width: 2.25 },
  selected: { stroke: 'selection', width: 2.75 },
  later: { opacity: 0.45 },
  dim: { opacity: 0.22 },
} as const satisfies Record<string, Partial<EdgeFace>>;

export type EdgeState = keyof typeof edgeStates;

/** Lengths of dashes and gaps. The dots of a dotted line are very short dashes with round ends. */
export const dashes = { dotted: [0.1, 4.5], dashed: [7, 4], border: [6, 4] } as const;

export const doubleGap = 2;

/** Length of an arrowhead. An open head is longer, because a hollow head looks smaller. */
export const headLength = { filled: 9, open: 11, none: 0 } as const;

export const labelStyles = {
  type: { size: 11, weight: 440, font: 'sans', ink: 'muted' },
  title: { size: 12.5, weight: 500, font: 'mono', ink: 'ink' },
  heading: { size: 12.5, weight: 560, font: 'sans', ink: 'ink' },
} as const;

export const labelOpacity = { plain: 1, later: 0.65, dim: 0.3 } as const;

/** Returns the face of a node in the given states, for code that draws without a stylesheet. */
export function nodeFace(form: VisibleNode['form'], states: ReadonlySet<NodeState>): NodeFace {
  return withStates<NodeFace, NodeState>(nodeForms[form], nodeStates, states);
}

export function edgeFace(kind: VisibleEdge['kind'], states: ReadonlySet<EdgeState>): EdgeFace {
  return withStates<EdgeFace, EdgeState>(edgeKinds[kind], edgeStates, states);
}

function withStates<Face extends object, State extends string>(
  face: Face,
  changes: Readonly<Record<State, Partial<Face>>>,
  states: ReadonlySet<State>,
): Face {
  let changed = face;
  for (const state in changes) if (states.has(state)) changed = { ...changed, ...changes[state] };
  return changed;
}
