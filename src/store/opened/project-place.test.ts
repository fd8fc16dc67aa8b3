import { expect, test } from 'vitest';
import { findDeclaration, findProjectPlace } from './project-place.ts';

const files = { 'manifests/site.pp': 'one\ntwo\n', 'site.pp': '', 'modules/ntp/manifests/init.pp': 'class ntp {}' };
const environment = '/etc/puppetlabs/code/environments/production';

test.each([
  ['a path of a server', `${environment}/modules/ntp/manifests/init.pp`, 1, 'modules/ntp/manifests/init.pp'],
  ['a path of Windows', 'C:\\code\\production\\manifests\\site.pp', 2, 'manifests/site.pp'],
  ['a path of the project', 'site.pp', 1, 'site.pp'],
  ['a line that the file does not have', `${environment}/manifests/site.pp`, 9, undefined],
  ['a line that the file of the same path does not have', 'manifests/site.pp', 9, undefined],
  ['a file name alone', '/tmp/site.pp', 1, undefined],
  ['a file of another module', `${environment}/modules/apache/manifests/init.pp`, 1, undefined],
])('%s', (_name, file, line, found) => {
  expect(findProjectPlace(files, { file, line })?.file).toBe(found);
});

test.each([
  ['names its type', { type: 'File', title: '/etc/motd' }, 1, 1],
  ['names its title', { type: 'Web::Site', title: 'two' }, 2, 2],
  ['names neither', { type: 'File', title: '/etc/motd' }, 2, undefined],
])('a declaration is found if its line %s', (_name, names, line, found) => {
  const project = { 'manifests/site.pp': "file { '/etc/hosts':\n  two => 2,\n" };
  const declared = { ...names, place: { file: `${environment}/manifests/site.pp`, line } };
  expect(findDeclaration(project, declared)?.line).toBe(found);
});
