import type { Outcome } from '../../protocol/run.ts';
import type { Box, Point } from '../../layout/types.ts';
import { outcomeShapes, type ShapePart } from '../../ui/outcome-shapes.ts';
import { middleTruncate } from '../shared/names.ts';
import { edgeStatesOf, nodeStatesOf, type Decoration, type Drawing } from './drawing.ts';
import { cornerRadius, dashes, doubleGap, edgeFace, headLength, nodeFace, writing, type EdgeFace } from './faces.ts';
import { boundsOf, boundsOfLine } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { VisibleNode } from './visible.ts';

const margin = 20;

/** What of a decoration a picture shows: it is no moment of a page, so that nothing is selected or dimmed in it. */
export function plainDecoration(decoration: Decoration): Decoration {
  return { ...decoration, selectedRef: undefined, selectedEdges: new Set(), lit: undefined, refreshes: [] };
}

/** The drawing as an SVG document that needs nothing else to be shown. */
export function graphSvg(
  { graph, layout, lines }: Pick<Drawing, 'graph' | 'layout' | 'lines'>,
  palette: Palette,
  decoration: Decoration,
): string {
  const plain = plainDecoration(decoration);
  const bounds = boundsOf([...Object.values(layout.boxes), ...[...lines.values()].map(boundsOfLine)]);
  const [left, top] = [bounds.x - margin, bounds.y - margin];
  const [width, height] = [bounds.width + 2 * margin, bounds.height + 2 * margin];
  const nodes = (isBox: boolean): readonly string[] =>
    graph.nodes.flatMap((node) => {
      const box = layout.boxes[node.ref];
      return box === undefined || (node.form === 'box') !== isBox ? [] : [nodeSvg(node, box, palette, plain)];
    });
  const edges = graph.edges.flatMap((edge) => {
    const points = lines.get(edge.id);
    const face = edgeFace(edge.kind, edgeStatesOf(edge, plain));
    return points === undefined ? [] : [edgeSvg(edge.id, points, face, palette)];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" font-family="${escape(palette.sans)}">`,
    `<rect x="${left}" y="${top}" width="100%" height="100%" fill="${palette.paper}"/>`,
    ...nodes(true),
    ...edges,
    ...nodes(false),
    '</svg>',
  ].join('\n');
}

function edgeSvg(id: string, points: readonly Point[], face: EdgeFace, palette: Palette): string {
  return `<g><title>${escape(id)}</title>${lineSvg(points, face, palette)}</g>`;
}

/** A line with its head, as the face has it. */
export function lineSvg(points: readonly Point[], face: EdgeFace, palette: Palette): string {
  const { stroke, width, line, head, opacity } = face;
  const color = palette[stroke];
  const from = points.at(-2);
  const tip = points.at(-1);
  const length = headLength[head];
  // The line ends in the head, not at its tip.
  const course =
    from === undefined || tip === undefined ? points : [...points.slice(0, -1), towards(tip, from, length)];
  const path = course.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const stroked = (paint: string, thickness: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(thickness)}" stroke-linejoin="round"${more}/>`;
  const dash = line === 'dotted' || line === 'dashed' ? ` stroke-dasharray="${dashes[line].join(' ')}"` : '';
  const drawn =
    line === 'double'
      ? stroked(color, 2 * width + doubleGap) + stroked(palette.paper, doubleGap)
      : stroked(color, width, line === 'dotted' ? `${dash} stroke-linecap="round"` : dash);
  const arrow = from === undefined || tip === undefined || head === 'none' ? '' : headSvg(from, tip, face, palette);
  return opacity === 1 ? drawn + arrow : `<g opacity="${opacity}">${drawn}${arrow}</g>`;
}

function headSvg(from: Point, tip: Point, { head, stroke, width }: EdgeFace, palette: Palette): string {
  const length = headLength[head];
  const back = towards(tip, from, length);
  const [ax, ay] = [(tip.y - back.y) * 0.45, (back.x - tip.x) * 0.45];
  const corners = [tip, { x: back.x + ax, y: back.y + ay }, { x: back.x - ax, y: back.y - ay }];
  const path = corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  const isOpen = head === 'open';
  return `<path d="M${path}z" fill="${palette[isOpen ? 'paper' : stroke]}"${isOpen ? ` stroke="${palette[stroke]}" stroke-width="${width}"` : ''}/>`;
}

/** The point so far from one on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function nodeSvg(visible: VisibleNode, box: Box, palette: Palette, decoration: Decoration): string {
  const { node, form, hides } = visible;
  const outcome = decoration.outcomeOf(visible);
  const rect = rectSvg(box, nodeFace(form, nodeStatesOf(visible, decoration)), palette);
  const title = `<title>${escape(node.ref)}</title>`;
  const text = (kind: keyof typeof writing, y: number, content: string): string => {
    const { size, weight, font, ink } = writing[kind];
    return `<text x="${round(box.x + 13)}" y="${round(box.y + y)}" font-size="${size}" font-weight="${weight}" font-family="${escape(palette[font])}" fill="${palette[ink]}">${content}</text>`;
  };
  if (form === 'box') {
    const type = `<tspan fill="${palette.muted}">${escape(node.type)} </tspan>`;
    return `<g>${title}${rect}${text('heading', 21, `${type}${escape(node.title)}`)}</g>`;
  }
  const type = form === 'collapsed' ? `${node.type}  ${hides} inside` : node.type;
  const name = middleTruncate(node.title, outcome === undefined ? 23 : 20);
  const mark =
    outcome === undefined ? '' : shapeSvg(outcome, box.x + box.width - 25, box.y + (box.height - 16) / 2, palette);
  return `<g>${title}${rect}${text('type', 17, escape(type))}${text('title', 34, escape(name))}${mark}</g>`;
}

/** A box with its border, as the face has it. */
export function rectSvg(box: Box, face: ReturnType<typeof nodeFace>, palette: Palette): string {
  const { fill, stroke, width, line, opacity } = face;
  const rect = (inset: number, paint: string): string =>
    `<rect x="${round(box.x + inset)}" y="${round(box.y + inset)}" width="${round(box.width - 2 * inset)}" height="${round(box.height - 2 * inset)}" rx="${cornerRadius}" fill="${paint}" stroke="${palette[stroke]}" stroke-width="${width}"${line === 'dashed' ? ` stroke-dasharray="${dashes.border.join(' ')}"` : ''}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
  const outer = rect(width / 2, palette[fill]);
  return line === 'double' ? outer + rect(width * 1.5 + doubleGap, 'none') : outer;
}

function shapeSvg(outcome: Outcome, x: number, y: number, palette: Palette): string {
  const parts: readonly ShapePart[] = outcomeShapes[outcome];
  const color = palette.outcomes[outcome];
  const drawn = parts.map(({ path, filled, width, dash }) =>
    filled === true
      ? `<path d="${path}" fill="${color}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${dash === undefined ? ' stroke-linecap="round"' : ` stroke-dasharray="${dash.join(' ')}"`}/>`,
  );
  return `<g transform="translate(${round(x)} ${round(y)})">${drawn.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
