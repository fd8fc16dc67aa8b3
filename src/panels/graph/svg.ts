import type { Box } from '../../layout/types.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { computeEdgeStates, computeNodeStates, type Decoration, type Drawing } from './drawing.ts';
import { bodyShapes, lineShapes, outcomeMark, round, type SvgShape } from './faces/face-shapes.ts';
import { edgeFace, nodeFace, labelStyles } from './faces/faces.ts';
import type { Palette } from './palette.ts';
import type { VisibleNode } from './model/visible.ts';
import { revealHidden } from '../../ui/hidden-characters.ts';

const margin = 20;

/** Returns the drawing as an SVG document without references to other files. Leaves out selection and dimming. */
export function graphSvg({ graph, layout, lines, bounds }: Drawing, palette: Palette, decoration: Decoration): string {
  const plain = { ...decoration, selectedRef: undefined, selectedEdges: new Set<string>(), lit: undefined };
  const [left, top] = [bounds.x - margin, bounds.y - margin];
  const [width, height] = [bounds.width + 2 * margin, bounds.height + 2 * margin];
  const nodes = (isBox: boolean): readonly string[] =>
    graph.nodes.flatMap((node) => {
      const box = layout.boxes[node.ref];
      return box === undefined || (node.form === 'box') !== isBox ? [] : [nodeSvg(node, box, palette, plain)];
    });
  const edges = graph.edges.flatMap((edge) => {
    const points = lines.get(edge.id);
    if (points === undefined) return [];
    const shapes = lineShapes(points, edgeFace(edge.kind, computeEdgeStates(edge, plain)), palette);
    return [`<g><title>${escape(edge.id)}</title>${renderShapes(shapes)}</g>`];
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

function nodeSvg(visible: VisibleNode, box: Box, palette: Palette, decoration: Decoration): string {
  const { node, form, hides } = visible;
  const outcome = decoration.outcomeOf(visible);
  const body = renderShapes(bodyShapes(box, nodeFace(form, computeNodeStates(visible, decoration)), palette));
  const title = `<title>${escape(node.ref)}</title>`;
  const text = (kind: keyof typeof labelStyles, y: number, content: string): string => {
    const { size, weight, font, ink } = labelStyles[kind];
    return `<text x="${round(box.x + 13)}" y="${round(box.y + y)}" font-size="${size}" font-weight="${weight}" font-family="${escape(palette[font])}" fill="${palette[ink]}">${content}</text>`;
  };
  if (form === 'box') {
    const type = `<tspan fill="${palette.muted}">${escape(node.type)} </tspan>`;
    return `<g>${title}${body}${text('heading', 21, `${type}${escape(node.title)}`)}</g>`;
  }
  const type = form === 'collapsed' ? `${node.type}  ${hides} inside` : node.type;
  const name = middleTruncate(revealHidden(node.title), outcome === undefined ? 23 : 20);
  const place = `translate(${round(box.x + box.width - 25)} ${round(box.y + (box.height - 16) / 2)})`;
  const mark =
    outcome === undefined ? '' : `<g transform="${place}">${renderShapes(outcomeMark(outcome, palette))}</g>`;
  return `<g>${title}${body}${text('type', 17, escape(type))}${text('title', 34, escape(name))}${mark}</g>`;
}

function renderShapes(shapes: readonly SvgShape[]): string {
  return shapes.map(({ tag, attributes }) => `<${tag}${formatAttributes(attributes)}/>`).join('');
}

function formatAttributes(attributes: SvgShape['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const plain = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${plain}="${escape(String(value))}"`;
    })
    .join('');
}

function escape(text: string): string {
  // XML allows no control characters at all, not even escaped ones.
  return revealHidden(text)
    .replaceAll(/[\ud800-\udfff\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
