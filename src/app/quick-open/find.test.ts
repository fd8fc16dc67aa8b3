import { describe, expect, it } from 'vitest';
import { findFiles, readQuery } from './find.ts';

describe('readQuery', () => {
  it.each([
    ['site', { kind: 'files', text: 'site' }],
    ['site:12', { kind: 'files', text: 'site', line: 12 }],
    ['site.pp:12:4', { kind: 'files', text: 'site.pp', line: 12, column: 4 }],
    ['a b ', { kind: 'files', text: 'a b' }],
    ['site:', { kind: 'files', text: 'site' }],
    ['', { kind: 'files', text: '' }],
    [':', { kind: 'line', line: undefined }],
    [':x', { kind: 'line', line: undefined }],
    [':12,3', { kind: 'line', line: 12, column: 3 }],
    ['@ port', { kind: 'file symbols', text: 'port' }],
    ['#Ntp', { kind: 'project symbols', text: 'Ntp' }],
    ['>apply', { kind: 'commands', text: 'apply' }],
  ])('%j', (query, expected) => {
    expect(readQuery(query)).toEqual(expected);
  });
});

describe('findFiles', () => {
  const paths = [
    'data/nodes/site.yaml',
    'manifests/site.pp',
    'modules/composite/manifests/init.pp',
    'modules/ntp/manifests/config.pp',
    'modules/ntp/manifests/init.pp',
    'modules/ntp/templates/ntp.conf.epp',
    'site/profile/manifests/ntp.pp',
  ];
  const best = (text: string, recent: readonly string[] = []): string | undefined => {
    const found = findFiles(paths, recent, text, 10);
    return [...found.recent, ...found.others][0]?.path;
  };

  it.each([
    ['site.pp', 'manifests/site.pp'],
    ['ntpinit', 'modules/ntp/manifests/init.pp'],
    ['ntp init', 'modules/ntp/manifests/init.pp'],
    ['init ntp', 'modules/ntp/manifests/init.pp'],
    ['NTP.PP', 'site/profile/manifests/ntp.pp'],
    ['pntp', 'site/profile/manifests/ntp.pp'],
    ['m/n/t', 'modules/ntp/templates/ntp.conf.epp'],
    ['ntp/manifests/c', 'modules/ntp/manifests/config.pp'],
    ['nothing like that', undefined],
  ])('%s is first %s', (text, path) => {
    expect(best(text)).toBe(path);
  });

  it('returns the offsets of the matched letters', () => {
    const [found] = findFiles(paths, [], 'ntpinit', 1).others;
    expect(found?.offsets.map((at) => found.path[at]).join('')).toBe('ntpinit');
  });

  it('lists recently opened files first without a query, and counts unlisted files', () => {
    const recent = ['modules/ntp/manifests/init.pp', 'manifests/site.pp'];
    const all = findFiles(paths, recent, '', 4);
    expect(all.recent.map(({ path }) => path)).toEqual(recent);
    expect(all.others).toHaveLength(2);
    expect(all.more).toBe(3);
  });

  it('ranks a better match before a recent file, and a recent file before an equal match', () => {
    expect(best('site.yaml', ['manifests/site.pp'])).toBe('data/nodes/site.yaml');
    expect(best('manifests/site.pp', ['site/profile/manifests/ntp.pp'])).toBe('manifests/site.pp');
    expect(best('init.pp', ['modules/composite/manifests/init.pp'])).toBe('modules/composite/manifests/init.pp');
    expect(best('init.pp', ['modules/ntp/manifests/init.pp'])).toBe('modules/ntp/manifests/init.pp');
  });

  it('lists an exact path first', () => {
    const all = ['roles/a/web.pp', 'a/web.pp', 'web.pp'];
    expect(findFiles(all, ['roles/a/web.pp'], 'a/web.pp', 9).others[0]?.path).toBe('a/web.pp');
    expect(findFiles(all, ['roles/a/web.pp'], 'web.pp', 9).others[0]?.path).toBe('web.pp');
  });

  it('handles letters whose length changes with their case', () => {
    expect(findFiles(['İ/a.pp'], [], 'a.pp', 1).others).toHaveLength(1);
  });
});
