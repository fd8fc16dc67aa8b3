import { expect, test } from 'vitest';
import type { CatalogComparison } from '../../../protocol/opened-run.ts';
import { catalogsMarkdown, comparisonRows, comparisonSummary } from './comparison-rows.ts';

const comparison: CatalogComparison = {
  changes: [
    { resource: 'File[/a]', status: 'changed', attributes: [{ name: 'mode', before: "'0644'", after: "'0600'" }] },
    { resource: 'File[/b]', status: 'added', attributes: [] },
  ],
  edges: [{ status: 'removed', from: 'File[/a]', to: 'Service[web]', refresh: true }],
};

test('each resource and edge that differs is a row', () => {
  expect(comparisonRows(comparison).map(({ text }) => text)).toEqual([
    "File[/a], changed, mode: '0644' → '0600'",
    'File[/b], added',
    'File[/a] → Service[web], Edge removed, with refresh',
  ]);
});

test('the summary counts what differs', () => {
  expect(comparisonSummary(comparison)).toBe('1 resource added, 1 resource changed, 1 edge differs');
  expect(comparisonSummary({ changes: [], edges: [] })).toBe('No differences');
});

test('the Markdown has both values', () => {
  expect(catalogsMarkdown('old.json', 'new.json', comparison)).toBe(`# Changes from old.json to new.json

1 resource added, 1 resource changed, 1 edge differs.

- \`! File[/a]\`
  - \`- mode => '0644'\`
  - \`+ mode => '0600'\`
- \`+ File[/b]\`
- \`- File[/a] ~> Service[web]\`
`);
});
