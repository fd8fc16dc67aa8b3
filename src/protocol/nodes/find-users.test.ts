import { describe, expect, it } from 'vitest';
import { controlRepository, usagesOf } from '../../nodes/testing/usages-of.ts';
import { countUsers, findUsers, type UsedThing } from './find-users.ts';

const usages = usagesOf(controlRepository, 'web1', 'web2', 'db1', 'broken');

function users(kind: UsedThing['kind'], name: string) {
  const { nodes, places, byParameter } = findUsers(usages, { kind, name });
  return {
    nodes: nodes.join(' '),
    ...(byParameter.length === 0 ? {} : { byParameter: byParameter.join(' ') }),
    places: places.map(({ place, by, nodes: own }) => `${place.file}:${place.line} ${by ?? '-'} ${own.length}`),
  };
}

describe('the users', () => {
  it('of a class are nodes with it in their catalogs, and the places that declare it', () => {
    expect(users('class', 'profile::base')).toEqual({
      nodes: 'web1 web2 db1',
      places: ['manifests/site.pp:1 - 3', 'modules/profile/manifests/web.pp:3 profile::web 2'],
    });
  });

  it('of a key are nodes that look it up', () => {
    expect(users('key', 'nginx::port')).toEqual({
      nodes: 'web1 web2',
      byParameter: 'web1 web2',
      places: [],
    });
    expect(users('key', 'banner')).toEqual({
      nodes: 'web1 web2 db1 broken',
      places: ['modules/profile/manifests/base.pp:1 - 4'],
    });
    expect(users('key', 'nobody')).toEqual({ nodes: '', places: [] });
  });

  it.each([
    ['class', 'profile::base', 3],
    ['class', 'unknown', 0],
    ['key', 'banner', 4],
    ['file', 'modules/nginx/templates/conf.epp', 2],
  ] as const)('of the %s %s are counted', (kind, name, count) => {
    expect(countUsers(usages)({ kind, name })).toBe(count);
  });

  it('of a file are nodes that read or copy it', () => {
    expect(users('file', 'modules/nginx/templates/conf.epp').nodes).toBe('web1 web2');
    expect(users('file', 'modules/nginx/files/etc/mime.types')).toEqual({
      nodes: 'web1 web2',
      places: ['modules/nginx/manifests/init.pp:3 - 2'],
    });
    expect(users('file', 'data/nodes/web2.yaml').nodes).toBe('web2');
  });
});
