import type { Outcome } from '../../protocol/run.ts';
import type { Box, Point } from '../../layout/types.ts';
import { middleTruncate } from '../shared/names.ts';
import type { Drawing } from './drawing.ts';
import { lineOf } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { VisibleEdge, VisibleNode } from './visible.ts';

const margin = 20;

/** The drawing as an SVG document that needs nothing else to be shown. */
export function graphSvg(
  { graph, layout }: Pick<Drawing, 'graph' | 'layout'>,
  palette: Palette,
  outcomeOf: (node: VisibleNode) => Outcome | undefined,
): string {
  const boxes = Object.values(layout.boxes);
  const left = Math.min(...boxes.map(({ x }) => x), 0) - margin;
  const top = Math.min(...boxes.map(({ y }) => y), 0) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width), 0) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), 0) + margin;
  const nodes = graph.nodes.map((node) => ({ node, box: layout.boxes[node.ref] }));
  const draw = (isBox: boolean): readonly string[] =>
    nodes.flatMap(({ node, box }) =>
      box === undefined || (node.form === 'box') !== isBox ? [] : nodeSvg(node, box, palette, outcomeOf(node)),
    );
  const edges = graph.edges.flatMap((edge) => {
    const points = lineOf(edge, layout);
    return points.length < 2 ? [] : [edgeSvg(edge, points, palette)];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${right - left}" height="${bottom - top}" font-family="${escape(palette.sans)}">`,
    `<defs>${Object.entries({ plain: palette.lineStrong, cycle: palette.failed })
      .map(([name, color]) => arrow(name, color, palette))
      .join('')}</defs>`,
    `<rect x="${left}" y="${top}" width="100%" height="100%" fill="${palette.paper}"/>`,
    ...draw(true),
    ...edges,
    ...draw(false),
    '</svg>',
  ].join('\n');
}

function arrow(name: string, color: string, palette: Palette): string {
  const marker = (id: string, fill: string): string =>
    `<marker id="${id}" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto"><path d="M1 1l8 4-8 4z" fill="${fill}" stroke="${color}"/></marker>`;
  return marker(name, color) + marker(`${name}-open`, palette.paper);
}

function edgeSvg(edge: VisibleEdge, points: readonly Point[], palette: Palette): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const color = edge.inCycle
    ? palette.failed
    : edge.kind === 'contains'
      ? palette.line
      : edge.kind === 'refresh'
        ? palette.ink
        : palette.lineStrong;
  const line = (stroke: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  const marker = edge.inCycle ? 'cycle' : 'plain';
  const title = `<title>${escape(edge.id)}</title>`;
  switch (edge.kind) {
    case 'refresh':
      return `<g>${title}${line(color, 4.4)}${line(palette.paper, 1.8, ` marker-end="url(#${marker}-open)"`)}</g>`;
    case 'automatic':
      return `<g>${title}${line(color, 1.6, ` stroke-dasharray="1.6 3.2" marker-end="url(#${marker})"`)}</g>`;
    case 'stage':
      return `<g>${title}${line(color, 1.6, ` stroke-dasharray="6 4" marker-end="url(#${marker})"`)}</g>`;
    case 'contains':
      return line(color, 1);
    case 'order':
      return `<g>${title}${line(color, 1.5, ` marker-end="url(#${marker})"`)}</g>`;
  }
}

function nodeSvg(visible: VisibleNode, box: Box, palette: Palette, outcome: Outcome | undefined): string {
  const { node, form } = visible;
  const isBox = form === 'box';
  const stroke = visible.inCycle ? palette.failed : isBox ? palette.line : palette.lineStrong;
  const dash = node.floating === undefined ? '' : ' stroke-dasharray="5 4"';
  const rect = `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="6" fill="${isBox ? palette.surface : palette.raised}" stroke="${stroke}"${dash}/>`;
  const text = (x: number, y: number, size: number, fill: string, content: string, family = palette.sans): string =>
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" font-family="${escape(family)}">${escape(content)}</text>`;
  const title = `<title>${escape(node.ref)}</title>`;
  if (isBox) {
    const head = `<text x="${round(box.x + 14)}" y="${round(box.y + 21)}" font-size="12.5" font-weight="560"><tspan fill="${palette.muted}">${escape(node.type)} </tspan><tspan fill="${palette.ink}">${escape(node.title)}</tspan></text>`;
    return `<g>${title}${rect}${head}</g>`;
  }
  const type = form === 'collapsed' ? `${node.type}  ${visible.hides} inside` : node.type;
  const name = middleTruncate(node.title, outcome === undefined ? 23 : 20);
  const mark =
    outcome === undefined
      ? ''
      : markSvg(outcome, box.x + box.width - 25, box.y + (box.height - 16) / 2, palette.outcomes[outcome]);
  return `<g>${title}${rect}${text(box.x + 13, box.y + 17, 10.5, palette.muted, type)}${text(box.x + 13, box.y + 34, 12, palette.ink, name, palette.mono)}${mark}</g>`;
}

function markSvg(outcome: Outcome, x: number, y: number, color: string): string {
  const line = `fill="none" stroke="${color}" stroke-width="1.75"`;
  const shapes = {
    unchanged: `<circle cx="8" cy="8" r="5" ${line}/>`,
    changed: `<circle cx="8" cy="8" r="5.75" fill="${color}"/>`,
    refreshed: `<circle cx="8" cy="8" r="5.75" ${line}/><circle cx="8" cy="8" r="2.5" fill="${color}"/>`,
    noop: `<circle cx="8" cy="8" r="5.25" ${line} stroke-dasharray="2.6 2.9"/>`,
    skipped: `<circle cx="8" cy="8" r="5.25" ${line}/><path d="M4.3 11.7L11.7 4.3" ${line}/>`,
    failed: `<path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="${color}" stroke-width="2.5"/>`,
  } as const satisfies Record<Outcome, string>;
  return `<g transform="translate(${round(x)} ${round(y)})">${shapes[outcome]}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
