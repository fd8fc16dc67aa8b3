import { expect, it } from 'vitest';
import type { ReleaseId } from '../../engine/index.ts';
import { migrate } from '../migrate.ts';
import { projectOf } from '../testing/project.ts';

function listRows(text: string, from: ReleaseId, to: ReleaseId): readonly string[] {
  return migrate(projectOf(text), from, to).findings.flatMap(({ rows, kind }) =>
    rows.map(({ id }) => `${kind}: ${id}`),
  );
}

it.each<readonly [text: string, ...expected: string[]]>([
  ["file { '/a': content => '{md5}d41d8cd98f00b204e9800998ecf8427e' }", 'silent: checksums as content'],
  ["file { '/a': content => '{md5} is a name' }"],
  ["notify { 'a': message => '{md5}d41d8cd98f00b204e9800998ecf8427e' }"],
  ["file { '/a': source => '/b', source_permissions => use }", 'log: source_permissions is deprecated'],
  ["file { '/a': source => '/b', source_permissions => ignore }"],
  ["notify { 'a': message => Deferred('upcase', ['x']) }", 'order: late Deferred values'],
])('a migration from OpenVox 8 to OpenVox 9 finds changes of the run: %s', (text, ...expected) => {
  expect(listRows(text, 'openvox-8', 'openvox-9')).toEqual(expected);
  expect(listRows(text, '8.11', 'openvox-8')).toEqual([]);
});
