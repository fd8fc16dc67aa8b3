import { describe, expect, it } from 'vitest';
import type { FileView, SystemState } from '../../protocol/run.ts';
import { projectPath } from '../../protocol/shell.ts';
import { complete, inColumns, type CompletionSource } from './complete.ts';

const attributes = { mode: '0644', owner: 'root', group: 'root' };
const file: FileView = { type: 'file', content: '', ...attributes };
const folder: FileView = { type: 'directory', ...attributes };

const system: SystemState = {
  files: {
    '/bin': { type: 'link', target: 'usr/bin', ...attributes },
    '/etc': folder,
    '/etc/hostname': file,
    '/etc/hosts': file,
    '/etc/ntp.conf': file,
    '/root': folder,
    '/root/.bashrc': file,
    '/root/my file': file,
    '/usr/bin': folder,
    '/usr/bin/cat': file,
    '/usr/bin/systemctl': file,
    '/usr/sbin/useradd': file,
  },
  packages: { bash: { version: '5' }, ntp: { version: '4' } },
  services: { ntp: { ensure: 'running', enable: 'true' }, ssh: { ensure: 'running', enable: 'true' } },
  users: { root: { uid: 0, gid: 0, home: '/root', shell: '/bin/bash', comment: '', groups: [] } },
  groups: {},
  crons: {},
};
const source: CompletionSource = {
  system,
  projectFiles: ['manifests/site.pp', 'data/a.yaml'],
  resourceTypes: ['package', 'service'],
  cwd: '/root',
};

/** Returns the input after a Tab at its end. */
function tab(text: string, more: Partial<CompletionSource> = {}): string {
  const { start, text: word } = complete(text, text.length, { ...source, ...more });
  return text.slice(0, start) + word;
}
const listed = (text: string): readonly string[] =>
  complete(text, text.length, source).candidates.map(({ label }) => label);

describe('Tab', () => {
  it.each([
    ['a command', 'systemc', 'systemctl '],
    ['a command after another', 'ls; usera', 'ls; useradd '],
    ['a command behind sudo', 'sudo usera', 'sudo useradd '],
    ['a path', 'cat /etc/nt', 'cat /etc/ntp.conf '],
    ['as far as all agree', 'cat /etc/h', 'cat /etc/host'],
    ['a folder, with its slash', 'cd /et', 'cd /etc/'],
    ['a name with a space', 'cat my', 'cat my\\ file '],
    ['inside quotes', 'cat "my', 'cat "my file" '],
    ['through a link', '/bin/ca', '/bin/cat '],
    ['the home directory', 'cat ~/my', 'cat ~/my\\ file '],
    ['a redirection', 'echo x >/etc/nt', 'echo x >/etc/ntp.conf '],
    ['the project', `ls ${projectPath.slice(0, 8)}`, 'ls /etc/puppetlabs/'],
    ['files of the project', `cat ${projectPath}/man`, `cat ${projectPath}/manifests/`],
    ['verbs', 'systemctl resta', 'systemctl restart '],
    ['services', 'systemctl restart nt', 'systemctl restart ntp '],
    ['subcommands of puppet', 'puppet res', 'puppet resource '],
    ['types', 'puppet resource pack', 'puppet resource package '],
    ['resources', 'puppet resource package ba', 'puppet resource package bash '],
    ['nothing where nothing fits', 'cat /nope', 'cat /nope'],
  ])('completes %s', (_what, text, expected) => {
    expect(tab(text)).toBe(expected);
  });

  it("uses the shell's current directory", () => {
    expect(tab('cat manifests/s', { cwd: projectPath })).toBe('cat manifests/site.pp ');
    expect(tab('cat ../etc/nt')).toBe('cat ../etc/ntp.conf ');
  });

  it('lists the candidates, hidden files only on request', () => {
    expect(listed('cat /etc/host')).toEqual(['hostname', 'hosts']);
    expect(listed('cat ')).toEqual(['my file']);
    expect(listed('cat .')).toEqual(['.bashrc']);
    expect(listed('cd /')).toEqual(['bin/', 'etc/', 'root/', 'usr/']);
  });

  it('lists in columns', () => {
    expect(inColumns(['a', 'bb', 'ccc'], 12)).toBe('a    ccc\nbb');
    expect(inColumns(['a', 'bb', 'ccc'], 3)).toBe('a\nbb\nccc');
  });
});
