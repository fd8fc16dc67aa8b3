import { describe, expect, it } from 'vitest';
import { controlRepository, usagesOf } from '../../nodes/testing/usages-of.ts';
import { buildClassGraph } from '../../protocol/nodes/class-graph.ts';
import { roleRows } from './role-rows.ts';

const graph = buildClassGraph(usagesOf(controlRepository, 'web1', 'web2', 'db1', 'broken'));

/** Rows as indented texts; `+` marks a closed row. */
function show(text: string, ...toggled: readonly string[]): readonly string[] {
  return roleRows(graph, { text, toggled: new Set(toggled) }).map(
    ({ level, isExpanded, text: own }) => `${'  '.repeat(level - 1)}${isExpanded === false ? '+ ' : ''}${own}`,
  );
}

describe('the tree of roles', () => {
  it('is closed at first, and lists nodes with errors', () => {
    expect(show('')).toEqual([
      '+ role::db, role, 1 node',
      '+ role::web, role, 2 nodes',
      '+ profile::base, profile, 3 nodes',
      '1 node with errors',
      '  broken',
    ]);
  });

  it('opens from a role to its profiles, classes and nodes', () => {
    expect(show('', 'role::web', 'role::web/profile::web', 'role::web/profile::web/nginx/').slice(1, -2)).toEqual([
      'role::web, role, 2 nodes',
      '  profile::web, profile, 2 nodes',
      '    + profile::base, profile, 2 nodes',
      '    + nginx, class, 2 nodes',
      '    + nginx::params, class, 2 nodes',
      '    + 2 nodes',
      '  + 2 nodes',
      '+ profile::base, profile, 3 nodes',
    ]);
    expect(show('', 'role::db', 'role::db/').slice(0, 6)).toEqual([
      'role::db, role, 1 node',
      '  + profile::db, profile, 1 node',
      '  + tuning, class, 1 node',
      '  1 node',
      '    db1',
      '+ role::web, role, 2 nodes',
    ]);
  });

  it('shows the paths to the classes and nodes that match a filter', () => {
    expect(show('tuning')).toEqual(['role::db, role, 1 node', '  + tuning, class, 1 node']);
    expect(show('web2')).toEqual([
      'role::web, role, 2 nodes',
      '  + profile::web, profile, 2 nodes',
      '  1 node',
      '    web2',
      'profile::base, profile, 3 nodes',
      '  1 node',
      '    web2',
    ]);
    expect(show('not yet')).toEqual(['1 node with errors', '  broken']);
    expect(show('nothing at all')).toEqual([]);
  });

  it('ends at a class that declares itself through others', () => {
    const files = { 'manifests/site.pp': 'include a\nclass a { include b }\nclass b { include a }' };
    const rows = roleRows(buildClassGraph(usagesOf(files, 'n1')), { text: '', toggled: new Set(['a', 'a/b']) });
    expect(rows.map(({ id, isExpanded }) => [id, isExpanded])).toEqual([
      ['a', true],
      ['a/b', true],
      ['a/b/a', undefined],
      ['a/b/', false],
      ['a/', false],
    ]);
  });
});
