/** Creates the rows of a comparison: errors first, then changes, each with its number of nodes. */
import type { ComparisonSum, SummedChange, SummedError } from '../../protocol/nodes/sum-changes.ts';
import { countText } from '../../protocol/count-text.ts';
import { changeMarkdown, changeWords, summarizeChange } from '../shared/changes/change-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type CompareRow = TreeRow &
  (
    | { readonly kind: 'error'; readonly error: SummedError; readonly summary: string }
    | { readonly kind: 'change'; readonly change: SummedChange; readonly summary: string }
  );

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

/** Formats a comparison as Markdown, for example for a code review. */
export function comparisonMarkdown(label: string, nodes: number, { errors, changes, touched }: ComparisonSum): string {
  return [
    `# Changes since ${label}`,
    '',
    `${touched.length} of ${countText(nodes, 'node')} ${touched.length === 1 ? 'changes' : 'change'}.`,
    '',
    ...errors.map(
      (error) => `- ${errorWords(error)}: ${error.after ?? error.before ?? ''} (${error.nodes.join(', ')})`,
    ),
    ...changes.flatMap(({ change, nodes: own }) => changeMarkdown(change, ` on ${own.join(', ')}`)),
    '',
  ].join('\n');
}
