/**
 * Converts a drawing to Cytoscape elements: one per node or edge, with its position as data and its states as classes.
 */
import type { Box, Point } from '../../../layout/types.ts';
import { computeEdgeStates, computeNodeStates, type Decoration, type Drawing } from '../drawing.ts';
import { doubleGap, edgeKinds, nodeForms } from '../faces/faces.ts';
import { centerOf } from '../model/geometry.ts';
import { holdersIn, type VisibleEdge, type VisibleNode } from '../model/visible.ts';

interface NodeElement {
  readonly group: 'nodes';
  readonly data: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly width: number;
    readonly height: number;
    readonly depth: number;
  };
  readonly position: Point;
  readonly classes: string;
}

interface EdgeElement {
  readonly group: 'edges';
  readonly data: EdgeRoute & {
    readonly id: string;
    readonly source: string;
    readonly target: string;
    readonly kind: VisibleEdge['kind'];
  };
  readonly classes: string;
}

export type GraphElement = NodeElement | EdgeElement;

/**
 * Route of an edge in Cytoscape's terms. The ends are offsets from the centers of the nodes. The bends are distances
 * from the straight line between the ends.
 */
interface EdgeRoute {
  readonly sourceEndpoint: string;
  readonly targetEndpoint: string;
  readonly weights: readonly number[];
  readonly distances: readonly number[];
}

/**
 * Returns the elements of a drawing: boxes before their members, and nodes before edges. Leaves out elements without a
 * position.
 */
export function createElements(drawing: Drawing, decoration: Decoration): readonly GraphElement[] {
  const { graph, layout, lines } = drawing;
  const holders = holdersIn(graph);
  const nodes = graph.nodes.flatMap((visible): readonly NodeElement[] => {
    const box = layout.boxes[visible.ref];
    if (box === undefined) return [];
    const depth = holders.get(visible.ref)?.length ?? 0;
    return [nodeElement(visible, box, depth, decoration)];
  });
  const edges = graph.edges.flatMap((edge): readonly EdgeElement[] => {
    const points = lines.get(edge.id);
    const [from, to] = [layout.boxes[edge.from], layout.boxes[edge.to]];
    if (points === undefined || from === undefined || to === undefined) return [];
    return [edgeElement(edge, points, from, to, decoration)];
  });
  return [...nodes, ...edges];
}

function nodeElement(visible: VisibleNode, box: Box, depth: number, decoration: Decoration): NodeElement {
  const { ref, form, node } = visible;
  const states = computeNodeStates(visible, decoration);
  const group = node.isBox ? ['group'] : [];
  const isDouble = form === 'collapsed' && !states.has('floating');
  // Half of a double border is outside of its node.
  const outside = isDouble ? nodeForms.collapsed.width * 2 + doubleGap : 0;
  return {
    group: 'nodes',
    data: {
      id: ref,
      type: node.type,
      title: node.title,
      width: box.width - outside,
      height: box.height - outside,
      depth,
    },
    position: centerOf(box),
    classes: [form, ...group, ...(isDouble ? ['double'] : []), ...states].join(' '),
  };
}

function edgeElement(
  edge: VisibleEdge,
  points: readonly Point[],
  from: Box,
  to: Box,
  decoration: Decoration,
): EdgeElement {
  const { kind } = edge;
  const course = edge.from === edge.to ? 'loop' : points.length > 2 ? 'bent' : 'straight';
  const line = edgeKinds[kind].line === 'double' ? ['double'] : [];
  return {
    group: 'edges',
    data: { id: elementId(edge), source: edge.from, target: edge.to, kind, ...computeRoute(points, from, to) },
    classes: [course, kind, ...line, ...computeEdgeStates(edge, decoration)].join(' '),
  };
}

/**
 * Returns the id of an edge's element. Nodes and edges share one namespace, and a title can look like the id of an
 * edge.
 */
export function elementId(edge: Pick<VisibleEdge, 'id'>): string {
  return `edge ${edge.id}`;
}

export function computeRoute(points: readonly Point[], from: Box, to: Box): EdgeRoute {
  const [start, end] = [points[0] ?? centerOf(from), points.at(-1) ?? centerOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // Uses 1 for a line that ends where it starts, to avoid a division by zero.
  const length = Math.hypot(dx, dy) || 1;
  const bends = points.slice(1, -1).map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
  return {
    sourceEndpoint: endpoint(start, from),
    targetEndpoint: endpoint(end, to),
    weights: bends.map(({ x, y }) => (x * dx + y * dy) / length ** 2),
    distances: bends.map(({ x, y }) => (y * dx - x * dy) / length),
  };
}

function endpoint(point: Point, box: Box): string {
  const center = centerOf(box);
  return `${round(point.x - center.x)}px ${round(point.y - center.y)}px`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
