/** Creates the rows of a comparison: errors first, then changes, each with its number of nodes. */
import type { ResourceChangeView } from '../../protocol/nodes/nodes.ts';
import type { ComparisonSum, SummedChange, SummedError } from '../../protocol/nodes/sum-changes.ts';
import { countText } from '../../protocol/count-text.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type CompareRow = TreeRow &
  (
    | { readonly kind: 'error'; readonly error: SummedError; readonly summary: string }
    | { readonly kind: 'change'; readonly change: SummedChange; readonly summary: string }
  );

export const changeWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  order: 'different order',
} as const satisfies Record<ResourceChangeView['status'], string>;

export function compareRows({ errors, changes }: ComparisonSum): readonly CompareRow[] {
  return [
    ...errors.map((error): CompareRow => {
      const summary = error.after ?? 'Compiles now';
      const row = { id: `error ${error.id}`, level: 1, isExpanded: undefined };
      return {
        ...row,
        kind: 'error',
        error,
        summary,
        text: `${errorWords(error)}, ${countText(error.nodes.length, 'node')}`,
      };
    }),
    ...changes.map((change): CompareRow => {
      const { resource, status } = change.change;
      const summary = summarizeChange(change.change);
      const text = `${resource} ${changeWords[status]}, ${countText(change.nodes.length, 'node')}, ${summary}`;
      return { id: change.id, level: 1, isExpanded: undefined, kind: 'change', change, summary, text };
    }),
  ];
}

export function errorWords({ before, after }: SummedError): string {
  if (before === undefined) return 'Fails now';
  return after === undefined ? 'Compiles now' : 'Fails with another error';
}

function summarizeChange({ status, attributes }: ResourceChangeView): string {
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

/** Formats a comparison as Markdown, for example for a code review. */
export function comparisonMarkdown(label: string, nodes: number, { errors, changes, touched }: ComparisonSum): string {
  const marks = { added: '+', removed: '-', changed: '!', order: '!' } as const;
  return [
    `# Changes since ${label}`,
    '',
    `${touched.length} of ${countText(nodes, 'node')} ${touched.length === 1 ? 'changes' : 'change'}.`,
    '',
    ...errors.map(
      (error) => `- ${errorWords(error)}: ${error.after ?? error.before ?? ''} (${error.nodes.join(', ')})`,
    ),
    ...changes.flatMap(({ change, nodes: own }) => [
      `- \`${marks[change.status]} ${change.resource}\` on ${own.join(', ')}`,
      ...change.attributes.flatMap(({ name, before, after }) => [
        ...(before === undefined ? [] : [`  - \`- ${name} => ${oneLine(before)}\``]),
        ...(after === undefined ? [] : [`  - \`+ ${name} => ${oneLine(after)}\``]),
      ]),
    ]),
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '\\n').replaceAll('`', "'");
}
