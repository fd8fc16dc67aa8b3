import { expect, test } from 'vitest';
import { ntpAnalysis } from '../testing/fixtures.ts';
import { catalogJson } from './export.ts';
import { searchCatalog } from './search.ts';

const resources = ntpAnalysis.catalog?.resources ?? [];
const found = (search: string): readonly string[] => searchCatalog(resources, search).map(({ ref }) => ref);

test('a search looks at titles, attributes, places and tags', () => {
  expect(found('')).toHaveLength(resources.length);
  expect(found('etc motd')).toEqual(['File[/etc/motd]']);
  expect(found('0644')).toEqual(['File[/etc/ntp.conf]']);
  expect(found('init.pp:40')).toEqual(['Service[ntp]']);
  expect(found('tag:ntp::install')).toEqual(['Class[Ntp::Install]']);
  expect(found('nothing of the kind')).toEqual([]);
});

test('the catalog goes out as JSON with the keys of its format', () => {
  const { catalog } = ntpAnalysis;
  if (catalog === undefined) throw new Error('no catalog');
  const parsed: unknown = JSON.parse(catalogJson(catalog, { certname: 'node1', platform: 'debian-12', facts: {} }));
  expect(parsed).toMatchObject({
    name: 'node1',
    resources: expect.arrayContaining([
      expect.objectContaining({ type: 'Service', title: 'ntp', file: 'modules/ntp/manifests/init.pp', line: 40 }),
    ]),
    edges: expect.arrayContaining([{ source: 'Class[Ntp::Service]', target: 'Service[ntp]' }]),
  });
});
