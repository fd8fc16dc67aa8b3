/** What part of the graph is in view: a point of the graph lies at its place times `zoom` plus `x` and `y` on the page. */
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
/** A small graph is not blown up beyond this. */
const largestFit = 1.15;
const margin = 20;

/** The part of the graph that is in view. */
export function extentOf({ x, y, zoom }: Viewport, { width, height }: Size): Box {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

export function centeredOn(view: Viewport, { width, height }: Size, point: Point): Viewport {
  return { ...view, x: width / 2 - point.x * view.zoom, y: height / 2 - point.y * view.zoom };
}

/** All of a box in view, in the middle. */
export function fitted(bounds: Box, size: Size): Viewport {
  const [width, height] = [Math.max(1, size.width - 2 * margin), Math.max(1, size.height - 2 * margin)];
  const fit = Math.min(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height), largestFit);
  const zoom = Math.max(leastZoom, fit);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return centeredOn({ x: 0, y: 0, zoom }, size, middle);
}

/** From this zoom on a title can be read, and from the other one on all that is written on a node. */
const [legible, readable] = [0.5, 0.66];
/** Whether titles can be read in a view. */
export function isLegible({ zoom }: Viewport): boolean {
  return zoom >= legible;
}

/** So many of the first nodes are tried as the beginning of the opening view. */
const tried = 60;
/** How many times as many nodes a view must show to be preferred to one that begins at an earlier node. */
const fuller = 1.5;

/**
 * The first view of a graph: all of it, unless that would be too small to read. Then a part at a zoom at which texts can be read:
 * that around the first of `nodes`, which are in manifest order, unless it is almost empty there.
 */
export function opening(bounds: Box, size: Size, nodes: readonly Box[]): Viewport {
  const whole = fitted(bounds, size);
  if (isLegible(whole)) return whole;
  let [best, most]: [Viewport, number] = [corner(bounds, size, bounds), 0];
  for (const node of nodes.slice(0, tried)) {
    const view = corner(bounds, size, node);
    const extent = extentOf(view, size);
    const count = nodes.filter((each) => contains(extent, centerOf(each))).length;
    if (count > fuller * most) [best, most] = [view, count];
  }
  return best;
}

/** A readable view that begins at a node, or in the middle along an axis on which the whole graph fits. */
function corner(bounds: Box, size: Size, node: Box): Viewport {
  const start = (origin: number, extent: number, room: number, at: number): number =>
    extent * readable < room - 2 * margin ? room / 2 - (origin + extent / 2) * readable : margin - at * readable;
  return {
    x: start(bounds.x, bounds.width, size.width, leftOf(bounds, size, node)),
    y: start(bounds.y, bounds.height, size.height, Math.min(node.y, lastStart(bounds.y, bounds.height, size.height))),
    zoom: readable,
  };
}

/** Where the view begins for a node to stand in the middle of it, as far as the graph reaches to both sides. */
function leftOf(bounds: Box, size: Size, node: Box): number {
  const middle = node.x + node.width / 2 - size.width / readable / 2 + margin / readable;
  return Math.max(bounds.x, Math.min(middle, lastStart(bounds.x, bounds.width, size.width)));
}

/** The last place at which a view of the graph can begin without showing what is beyond its end. */
function lastStart(origin: number, extent: number, room: number): number {
  return origin + extent - (room - 2 * margin) / readable;
}

function contains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** Whether a box lies within another one. */
export function isInside(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  );
}

/** A view of the box that moves no more than needed: the same view where the box is in it and can be made out. */
export function revealing(view: Viewport, size: Size, box: Box): Viewport {
  if (isInside(box, extentOf(view, size)) && view.zoom > 0.3) return view;
  const zoom = Math.min(1, Math.max(readable, view.zoom));
  if (box.width * zoom > size.width || box.height * zoom > size.height) return fitted(box, size);
  return centeredOn({ ...view, zoom }, size, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}
