import { describe, expect, test } from 'vitest';
import { dependency, ran, resource } from '../../panels/testing/build-views.ts';
import { skipChain } from './skip-chain.ts';

const resources = [
  resource('Class[Web]', 'Class[Main]'),
  resource('Package[apache2]', 'Class[Web]'),
  resource('File[/etc/site.conf]', 'Class[Web]'),
  resource('File[/srv]', 'Class[Web]'),
  resource('Class[App]', 'Class[Main]'),
  resource('Service[app]', 'Class[App]'),
];
const dependencies = [
  dependency('Package[apache2]', 'File[/etc/site.conf]', 'require', 4),
  dependency('Class[Web]', 'Class[App]', 'before', 9),
];
const runs = new Map(
  [
    ran('Package[apache2]', 0, 1, 'failed'),
    ran('File[/srv]', 1, 2, 'changed'),
    ran('File[/etc/site.conf]', 2, 2, 'skipped'),
    ran('Service[app]', 2, 2, 'skipped'),
  ].map((run) => [run.ref, run]),
);

describe('skipChain', () => {
  test('leads from the failure through each dependency', () => {
    const chain = skipChain('File[/etc/site.conf]', runs, resources, dependencies);
    expect(chain.map(({ ref, outcome }) => `${outcome} ${ref}`)).toEqual([
      'failed Package[apache2]',
      'skipped File[/etc/site.conf]',
    ]);
    expect(chain[0]?.why).toContain('require');
    expect(chain[1]?.why).toBeUndefined();
  });

  test('passes through containers on both sides', () => {
    expect(skipChain('Service[app]', runs, resources, dependencies).map(({ ref }) => ref)).toEqual([
      'Package[apache2]',
      'Service[app]',
    ]);
  });

  test('members of one container do not wait for each other', () => {
    const lone = new Map([...runs, ['File[/srv]', ran('File[/srv]', 1, 1, 'skipped')] as const]);
    expect(skipChain('File[/srv]', lone, resources, dependencies)).toEqual([]);
  });

  test('is empty for a resource that was not skipped', () => {
    expect(skipChain('Package[apache2]', runs, resources, dependencies)).toEqual([]);
  });

  test('terminates for a dependency cycle', () => {
    const cycle = [dependency('A[a]', 'B[b]', 'require', 1), dependency('B[b]', 'A[a]', 'require', 2)];
    const both = new Map([ran('A[a]', 0, 0, 'skipped'), ran('B[b]', 0, 0, 'skipped')].map((run) => [run.ref, run]));
    expect(skipChain('A[a]', both, [resource('A[a]'), resource('B[b]')], cycle)).toEqual([]);
  });
});
