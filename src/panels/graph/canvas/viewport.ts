/** What part of the graph a canvas shows: a point of the graph lies at its place times `zoom` plus `x` and `y` on the canvas. */
import type { Box, Point } from '../../../layout/types.ts';

export interface Viewport extends Point {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const [least, most] = [0.03, 3];
/** A small graph is not blown up beyond this. */
const largestFit = 1.15;
const margin = 20;

export function toGraph({ x, y, zoom }: Viewport, point: Point): Point {
  return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
}

/** The part of the graph that is in view. */
export function extentOf({ x, y, zoom }: Viewport, { width, height }: Size): Box {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

/** Zooms so that the point of the canvas stays over the same point of the graph. */
export function zoomedAt(view: Viewport, factor: number, at: Point): Viewport {
  const zoom = Math.min(most, Math.max(least, view.zoom * factor));
  const share = zoom / view.zoom;
  return { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, zoom };
}

export function movedBy(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

export function centeredOn(view: Viewport, { width, height }: Size, point: Point): Viewport {
  return { ...view, x: width / 2 - point.x * view.zoom, y: height / 2 - point.y * view.zoom };
}

/** All of a box in view, in the middle. */
export function fitted(bounds: Box, size: Size): Viewport {
  const [width, height] = [Math.max(1, size.width - 2 * margin), Math.max(1, size.height - 2 * margin)];
  const fit = Math.min(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height), largestFit);
  const zoom = Math.max(least, fit);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return centeredOn({ x: 0, y: 0, zoom }, size, middle);
}

/** Under this zoom texts are hard to read. */
const readable = 0.66;
/** Graphs of more nodes are first shown whole, however small that is. */
const readableUpTo = 250;

/** The first view of a graph: all of it, unless that would be too small to read; then its upper left part. */
export function opening(bounds: Box, size: Size, nodes: number): Viewport {
  const whole = fitted(bounds, size);
  if (whole.zoom >= readable || nodes > readableUpTo) return whole;
  const start = (origin: number, extent: number, room: number): number =>
    extent * readable < room - 32 ? room / 2 - (origin + extent / 2) * readable : 16 - origin * readable;
  return {
    x: start(bounds.x, bounds.width, size.width),
    y: start(bounds.y, bounds.height, size.height),
    zoom: readable,
  };
}

/** A view of the box that moves no more than needed: the same view where the box is in it and can be made out. */
export function revealing(view: Viewport, size: Size, box: Box): Viewport {
  const shown = extentOf(view, size);
  const isIn =
    box.x >= shown.x &&
    box.y >= shown.y &&
    box.x + box.width <= shown.x + shown.width &&
    box.y + box.height <= shown.y + shown.height;
  if (isIn && view.zoom > 0.3) return view;
  const zoom = Math.min(1, Math.max(0.6, view.zoom));
  if (box.width * zoom > size.width || box.height * zoom > size.height) return fitted(box, size);
  return centeredOn({ ...view, zoom }, size, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Between two views, `share` of the way (0 to 1). */
export function betweenViews(from: Viewport, to: Viewport, share: number): Viewport {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
