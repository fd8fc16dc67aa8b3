import { describe, expect, it } from 'vitest';
import type { Migration } from './finding.ts';
import { mergeMigrations } from './merge-migrations.ts';
import { migrate } from './migrate.ts';
import { migrationMarkdown } from './migration-markdown.ts';
import { projectOf } from './testing/project.ts';

const site = `node 'a.net' { notify { "On $osfamily": } }
node 'b.net' { notify { 'x': message => "\${$facts['nothing']}" } include missing }
node 'c.net' { }
`;

function migrateNodes(text: string, [first = '', ...more]: readonly string[]): Migration {
  const of = (node: string): Migration => migrate(projectOf(text, {}, node), '7.34', '8.11');
  return mergeMigrations(of(first), more.map(of));
}

describe('the migration of several nodes', () => {
  it('lists a finding of all nodes once, and names the nodes of a finding that others do not have', () => {
    const text = `notice("$osfamily")\nif $trusted['certname'] == 'b.net' { notify { 'x': message => String('' ? { true => 1, default => 2 }) } }`;
    const all = migrateNodes(text, ['a.net', 'b.net']);
    expect(all.findings.map(({ message, nodes }) => [message, nodes])).toEqual([
      [expect.stringContaining('osfamily'), undefined],
    ]);
  });

  it('reports nodes that do not compile, and empty catalogs', () => {
    const migration = migrateNodes(site, ['a.net', 'b.net', 'c.net']);
    expect(migration.nodes).toMatchObject([
      { name: 'a.net', resources: 1 },
      { name: 'b.net', failsBefore: expect.stringContaining('missing') },
      { name: 'c.net', resources: 0 },
    ]);
    expect(migration.failsBefore).toBeUndefined();
    const text = migrationMarkdown(migration, { 'manifests/site.pp': site });
    expect(text).toContain('3 nodes were compiled.');
    expect(text).toContain('- Puppet 7.34 cannot compile b.net: ');
    expect(text).toContain('- No resources to compare: the catalog of c.net is empty.');
  });

  it('does not claim that nothing changes for an empty catalog', () => {
    const empty = migrateNodes("node 'c.net' { }", ['c.net']);
    expect(migrationMarkdown(empty, {})).not.toContain('Nothing changes');
    const full = migrateNodes("node 'c.net' { notify { 'x': } }", ['c.net']);
    expect(migrationMarkdown(full, {})).toContain('Nothing changes.');
  });
});
