import { expect, test } from 'vitest';
import type { EdgeDifference, ResourceChangeView } from '../protocol/nodes/nodes.ts';
import { filterChanges, filterEdges, noFilter, parsePattern } from './change-filter.ts';

const changes: readonly ResourceChangeView[] = [
  { resource: 'File[/etc/a.conf]', status: 'changed', attributes: [{ name: 'mode' }, { name: 'content' }] },
  { resource: 'Apache::Vhost[x]', status: 'changed', attributes: [{ name: 'port' }] },
  { resource: 'Package[vim]', status: 'added', attributes: [{ name: 'ensure' }] },
  { resource: 'File[/etc/a.conf]', status: 'order', attributes: [{ name: 'order' }] },
];

function shown(only: readonly string[], ignore: readonly string[]): readonly string[] {
  const filter = {
    only: only.map(parsePattern),
    ignore: ignore.map(parsePattern),
    ignoresOrder: false,
    ignoresEdges: false,
  };
  return filterChanges(changes, filter).map(
    ({ resource, status, attributes }) => `${status} ${resource} ${attributes.map(({ name }) => name).join(' ')}`,
  );
}

test.each([
  { only: ['file'], ignore: [], expected: ['changed File[/etc/a.conf] mode content'] },
  { only: ['File[/etc/*]::mode'], ignore: [], expected: ['changed File[/etc/a.conf] mode'] },
  { only: ['*::port'], ignore: [], expected: ['changed Apache::Vhost[x] port'] },
  {
    only: ['apache::vhost', 'Package[vim]'],
    ignore: [],
    expected: ['changed Apache::Vhost[x] port', 'added Package[vim] ensure'],
  },
  { only: ['Apache::Vhost[*]'], ignore: ['Apache::Vhost[x]'], expected: [] },
])('only $only, without $ignore', ({ only, ignore, expected }) => {
  expect(shown(only, ignore)).toEqual(expected);
});

test('A change is left out if all its attributes are', () => {
  expect(shown([], ['File[*]::mode', 'File[*]::content', 'Package', '*::port'])).toEqual([
    'order File[/etc/a.conf] order',
  ]);
  expect(filterChanges(changes, { ...noFilter, ignoresOrder: true })).toHaveLength(3);
});

const edges: readonly EdgeDifference[] = [
  { status: 'added', kind: 'refresh', from: 'File[/etc/a.conf]', to: 'Service[a]' },
  { status: 'removed', kind: 'containment', from: 'Class[A]', to: 'File[/etc/a.conf]' },
];

test.each([
  { only: ['Service'], ignore: [], expected: ['refresh'] },
  { only: ['*::subscribe'], ignore: [], expected: ['refresh'] },
  { only: ['File[*]::notify'], ignore: [], expected: ['refresh'] },
  { only: ['File[*]::subscribe'], ignore: [], expected: [] },
  { only: [], ignore: ['*::container'], expected: ['refresh'] },
  { only: [], ignore: ['Class'], expected: ['refresh'] },
])('edges with only $only, without $ignore', ({ only, ignore, expected }) => {
  const filter = { ...noFilter, only: only.map(parsePattern), ignore: ignore.map(parsePattern) };
  expect(filterEdges(edges, filter).map(({ kind }) => kind)).toEqual(expected);
  expect(filterEdges(edges, { ...filter, ignoresEdges: true })).toEqual([]);
});
