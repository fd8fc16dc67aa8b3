/** Creates the rows of a comparison of two catalogs, its summary, and its text as Markdown. */
import { changeMarkdown, changeWords, summarizeChange } from '../../../panels/shared/changes/change-texts.ts';
import type { TreeRow } from '../../../panels/shared/list/tree-keys.ts';
import { countText } from '../../../protocol/count-text.ts';
import type { ResourceChangeView } from '../../../protocol/nodes/nodes.ts';
import type { CatalogComparison, EdgeChangeView } from '../../../protocol/opened-run.ts';

export type ComparisonRow = TreeRow & { readonly summary: string } & (
    | { readonly kind: 'resource'; readonly change: ResourceChangeView }
    | { readonly kind: 'edge'; readonly change: EdgeChangeView }
  );

/** Returns the resources that differ, and then the edges. */
export function comparisonRows({ changes, edges }: CatalogComparison): readonly ComparisonRow[] {
  return [
    ...changes.map((change): ComparisonRow => {
      const summary = summarizeChange(change);
      const text = [change.resource, changeWords[change.status], summary].filter((part) => part !== '').join(', ');
      const id = `${change.status} ${change.resource}`;
      return { id, level: 1, isExpanded: undefined, kind: 'resource', change, summary, text };
    }),
    ...edges.map((change): ComparisonRow => {
      const { status, from, to, refresh } = change;
      const summary = `Edge ${status}, ${refresh ? 'with refresh' : 'order only'}`;
      const id = `edge ${status} ${from} ${to}`;
      return {
        id,
        level: 1,
        isExpanded: undefined,
        kind: 'edge',
        change,
        summary,
        text: `${from} → ${to}, ${summary}`,
      };
    }),
  ];
}

/** Describes the number of differences, such as `1 resource added, 2 changed, 3 edges differ`. */
export function comparisonSummary({ changes, edges }: CatalogComparison): string {
  const counts = (['added', 'removed', 'changed'] as const).flatMap((status) => {
    const count = changes.filter((change) => change.status === status).length;
    return count === 0 ? [] : [`${countText(count, 'resource')} ${status}`];
  });
  const parts = [
    ...counts,
    ...(changes.some(({ status }) => status === 'order') ? ['the order differs'] : []),
    ...(edges.length === 0 ? [] : [`${countText(edges.length, 'edge')} ${edges.length === 1 ? 'differs' : 'differ'}`]),
  ];
  return parts.length === 0 ? 'No differences' : parts.join(', ');
}

/** Formats a comparison as Markdown, for example for a code review. */
export function catalogsMarkdown(before: string, after: string, comparison: CatalogComparison): string {
  return [
    `# Changes from ${before} to ${after}`,
    '',
    `${comparisonSummary(comparison)}.`,
    '',
    ...comparison.changes.flatMap((change) => changeMarkdown(change)),
    ...comparison.edges.map(
      ({ status, from, to, refresh }) =>
        `- \`${status === 'added' ? '+' : '-'} ${from} ${refresh ? '~>' : '->'} ${to}\``,
    ),
    '',
  ].join('\n');
}
