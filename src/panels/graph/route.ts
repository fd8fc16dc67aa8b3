import type { Box, Point } from '../../worker/layout-types.ts';

/** A routed edge as Cytoscape takes it: ends relative to the nodes' centres, bends relative to the line between the ends. */
export interface RouteData {
  readonly start: string;
  readonly end: string;
  readonly weights: string;
  readonly distances: string;
}

/** Cytoscape's `segments`, with `edge-distances: endpoints`; undefined for a straight line, which needs none. */
export function routeData(points: readonly Point[], from: Box, to: Box): RouteData | undefined {
  const [start, end] = [points[0], points.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return undefined;
  const bends = points.slice(1, -1).map(({ x, y }) => {
    const [px, py] = [x - start.x, y - start.y];
    return { weight: (px * dx + py * dy) / length ** 2, distance: (py * dx - px * dy) / length };
  });
  return {
    start: relativeTo(start, from),
    end: relativeTo(end, to),
    weights: bends.map(({ weight }) => weight.toFixed(4)).join(' '),
    distances: bends.map(({ distance }) => distance.toFixed(2)).join(' '),
  };
}

function relativeTo({ x, y }: Point, box: Box): string {
  return `${(x - box.x - box.width / 2).toFixed(1)}px ${(y - box.y - box.height / 2).toFixed(1)}px`;
}
