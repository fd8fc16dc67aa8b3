/** Describes the change of a resource in words, in one line, and as Markdown. */
import type { ResourceChangeView } from '../../../protocol/nodes/nodes.ts';
import { middleTruncate } from '../label-texts.ts';

export const changeWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  order: 'different order',
} as const satisfies Record<ResourceChangeView['status'], string>;

export function summarizeChange({ status, attributes }: ResourceChangeView): string {
  if (status === 'order') return 'The first resource whose position differs';
  return attributes
    .map(({ name, before, after, isText }) => {
      if (isText === true) return `${name}: ${firstDifference(before ?? '', after ?? '')}`;
      const value = (text: string | undefined): string => middleTruncate((text ?? 'unset').replaceAll(/\s+/g, ' '), 30);
      return status === 'changed'
        ? `${name}: ${value(before)} → ${value(after)}`
        : `${name} => ${value(after ?? before)}`;
    })
    .join(', ');
}

function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  const [was, is] = at === -1 ? [old[now.length], undefined] : [old[at], now[at]];
  return [was, is].map((line) => (line === undefined ? 'no line' : middleTruncate(line.trim(), 40))).join(' → ');
}

const marks = { added: '+', removed: '-', changed: '!', order: '!' } as const;

/** Lines of a Markdown list. `rest` follows the name of the resource. */
export function changeMarkdown({ status, resource, attributes }: ResourceChangeView, rest = ''): readonly string[] {
  return [
    `- \`${marks[status]} ${resource}\`${rest}`,
    ...attributes.flatMap(({ name, before, after }) => [
      ...(before === undefined ? [] : [`  - \`- ${name} => ${oneLine(before)}\``]),
      ...(after === undefined ? [] : [`  - \`+ ${name} => ${oneLine(after)}\``]),
    ]),
  ];
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '\\n').replaceAll('`', "'");
}
