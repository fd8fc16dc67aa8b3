import type { Box, LayoutResult, Point } from '../../../layout/types.ts';
import type { VisibleEdge } from './visible.ts';

export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the point where a straight line between the centers of two boxes leaves the first box. */
export function borderPoint(box: Box, other: Box): Point {
  const [center, away] = [centerOf(box), centerOf(other)];
  const [dx, dy] = [away.x - center.x, away.y - center.y];
  if (dx === 0 && dy === 0) return center;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: center.x + dx * share, y: center.y + dy * share };
}

/**
 * Returns the line of an edge between two nodes, neither of which contains the other: its route, or a straight line
 * between their borders. Empty if one of the nodes has no position.
 */
export function findLine(edge: Pick<VisibleEdge, 'id' | 'from' | 'to'>, layout: LayoutResult): readonly Point[] {
  const route = layout.routes[edge.id];
  if (route !== undefined && route.length > 1) return route;
  const [from, to] = [layout.boxes[edge.from], layout.boxes[edge.to]];
  if (from === undefined || to === undefined) return [];
  return edge.from === edge.to ? loopAt(from) : [borderPoint(from, to), borderPoint(to, from)];
}

function loopAt({ x, y, width, height }: Box): readonly Point[] {
  const [right, top, bottom] = [x + width, y + height * 0.3, y + height * 0.7];
  return [
    { x: right, y: top },
    { x: right + 18, y: top },
    { x: right + 18, y: bottom },
    { x: right, y: bottom },
  ];
}

export function computeBounds(boxes: Iterable<Box>): Box {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    x1 = Math.min(x1, x);
    y1 = Math.min(y1, y);
    x2 = Math.max(x2, x + width);
    y2 = Math.max(y2, y + height);
  }
  return x1 === Infinity ? { x: 0, y: 0, width: 1, height: 1 } : { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}

export function boundsOfLine(points: readonly Point[]): Box {
  return computeBounds(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

/** Returns the point at a fraction (0 to 1) of a line's length. */
export function pointAlong(points: readonly Point[], share: number): Point | undefined {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, each) => sum + each, 0) * share;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return points.at(-1);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
