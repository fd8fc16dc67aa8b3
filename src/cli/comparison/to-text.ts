import { styled } from '../output.ts';
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

const COLORS = { '+': 'green', '-': 'red', '!': 'yellow', ' ': 'dim' } as const;

export function toText(comparison: Comparison): string {
  const { sum, folders } = comparison;
  const onNodes = (own: readonly string[]): readonly string[] =>
    folders === undefined ? [] : [`    on ${own.join(', ')}`];
  const lines = [
    ...sum.errors.flatMap((error) => [...errorLines(error).map(toLine), ...onNodes(error.nodes)]),
    ...sum.changes.flatMap(({ change, nodes: own }) => [
      toLine({ mark: changeMark(change), text: changeTitle(change) }),
      ...attributeLines(change).map((line) => `    ${toLine(line)}`),
      ...onNodes(own),
    ]),
    ...edgeLines(sum).flatMap(({ lines: own, nodes }) => [...own.map(toLine), ...onNodes(nodes)]),
    summaryText(comparison),
  ];
  return `${lines.join('\n')}\n`;
}

function toLine({ mark, text }: ChangeLine): string {
  return styled(COLORS[mark], `${mark} ${text}`);
}
