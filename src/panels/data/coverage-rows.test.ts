import { describe, expect, it } from 'vitest';
import { dataKeys } from '../../engine/index.ts';
import { controlRepository, usagesOf } from '../../nodes/testing/usages-of.ts';
import { coverData } from '../../protocol/nodes/data-coverage.ts';
import { coverageRows, type ShownKeys } from './coverage-rows.ts';

const environment = { paths: Object.keys(controlRepository), read: (path: string) => controlRepository[path] };
const coverage = coverData(dataKeys(environment), usagesOf(controlRepository, 'web1', 'web2', 'db1'));

function show(text: string, shown: ShownKeys, ...open: readonly string[]): readonly string[] {
  return coverageRows(coverage, { text, shown, open: new Set(open) }).map(
    (row) => `${'  '.repeat(row.level - 1)}${row.text}${row.more === undefined ? '' : `, ${row.more}`}`,
  );
}

describe('the rows of the coverage', () => {
  it('are keys with their state, and the number of nodes that look them up', () => {
    expect(show('', 'all')).toEqual([
      'banner, used, 3 nodes',
      'nginx::modules, used, 2 nodes',
      'nginx::port, shadowed value, 2 nodes',
      'nginx::user, used, 2 nodes',
      'nobody, unused, 0 nodes',
      'shadowing, unused, 0 nodes',
    ]);
  });

  it('open to the values by level, and to their nodes', () => {
    const common = 'nginx::port data/common.yaml:1';
    expect(show('port', 'all', 'nginx::port', common)).toEqual([
      'nginx::port, shadowed value, 2 nodes',
      '  node, data/nodes/web1.yaml:1, 1 node',
      '  node, data/nodes/web2.yaml:1, 1 node',
      '  common, data/common.yaml:1, shadowed on 2 nodes',
      '    web1, shadowed',
      '    web2, shadowed',
    ]);
  });

  it('are filtered by state, key, level and path', () => {
    expect(show('', 'unused')).toEqual(['nobody, unused, 0 nodes', 'shadowing, unused, 0 nodes']);
    expect(show('', 'shadowed')).toEqual(['nginx::port, shadowed value, 2 nodes']);
    expect(show('web2.yaml', 'all')).toEqual(['nginx::port, shadowed value, 2 nodes']);
    expect(show('nothing', 'all')).toEqual([]);
  });
});
