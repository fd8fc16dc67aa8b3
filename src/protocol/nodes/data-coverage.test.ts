import { describe, expect, it } from 'vitest';
import { dataKeys } from '../../engine/index.ts';
import { controlRepository, usagesOf } from '../../nodes/testing/usages-of.ts';
import { coverData, type CoveredKey, type DataCoverage } from './data-coverage.ts';

function cover(files: Readonly<Record<string, string>>, ...nodes: readonly string[]): DataCoverage {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  return coverData(dataKeys(environment), usagesOf(files, ...nodes));
}

function rows(keys: readonly CoveredKey[], key: string): readonly string[] {
  const found = keys.find((each) => each.key === key);
  return [
    found?.state ?? 'none',
    ...(found?.values ?? []).map(
      ({ place, level, users, shadowed }) =>
        `${level} ${place.file}:${place.line} for ${users.join(' ')}, not ${shadowed.join(' ')}`,
    ),
  ];
}

describe('the coverage of data', () => {
  const { keys, failed } = cover(controlRepository, 'web1', 'web2', 'db1', 'broken');

  it('shows for each level the nodes that get their value there', () => {
    expect(rows(keys, 'nginx::user')).toEqual(['used', 'common data/common.yaml:2 for web1 web2, not ']);
  });

  it('finds a value that a higher level replaces on all nodes', () => {
    expect(rows(keys, 'nginx::port')).toEqual([
      'shadowed',
      'node data/nodes/web1.yaml:1 for web1, not ',
      'node data/nodes/web2.yaml:1 for web2, not ',
      'common data/common.yaml:1 for , not web1 web2',
    ]);
  });

  it('finds keys that no node looks up', () => {
    expect(keys.filter(({ state }) => state === 'unused').map(({ key }) => key)).toEqual(['nobody', 'shadowing']);
  });

  it('counts only files of a hierarchy', () => {
    expect(keys.map(({ key }) => key)).not.toContain('updates');
    expect(keys.flatMap(({ values }) => values.map(({ place }) => place.file))).not.toContain('data/nodes/gone.yaml');
  });

  it('counts merged values of all levels', () => {
    const files = {
      ...controlRepository,
      'data/nodes/web1.yaml': 'nginx::port: 1\nnginx::modules: [b]\n',
    };
    const merged = cover(files, 'web1', 'web2').keys;
    expect(rows(merged, 'nginx::modules')).toEqual([
      'used',
      'node data/nodes/web1.yaml:2 for web1, not ',
      'common data/common.yaml:3 for web1 web2, not ',
    ]);
  });

  it('reads the data of a module only for its own keys', () => {
    const files = {
      'manifests/site.pp': 'include ntp',
      'modules/ntp/manifests/init.pp': 'class ntp($servers) { }',
      'modules/ntp/hiera.yaml': 'version: 5\nhierarchy: [{ name: defaults, path: common.yaml }]\n',
      'modules/ntp/data/common.yaml': 'ntp::servers: [a]\n',
      'hiera.yaml': 'version: 5\nhierarchy: [{ name: common, path: common.yaml }]\n',
      'data/common.yaml': 'ntp::servers: [b]\n',
    };
    expect(rows(cover(files, 'n1').keys, 'ntp::servers')).toEqual([
      'shadowed',
      'common data/common.yaml:1 for n1, not ',
      'defaults modules/ntp/data/common.yaml:1 for , not n1',
    ]);
  });

  it('counts nodes that do not compile', () => {
    expect(failed).toBe(1);
  });
});
