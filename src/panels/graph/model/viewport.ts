/** Viewport of the graph: a point appears at its position in the graph times `zoom`, plus `x` and `y`. */
import type { Box, Point } from '../../../layout/types.ts';
import { centerOf } from './geometry.ts';

export interface Viewport extends Point {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const [leastZoom, mostZoom] = [0.03, 3];
/** Maximum zoom when a small graph is fitted into the view. */
const largestFit = 1.15;
const margin = 20;

export function computeExtent({ x, y, zoom }: Viewport, { width, height }: Size): Box {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

export function centeredOn(view: Viewport, { width, height }: Size, point: Point): Viewport {
  return { ...view, x: width / 2 - point.x * view.zoom, y: height / 2 - point.y * view.zoom };
}

export function fitBox(bounds: Box, size: Size): Viewport {
  const [width, height] = [Math.max(1, size.width - 2 * margin), Math.max(1, size.height - 2 * margin)];
  const fit = Math.min(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height), largestFit);
  const zoom = Math.max(leastZoom, fit);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return centeredOn({ x: 0, y: 0, zoom }, size, middle);
}

/** `legible`: minimum zoom at which titles are legible. `readable`: minimum zoom at which all texts of a node are. */
const [legible, readable] = [0.5, 0.66];
export function isLegible({ zoom }: Viewport): boolean {
  return zoom >= legible;
}

/**
 * Maximum number of nodes, taken from the start of the manifest order, for which `openingView` tries a view that begins
 * at the node.
 */
const tried = 60;
/** A view from a later node is chosen only if it contains this many times as many nodes as the best view so far. */
const fuller = 1.5;

/**
 * Returns the initial view of a graph. Shows the whole graph if it is legible. Otherwise, shows a part at a legible
 * zoom: around the first of `nodes` (in manifest order), unless that part is almost empty.
 */
export function openingView(bounds: Box, size: Size, nodes: readonly Box[]): Viewport {
  const whole = fitBox(bounds, size);
  if (isLegible(whole)) return whole;
  let [best, most]: [Viewport, number] = [corner(bounds, size, bounds), 0];
  for (const node of nodes.slice(0, tried)) {
    const view = corner(bounds, size, node);
    const extent = computeExtent(view, size);
    const count = nodes.filter((each) => contains(extent, centerOf(each))).length;
    if (count > fuller * most) [best, most] = [view, count];
  }
  return best;
}

/**
 * Returns a legible view that starts at a node. If the whole graph fits horizontally or vertically, the view is
 * centered in that direction.
 */
function corner(bounds: Box, size: Size, node: Box): Viewport {
  const start = (origin: number, extent: number, room: number, at: number): number =>
    extent * readable < room - 2 * margin ? room / 2 - (origin + extent / 2) * readable : margin - at * readable;
  return {
    x: start(bounds.x, bounds.width, size.width, computeLeft(bounds, size, node)),
    y: start(bounds.y, bounds.height, size.height, Math.min(node.y, lastStart(bounds.y, bounds.height, size.height))),
    zoom: readable,
  };
}

function computeLeft(bounds: Box, size: Size, node: Box): number {
  const middle = node.x + node.width / 2 - size.width / readable / 2 + margin / readable;
  return Math.max(bounds.x, Math.min(middle, lastStart(bounds.x, bounds.width, size.width)));
}

/** Returns the maximum start coordinate at which the view does not extend beyond the end of the graph. */
function lastStart(origin: number, extent: number, room: number): number {
  return origin + extent - (room - 2 * margin) / readable;
}

function contains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

export function isInside(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  );
}

/**
 * Moves a view only as far as needed to show a box. Returns the same view if the box is already visible and legible.
 */
export function revealBox(view: Viewport, size: Size, box: Box): Viewport {
  if (isInside(box, computeExtent(view, size)) && view.zoom > 0.3) return view;
  const zoom = Math.min(1, Math.max(readable, view.zoom));
  if (box.width * zoom > size.width || box.height * zoom > size.height) return fitBox(box, size);
  return centeredOn({ ...view, zoom }, size, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}
