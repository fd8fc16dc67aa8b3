/** Formats a comparison as an HTML page that needs no other file. All text is escaped, and the page runs no script. */
import { escapeXml } from '../findings/xml.ts';
import {
  attributeLines,
  changeMark,
  changeTitle,
  edgeLines,
  errorLines,
  summaryText,
  type ChangeLine,
} from './change-lines.ts';
import type { Comparison } from './comparison.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font: 600 1rem ui-monospace, monospace; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: .5rem .75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; overflow-x: auto; }
pre span { display: block; }
.added { color: light-dark(#116329, #7ee787); }
.removed { color: light-dark(#a40e26, #ffa198); }
p { margin: .25rem 0; }
`;

const CLASSES: Partial<Record<ChangeLine['mark'], string>> = { '+': 'added', '-': 'removed' };

export function toHtml(comparison: Comparison): string {
  const { before, after, sum, folders } = comparison;
  const onNodes = (own: readonly string[]): readonly string[] =>
    folders === undefined ? [] : [`<p>${escapeXml(`Nodes: ${own.join(', ')}`)}</p>`];
  const body = [
    '<h1>Catalog differences</h1>',
    `<p>${escapeXml(`${before} → ${after}: ${summaryText(comparison)}`)}</p>`,
    ...sum.errors.flatMap((error) => ['<h2>Compilation</h2>', ...onNodes(error.nodes), block(errorLines(error))]),
    ...sum.changes.flatMap(({ change, nodes: own }) => [
      `<h2>${escapeXml(`${changeMark(change)} ${changeTitle(change)}`)}</h2>`,
      ...onNodes(own),
      block(attributeLines(change)),
    ]),
    ...edgeLines(sum).flatMap(({ lines, nodes: own }) => ['<h2>Edges</h2>', ...onNodes(own), block(lines)]),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<title>Catalog differences</title>',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function block(lines: readonly ChangeLine[]): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ mark, text }) => {
    const name = CLASSES[mark];
    return `<span${name === undefined ? '' : ` class="${name}"`}>${escapeXml(`${mark} ${text}`)}</span>`;
  });
  return `<pre>${rows.join('')}</pre>`;
}
