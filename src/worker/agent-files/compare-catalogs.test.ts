import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareCatalogs } from './compare-catalogs.ts';

const text = readFileSync(
  new URL('../../../e2e/agent-files/recorded/sensitive/openvox-9.0.0-beta2/catalog.json', import.meta.url),
  'utf8',
);

test('two catalogs differ in attributes and edges, and Sensitive values stay hidden', async () => {
  const catalog = JSON.parse(text) as { readonly resources: { title: string; parameters?: Record<string, unknown> }[] };
  const parameters = catalog.resources.find(({ title }) => title === '/etc/token')?.parameters ?? {};
  Object.assign(parameters, { mode: '0644', content: 'token = other-secret\n', notify: 'Exec[log in]' });
  const comparison = await compareCatalogs(
    { name: 'old.json', content: text },
    { name: 'new.json', content: new Blob([JSON.stringify(catalog)]) },
  );
  if (typeof comparison === 'string') throw new Error(comparison);
  expect(comparison.changes).toMatchObject([{ resource: 'File[/etc/token]', status: 'changed' }]);
  expect(comparison.changes[0]?.attributes.map(({ name }) => name)).toEqual(['mode', 'notify', 'content']);
  expect(comparison.edges).toContainEqual({
    status: 'added',
    from: 'File[/etc/token]',
    to: 'Exec[log in]',
    refresh: true,
  });
  expect(JSON.stringify(comparison)).not.toMatch(/example-secret|other-secret/);
});

test('a file without a catalog is a sentence', async () => {
  expect(await compareCatalogs({ name: 'old.json', content: text }, { name: 'new.json', content: '{"a": 1}' })).toBe(
    'new.json has no catalog that can be compared.',
  );
});
