import { expect, test } from 'vitest';
import { compileToCatalog } from '../engine/testing/compile.ts';
import { edgeDifferences, withoutRelationships } from './edge-differences.ts';
import { resourceChanges } from './resource-changes.ts';

function differences(before: string, after: string): readonly string[] {
  return edgeDifferences(compileToCatalog(before), compileToCatalog(after)).map(
    ({ status, kind, from, to }) => `${status} ${kind} ${from} ${to}`,
  );
}

const three = (attributes: string, rest = ''): string =>
  `notify { 'a': ${attributes} } notify { 'b': } notify { 'c': } ${rest}`;

test.each([
  { before: "notify => Notify['b']", after: "notify => [Notify['b']]" },
  { before: "before => Notify['b', 'c']", after: "before => [Notify['c'], Notify['b']]" },
])('other forms of $before are no difference', ({ before, after }) => {
  expect(differences(three(before), three(after))).toEqual([]);
});

test('the end that declares a relationship makes no difference', () => {
  const [before, after] = [three("before => Notify['b']"), three('', "Notify['a'] -> Notify['b']")];
  const required = "notify { 'a': } notify { 'b': require => Notify['a'] } notify { 'c': }";
  expect(differences(before, after)).toEqual([]);
  expect(differences(before, required)).toEqual([]);
  const changes = resourceChanges(compileToCatalog(before), compileToCatalog(required));
  expect(withoutRelationships(changes)).toEqual([]);
});

test('an alias and its title are the same end', () => {
  const code = (target: string): string =>
    `file { 'motd': path => '/etc/motd' } notify { 'a': require => File['${target}'] }`;
  expect(differences(code('motd'), code('/etc/motd'))).toEqual([]);
});

test('relationships that appear, disappear and begin to refresh are differences', () => {
  expect(differences(three("before => Notify['b', 'c']"), three("notify => Notify['b']"))).toEqual([
    'removed order Notify[a] Notify[b]',
    'removed order Notify[a] Notify[c]',
    'added refresh Notify[a] Notify[b]',
  ]);
});

test('a resource that another class declares has another container', () => {
  const code = (first: string, second: string): string =>
    `class one { ${first} } class two { ${second} } include one, two`;
  expect(differences(code("notify { 'a': }", ''), code('', "notify { 'a': }"))).toEqual([
    'removed containment Class[One] Notify[a]',
    'added containment Class[Two] Notify[a]',
  ]);
});

test('edges that an added resource declares are left out, but not edges to it', () => {
  expect(differences(three(''), three('', "notify { 'd': require => Notify['a'] }"))).toEqual([]);
  expect(differences(three(''), three("before => Notify['d']", "notify { 'd': }"))).toEqual([
    'added order Notify[a] Notify[d]',
  ]);
});

test('containment is left out if a catalog has none', () => {
  const catalog = compileToCatalog(three("before => Notify['b']"));
  expect(edgeDifferences(catalog, { ...catalog, containment: [] })).toEqual([]);
});
