import { expect, it } from 'vitest';
import { findEnvironmentFolders } from './environment-folders.ts';

it('finds environments in folders of a repository, the largest first', () => {
  const paths = [
    'README.md',
    'vagrant/manifests/default.pp',
    'puppet/environment.conf',
    'puppet/manifests/site.pp',
    'puppet/modules/base/manifests/init.pp',
    'deep/er/manifests/site.pp',
    'deep/er/modules/a/manifests/init.pp',
  ];
  expect(findEnvironmentFolders(paths)).toEqual(['puppet', 'deep/er']);
});

it('finds none if the repository itself is an environment, or if there is none', () => {
  expect(findEnvironmentFolders(['manifests/site.pp', 'old/environment.conf'])).toEqual([]);
  expect(findEnvironmentFolders(['a/manifests/init.pp', 'b/manifests/init.pp'])).toEqual([]);
});

it('finds the environments of a configuration directory, which has manifests of its own', () => {
  const paths = [
    'manifests/site.pp',
    'environments/test/manifests/site.pp',
    'environments/production/environment.conf',
    'environments/production/manifests/site.pp',
  ];
  expect(findEnvironmentFolders(paths)).toEqual(['environments/production', 'environments/test']);
  expect(findEnvironmentFolders([...paths, 'modules/base/manifests/init.pp'])).toEqual([]);
});
