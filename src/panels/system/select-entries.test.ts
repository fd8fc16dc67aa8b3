import { describe, expect, it } from 'vitest';
import type { ResourceView } from '../../protocol/analysis.ts';
import { compareArea } from './compare.ts';
import { managedKeys, selectEntries } from './select-entries.ts';

function resource(type: string, title: string, parameters: Readonly<Record<string, string>> = {}): ResourceView {
  return {
    ref: `${type}[${title}]`,
    type,
    title,
    kind: 'native',
    parameters: Object.entries(parameters).map(([name, text]) => ({ name, text, origin: 'declared' })),
    tags: [],
    virtual: false,
    exported: false,
  };
}

const none = new Map<string, readonly string[]>();

describe('managed keys', () => {
  it('are the names of the resources, by namevar if one is given', () => {
    const resources = [
      resource('File', '/etc/motd'),
      resource('File', 'config', { path: "'/etc/app.conf'" }),
      resource('File', '/srv/www/'),
      resource('Package', 'nginx'),
      { ...resource('File', '/etc/virtual'), virtual: true },
    ];
    expect([...managedKeys('files', resources, none)]).toEqual(['/etc/motd', '/etc/app.conf', '/srv/www']);
    expect([...managedKeys('packages', resources, none)]).toEqual(['nginx']);
  });

  it('of cron jobs include their user', () => {
    const resources = [resource('Cron', 'backup'), resource('Cron', 'mail', { user: "'www-data'" })];
    expect([...managedKeys('crons', resources, none)]).toEqual(['root: backup', 'www-data: mail']);
  });

  it('include files that other types edit, but not files that a package installs', () => {
    const authors = new Map([
      ['/etc/hosts', ['File_line[host]']],
      ['/etc/nginx/nginx.conf', ['Package[nginx]']],
      ['/etc/nginx/site', ['Package[nginx]', 'File[/etc/nginx/site]']],
    ]);
    expect([...managedKeys('files', [], authors)]).toEqual(['/etc/hosts', '/etc/nginx/site']);
  });
});

describe('entries to list', () => {
  const file = { type: 'file', mode: '0644', owner: 'root', group: 'root', content: 'secret words' };
  const entries = compareArea(
    { '/etc/hosts': file, '/etc/motd': file },
    { '/etc/hosts': file, '/etc/motd': { ...file, mode: '0600', owner: 'anna' }, '/srv/x': file },
  );
  const keys = (scope: 'changed' | 'managed' | 'all', search = '') =>
    selectEntries(entries, { scope, search, managed: new Set(['/etc/hosts', '/etc/motd']) }).map(({ key }) => key);

  it('are all, the changed or the managed entries', () => {
    expect(keys('all')).toEqual(['/etc/hosts', '/etc/motd', '/srv/x']);
    expect(keys('changed')).toEqual(['/etc/motd', '/srv/x']);
    expect(keys('managed')).toEqual(['/etc/hosts', '/etc/motd']);
  });

  it('are found by path and properties, not by content', () => {
    expect(keys('all', 'MOTD')).toEqual(['/etc/motd']);
    expect(keys('all', 'etc 0600 anna')).toEqual(['/etc/motd']);
    expect(keys('all', 'secret')).toEqual([]);
  });
});
