/** SVG shapes for the faces of nodes and edges, used by the exported drawing and the legend. */
import type { Outcome } from '../../../protocol/run.ts';
import type { Box, Point } from '../../../layout/types.ts';
import { outcomeShapes, type ShapePart } from '../../../ui/outcome-shapes.ts';
import { cornerRadius, dashes, doubleGap, headLength, type EdgeFace, type NodeFace } from './faces.ts';
import type { Palette } from '../palette.ts';

export interface SvgShape {
  readonly tag: 'path' | 'rect';
  /** SVG attributes with their names in React, such as `strokeWidth`. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

export function lineShapes(points: readonly Point[], face: EdgeFace, palette: Palette): readonly SvgShape[] {
  const { stroke, width, line, head, opacity } = face;
  const [from, tip] = [points.at(-2), points.at(-1)];
  if (from === undefined || tip === undefined) return [];
  // Ends the line at the back of the arrowhead, not at its tip.
  const back = towards(tip, from, headLength[head]);
  const d = formatPath([...points.slice(0, -1), back]);
  const stroked = (paint: string, thickness: number): SvgShape => ({
    tag: 'path',
    attributes: {
      d,
      fill: 'none',
      stroke: paint,
      strokeWidth: round(thickness),
      strokeLinejoin: 'round',
      ...(line === 'dotted' || line === 'dashed' ? { strokeDasharray: dashes[line].join(' ') } : {}),
      ...(line === 'dotted' ? { strokeLinecap: 'round' } : {}),
      ...withOpacity(opacity),
    },
  });
  const lines =
    line === 'double'
      ? [stroked(palette[stroke], 2 * width + doubleGap), stroked(palette.paper, doubleGap)]
      : [stroked(palette[stroke], width)];
  return head === 'none' ? lines : [...lines, headShape(back, tip, face, palette)];
}

function headShape(back: Point, tip: Point, { head, stroke, width, opacity }: EdgeFace, palette: Palette): SvgShape {
  const [ax, ay] = [(tip.y - back.y) * 0.45, (back.x - tip.x) * 0.45];
  const d = `${formatPath([tip, { x: back.x + ax, y: back.y + ay }, { x: back.x - ax, y: back.y - ay }])}z`;
  const fill = head === 'open' ? palette.paper : palette[stroke];
  const border = head === 'open' ? { stroke: palette[stroke], strokeWidth: width } : {};
  return { tag: 'path', attributes: { d, fill, ...border, ...withOpacity(opacity) } };
}

export function bodyShapes(
  box: Box,
  face: NodeFace,
  palette: Palette,
  radius: number = cornerRadius,
): readonly SvgShape[] {
  const { fill, stroke, width, line, opacity } = face;
  const rect = (inset: number, paint: string): SvgShape => ({
    tag: 'rect',
    attributes: {
      x: round(box.x + inset),
      y: round(box.y + inset),
      width: round(box.width - 2 * inset),
      height: round(box.height - 2 * inset),
      rx: radius,
      fill: paint,
      stroke: palette[stroke],
      strokeWidth: width,
      ...(line === 'dashed' ? { strokeDasharray: dashes.border.join(' ') } : {}),
      ...withOpacity(opacity),
    },
  });
  const outer = rect(width / 2, palette[fill]);
  return line === 'double' ? [outer, rect(width * 1.5 + doubleGap, 'none')] : [outer];
}

/** Returns the shapes of an outcome in its color, in a square of 16 by 16. */
export function outcomeMark(outcome: Outcome, palette: Palette): readonly SvgShape[] {
  const parts: readonly ShapePart[] = outcomeShapes[outcome];
  const color = palette.outcomes[outcome];
  return parts.map(({ path, filled, width, dash }) => ({
    tag: 'path',
    attributes:
      filled === true
        ? { d: path, fill: color }
        : {
            d: path,
            fill: 'none',
            stroke: color,
            strokeWidth: width,
            ...(dash === undefined ? { strokeLinecap: 'round' } : { strokeDasharray: dash.join(' ') }),
          },
  }));
}

function withOpacity(opacity: number): { readonly opacity?: number } {
  return opacity === 1 ? {} : { opacity };
}

function formatPath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = Math.min(1, distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Rounds a length to a tenth of a pixel, to keep the file small. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
