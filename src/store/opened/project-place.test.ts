import { expect, test } from 'vitest';
import { findProjectPlace } from './project-place.ts';

const files = { 'manifests/site.pp': 'one\ntwo\n', 'site.pp': '', 'modules/ntp/manifests/init.pp': 'class ntp {}' };
const environment = '/etc/puppetlabs/code/environments/production';

test.each([
  ['a path of a server', `${environment}/modules/ntp/manifests/init.pp`, 1, 'modules/ntp/manifests/init.pp'],
  ['a path of Windows', 'C:\\code\\production\\manifests\\site.pp', 2, 'manifests/site.pp'],
  ['a path of the project', 'site.pp', 1, 'site.pp'],
  ['a line that the file does not have', `${environment}/manifests/site.pp`, 9, undefined],
  ['a file name alone', '/tmp/site.pp', 1, undefined],
  ['a file of another module', `${environment}/modules/apache/manifests/init.pp`, 1, undefined],
])('%s', (_name, file, line, found) => {
  expect(findProjectPlace(files, { file, line })?.file).toBe(found);
});
