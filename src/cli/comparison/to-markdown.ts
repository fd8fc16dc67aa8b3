/** Formats a comparison as Markdown, for a comment on a pull request. */
import { countText } from '../../protocol/count-text.ts';
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

/** Maximum number of characters. GitHub accepts slightly longer comments, so there is room for other text. */
const LONGEST = 60_000;
const NAMED_NODES = 20;

export function toMarkdown(comparison: Comparison): string {
  const { before, after, sum, folders } = comparison;
  const onNodes = (own: readonly string[]): string =>
    folders === undefined ? '' : ` on ${countText(own.length, 'node')}`;
  const named = (own: readonly string[]): readonly string[] =>
    folders === undefined
      ? []
      : [`Nodes: ${own.slice(0, NAMED_NODES).map(code).join(', ')}${own.length > NAMED_NODES ? ', …' : ''}`, ''];
  const sections = [
    ...sum.errors.map((error) => section(`Compilation${onNodes(error.nodes)}`, errorLines(error), named(error.nodes))),
    ...sum.changes.map(({ change, nodes: own }) =>
      section(`${changeMark(change)} ${changeTitle(change)}${onNodes(own)}`, attributeLines(change), named(own)),
    ),
    ...edgeLines(sum).map(({ lines, nodes: own }) => section(`Edges${onNodes(own)}`, lines, named(own))),
  ];
  const head = `### Catalog differences\n\n${code(before)} → ${code(after)}: ${summaryText(comparison)}\n`;
  let text = head;
  for (const [index, each] of sections.entries()) {
    if (text.length + each.length > LONGEST)
      return `${text}\n${countText(sections.length - index, 'more difference')}.\n`;
    text += `\n${each}`;
  }
  return text;
}

function section(title: string, lines: readonly ChangeLine[], nodes: readonly string[]): string {
  const body = lines.map(({ mark, text }) => `${mark} ${text.replaceAll('\n', `\n${mark} `)}`).join('\n');
  const fence = fenceFor(body);
  return [
    `<details><summary>${escapeHtml(title)}</summary>`,
    '',
    ...nodes,
    `${fence}diff`,
    body,
    fence,
    '',
    '</details>',
    '',
  ].join('\n');
}

/** Returns a fence that is longer than every run of backticks in the text. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Formats text as inline code. The text may contain backticks. */
function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)) + 1);
  const space = fence.length > 1 ? ' ' : '';
  return `${fence}${space}${text.replaceAll('\n', ' ')}${space}${fence}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\n`*_[\]]/g, (each) => (each === '\n' ? ' ' : `&#${each.charCodeAt(0)};`));
}
