import { describe, expect, it } from 'vitest';
import { controlRepository, usagesOf } from './testing/usages-of.ts';

const [web, db] = usagesOf(controlRepository, 'web1', 'db1');

function edges(usage: typeof web): readonly string[] {
  return (usage?.uses.classes ?? []).map(
    ({ by, how, name, place }) => `${by} ${how} ${name} ${place?.file}:${place?.line}`,
  );
}

describe('the uses of a node', () => {
  it('are classes with the class whose code declares them, also if they are declared again', () => {
    expect(edges(web).toSorted()).toEqual([
      ' include profile::base manifests/site.pp:1',
      ' include role::web manifests/site.pp:2',
      'profile::web include profile::base modules/profile/manifests/web.pp:3',
      'profile::web other nginx::params undefined:undefined',
      'profile::web require nginx modules/profile/manifests/web.pp:2',
      'role::web contain profile::web modules/role/manifests/web.pp:1',
    ]);
  });

  it('count code of a define for the class that declares the instance', () => {
    expect(edges(db)).toContain('profile::db include nginx::params modules/profile/manifests/helper.pp:1');
    expect(edges(db)).toContain('role::db resource tuning modules/role/manifests/db.pp:3');
  });

  it('are keys with the data file of their value', () => {
    expect(web?.uses.keys.map(({ key, merge, file }) => [key, merge, file])).toEqual([
      ['banner', 'first', 'data/common.yaml'],
      ['nginx::port', 'first', 'data/nodes/web1.yaml'],
      ['nginx::user', 'first', 'data/common.yaml'],
      ['nginx::modules', 'merged', 'data/common.yaml'],
    ]);
  });

  it('are the levels of the hierarchy with the files that exist for the node', () => {
    expect(web?.uses.hierarchies).toEqual([
      {
        kind: 'hierarchy',
        layer: 'environment',
        levels: [
          { name: 'node', files: ['data/nodes/web1.yaml'] },
          { name: 'common', files: ['data/common.yaml'] },
        ],
      },
    ]);
  });

  it('are the files of modules that resources copy', () => {
    expect(web?.uses.sources).toEqual([
      { path: 'modules/nginx/files/etc', place: expect.objectContaining({ file: 'modules/nginx/manifests/init.pp' }) },
    ]);
  });

  it('of a node with an error are those before it', () => {
    const [broken] = usagesOf(controlRepository, 'broken');
    expect(broken?.error?.message).toContain('Not yet');
    expect(edges(broken)).toEqual([' include profile::base manifests/site.pp:1']);
  });
});
