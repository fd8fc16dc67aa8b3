import { expect, test } from 'vitest';
import { ntpAnalysis } from '../testing/fixtures.ts';
import { searchCatalog } from './search.ts';

const resources = ntpAnalysis.catalog?.resources ?? [];
const found = (search: string): readonly string[] => searchCatalog(resources, search).map(({ ref }) => ref);

test('searches titles, attributes, places and tags', () => {
  expect(found('')).toHaveLength(resources.length);
  expect(found('etc motd')).toEqual(['File[/etc/motd]']);
  expect(found('0644')).toEqual(['File[/etc/ntp.conf]']);
  expect(found('init.pp:40')).toEqual(['Service[ntp]']);
  expect(found('tag:ntp::install')).toEqual(['Class[Ntp::Install]']);
  expect(found('nothing of the kind')).toEqual([]);
});
