import type { Point } from '../../../layout/types.ts';
import type { Drawing } from '../drawing.ts';
import { borderPoint, overlaps, pointAlong } from '../model/geometry.ts';
import type { Palette } from '../palette.ts';

/** Animation of a refresh: a dot that travels along an edge. */
export interface Pulse {
  /** Start time (`performance.now()`) in milliseconds; `duration` is in milliseconds, too. */
  readonly startedAt: number;
  readonly duration: number;
  readonly lines: readonly (readonly Point[])[];
}

/** Returns the drawn line of the edge between two nodes. If no such edge is drawn, returns a straight line. */
export function linesBetween({ graph, layout, lines }: Drawing, from: string, to: string): Pulse['lines'] {
  const edge = graph.edges.find((each) => each.from === from && each.to === to);
  const drawn = edge === undefined ? undefined : lines.get(edge.id);
  if (drawn !== undefined) return [drawn];
  const [start, end] = [layout.boxes[from], layout.boxes[to]];
  if (start === undefined || end === undefined || start === end || overlaps(start, end)) return [];
  return [[borderPoint(start, end), borderPoint(end, start)]];
}

export function computeProgress({ startedAt, duration }: Pulse): number {
  return Math.min(1, Math.max(0, (performance.now() - startedAt) / duration));
}

/** Paints the refresh into a context in graph units. */
export function paintPulse(context: CanvasRenderingContext2D, pulse: Pulse, palette: Palette, zoom: number): void {
  context.fillStyle = palette.outcomes.refreshed;
  for (const line of pulse.lines) {
    const point = pointAlong(line, computeProgress(pulse));
    if (point === undefined) continue;
    context.beginPath();
    context.arc(point.x, point.y, Math.max(5, 3 / zoom), 0, 2 * Math.PI);
    context.fill();
  }
}
