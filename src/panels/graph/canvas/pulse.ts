import type { Point } from '../../../layout/types.ts';
import { borderPoint, overlaps, pointAlong } from '../geometry.ts';
import type { Palette } from '../palette.ts';
import { progressOf, type Span } from './motion.ts';
import type { Scene } from './scene.ts';

/** A refresh on its way along the lines that it takes. */
export interface Pulse extends Span {
  readonly lines: readonly (readonly Point[])[];
}

/** The line that an edge takes, or a straight one where no edge is drawn. */
export function linesBetween(scene: Scene, from: string, to: string): Pulse['lines'] {
  const drawn = scene.edges.find(({ edge }) => edge.from === from && edge.to === to);
  if (drawn !== undefined) return [drawn.points];
  const [start, end] = [scene.byRef.get(from)?.box, scene.byRef.get(to)?.box];
  if (start === undefined || end === undefined || start === end || overlaps(start, end)) return [];
  return [[borderPoint(start, end), borderPoint(end, start)]];
}

export function paintPulse(context: CanvasRenderingContext2D, pulse: Pulse, palette: Palette, zoom: number): void {
  context.fillStyle = palette.outcomes.refreshed;
  for (const line of pulse.lines) {
    const point = pointAlong(line, progressOf(pulse));
    if (point === undefined) continue;
    context.beginPath();
    context.arc(point.x, point.y, Math.max(5, 3 / zoom), 0, 2 * Math.PI);
    context.fill();
  }
}
