/** Lines and arrows. Kinds differ in form, not in colour alone: order solid, refresh double with an open arrow, automatic dotted, stage dashed. */
import type { Point } from '../../../layout/types.ts';
import type { Palette } from '../palette.ts';
import type { VisibleEdge } from '../visible.ts';

export type EdgeEmphasis = 'plain' | 'touching' | 'selected';

export interface EdgeLook {
  readonly kind: VisibleEdge['kind'];
  readonly inCycle: boolean;
  readonly emphasis: EdgeEmphasis;
  /** `later` for what the shown moment of a run has not reached. */
  readonly presence: 'plain' | 'dim' | 'later';
}

export interface EdgeStroke {
  readonly look: EdgeLook;
  readonly points: readonly Point[];
}

const corner = 6;
const presences = { plain: 1, dim: 0.22, later: 0.45 } as const;
const order: readonly EdgeEmphasis[] = ['plain', 'touching', 'selected'];

/** Paints edges into a context whose units are the graph's own; those that look alike in one stroke. */
export function paintEdges(
  context: CanvasRenderingContext2D,
  edges: readonly EdgeStroke[],
  palette: Palette,
  zoom: number,
): void {
  const groups = new Map<string, { readonly look: EdgeLook; readonly lines: (readonly Point[])[] }>();
  for (const { look, points } of edges) {
    const key = `${order.indexOf(look.emphasis)} ${look.inCycle} ${look.kind} ${look.presence}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { look, lines: [points] });
    else group.lines.push(points);
  }
  // What matters most is painted last.
  for (const [, { look, lines }] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
    paintGroup(context, look, lines, palette, zoom);
  context.globalAlpha = 1;
}

function paintGroup(
  context: CanvasRenderingContext2D,
  { kind, inCycle, emphasis, presence }: EdgeLook,
  lines: readonly (readonly Point[])[],
  palette: Palette,
  zoom: number,
): void {
  const color =
    emphasis === 'selected'
      ? palette.accent
      : inCycle
        ? palette.failed
        : kind === 'contains'
          ? palette.line
          : emphasis === 'touching' || kind === 'refresh'
            ? palette.ink
            : palette.lineStrong;
  const strength = emphasis === 'selected' ? 1.3 : emphasis === 'touching' ? 0.7 : inCycle ? 1 : 0;
  // Far away a line keeps a hair's width.
  const thin = Math.max(0.7 / zoom, kind === 'contains' ? 1 : 1.4) + strength;
  context.globalAlpha = presences[presence];
  context.strokeStyle = color;
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  const path = new Path2D();
  for (const points of lines) trace(path, points, zoom);
  if (kind === 'refresh') {
    context.lineWidth = thin + 3;
    context.stroke(path);
    context.strokeStyle = palette.paper;
    context.lineWidth = Math.max(thin + 0.4, 1.6);
    context.stroke(path);
  } else {
    if (kind === 'automatic') {
      context.lineCap = 'round';
      context.setLineDash([0.1, thin * 2.6]);
    } else if (kind === 'stage') context.setLineDash([7, 4]);
    context.lineWidth = kind === 'automatic' ? thin + 0.5 : thin;
    context.stroke(path);
    context.setLineDash([]);
  }
  if (kind === 'contains' || zoom < 0.12) return;
  const heads = arrowHeads(lines, (kind === 'refresh' ? 11 : 9) + strength * 2);
  context.fillStyle = kind === 'refresh' ? palette.paper : color;
  context.strokeStyle = color;
  context.lineWidth = 1.3;
  context.fill(heads);
  context.stroke(heads);
}

/** A line with rounded corners. */
function trace(path: Path2D, points: readonly Point[], zoom: number): void {
  const [start] = points;
  const end = points.at(-1);
  if (start === undefined || end === undefined) return;
  path.moveTo(start.x, start.y);
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
    if (before === undefined || at === undefined || after === undefined) continue;
    if (zoom < 0.3) path.lineTo(at.x, at.y);
    else path.arcTo(at.x, at.y, after.x, after.y, Math.min(corner, span(before, at) / 2, span(at, after) / 2));
  }
  path.lineTo(end.x, end.y);
}

function span(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function arrowHeads(lines: readonly (readonly Point[])[], size: number): Path2D {
  const path = new Path2D();
  for (const points of lines) arrowHead(path, points, size);
  return path;
}

function arrowHead(path: Path2D, points: readonly Point[], size: number): void {
  const [tip, from] = [
    points.at(-1),
    points.findLast((point, index) => index < points.length - 1 && span(point, points.at(-1) ?? point) > 0.5),
  ];
  if (tip === undefined || from === undefined) return;
  const length = span(from, tip);
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const half = size * 0.42;
  path.moveTo(tip.x, tip.y);
  path.lineTo(tip.x - ux * size - uy * half, tip.y - uy * size + ux * half);
  path.lineTo(tip.x - ux * size + uy * half, tip.y - uy * size - ux * half);
  path.closePath();
}
