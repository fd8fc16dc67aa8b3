import type { LayoutDirection, LayoutRequest, LayoutResult, Point } from '../../../layout/types.ts';
import { loopSide } from './container-loop.ts';
import { holdersIn, isWithin, type VisibleGraph } from './visible.ts';

/** All resources have the same size, so that rows and columns stay straight and editing a title moves nothing. */
export const nodeSize = { width: 200, height: 46 } as const;

export function layoutRequest(graph: VisibleGraph, direction: LayoutDirection, aspect: number): LayoutRequest {
  const holders = holdersIn(graph);
  const loops = graph.edges.filter((edge) => isWithin(edge, holders));
  /**
   * Containers that have an edge to or from one of their own members. This edge is drawn along the container's border.
   */
  const bordered = new Set(loops.map(({ from, to }) => (holders.get(from)?.includes(to) === true ? to : from)));
  return {
    nodes: graph.nodes.map(({ ref, parent, form }) => ({
      id: ref,
      ...(form === 'box' ? { width: nodeSize.width, height: 0 } : nodeSize),
      ...(parent === undefined ? {} : { parent }),
      ...(bordered.has(ref) ? { side: loopSide } : {}),
    })),
    // Edges between a container and its own member do not affect the layout: they follow the container's border
    // (`container-loop.ts`).
    edges: graph.edges.filter((edge) => !loops.includes(edge)).map(({ id, from, to }) => ({ id, from, to })),
    direction,
    aspect,
  };
}

/**
 * Returns the cache key of a layout. Graphs that have the same layout have equal keys, so that an edit which changes no
 * edge and no resource requests no new layout.
 */
export function layoutKey(request: LayoutRequest): string {
  const nodes = request.nodes.map(({ id, parent = '', height, side }) => `${id}\t${parent}\t${height}\t${side}`);
  const edges = request.edges.map(({ from, to }) => `${from}\t${to}`);
  return [request.direction, ...nodes, '', ...edges].join('\n');
}

/** Shifts a new layout so that nodes of both layouts stay in place as far as possible. */
export function alignLayout(
  next: LayoutResult,
  previous: LayoutResult | undefined,
  anchor: string | undefined,
): LayoutResult {
  const shift = previous === undefined ? undefined : shiftBetween(next, previous, anchor);
  if (shift === undefined || (shift.x === 0 && shift.y === 0)) return next;
  const move = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  return {
    ...next,
    boxes: Object.fromEntries(Object.entries(next.boxes).map(([id, box]) => [id, { ...box, ...move(box) }])),
    routes: Object.fromEntries(Object.entries(next.routes).map(([id, points]) => [id, points.map(move)])),
  };
}

function shiftBetween(next: LayoutResult, previous: LayoutResult, anchor: string | undefined): Point | undefined {
  const differences: Point[] = [];
  for (const id of anchor !== undefined && previous.boxes[anchor] ? [anchor] : Object.keys(next.boxes)) {
    const [now, then] = [next.boxes[id], previous.boxes[id]];
    if (now !== undefined && then !== undefined) differences.push({ x: then.x - now.x, y: then.y - now.y });
  }
  if (differences.length === 0) return undefined;
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { x: median(differences.map(({ x }) => x)), y: median(differences.map(({ y }) => y)) };
}

/**
 * Returns `right` if the layout to the right allows a zoom more than 10 % larger at this aspect ratio, otherwise
 * `down`.
 */
export function betterFit(down: LayoutResult, right: LayoutResult, aspect: number): LayoutDirection {
  const fit = ({ width, height }: LayoutResult): number =>
    Math.min(aspect / Math.max(1, width), 1 / Math.max(1, height));
  return fit(right) > fit(down) * 1.1 ? 'right' : 'down';
}
