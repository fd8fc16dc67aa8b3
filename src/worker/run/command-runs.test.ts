import { describe, expect, test } from 'vitest';
import type { Project } from '../../protocol/project/project.ts';
import { projectPath, type ShellRunView } from '../../protocol/shell.ts';
import { createEngine } from '../engine.ts';

const site = "file { '/etc/motd': content => \"hello\\n\" }\n~> exec { '/bin/true': refreshonly => true }\n";
const project: Project = {
  name: 'x',
  files: { 'manifests/site.pp': site },
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

async function runsOf(line: string): Promise<readonly ShellRunView[]> {
  return (await createEngine().shell({ project, line })).runs;
}

const paths = (run: ShellRunView | undefined): readonly string[] => [
  ...Object.keys(run?.run.before.files ?? {}),
  ...Object.keys(run?.run.after.files ?? {}),
  ...(run?.run.journal ?? []).flatMap(({ changes }) => changes.map(({ key }) => key)),
];

describe('a run from the terminal', () => {
  test('has the same parts as a run from the page', async () => {
    const [agent, ...others] = await runsOf('echo before > /tmp/x; puppet agent -t');
    expect(others).toEqual([]);
    expect(agent).toMatchObject({ origin: 'agent', isOfProject: true, run: { status: 'changed', noop: false } });
    expect(agent?.run.resources.map(({ ref, outcome }) => `${ref} ${outcome}`)).toEqual([
      'File[/etc/motd] changed',
      'Exec[/bin/true] refreshed',
    ]);
    expect(agent?.run.refreshes).toMatchObject([{ from: 'File[/etc/motd]', to: 'Exec[/bin/true]' }]);
    expect(agent?.run.catalog?.resources.map(({ ref }) => ref)).toContain('File[/etc/motd]');
    expect(agent?.run.resources[0]?.place).toMatchObject({ file: 'manifests/site.pp', line: 1 });
    expect(agent?.run.logs.at(-1)?.message).toMatch(/^Applied catalog in /);
  });

  test('leaves out resources by their tags', async () => {
    const outcomes = async (options: string): Promise<readonly string[]> => {
      const [answer] = await runsOf(`puppet agent -t ${options}`);
      return (answer?.run.resources ?? []).map(({ ref, outcome }) => `${ref} ${outcome}`);
    };
    expect(await outcomes('--skip_tags exec')).toEqual(['File[/etc/motd] changed', 'Exec[/bin/true] skipped']);
    expect(await outcomes('--tags exec')).toEqual(['File[/etc/motd] skipped', 'Exec[/bin/true] unchanged']);
  });

  test('traces a refresh through classes to the change behind it', async () => {
    const files = {
      'manifests/site.pp': `class a { file { '/etc/motd': content => 'x' } }
class b { exec { '/bin/true': refreshonly => true } }
include a, b
Class['a'] ~> Class['b']
`,
    };
    for (const line of ['puppet agent -t', 'puppet agent -t --noop']) {
      const { runs } = await createEngine().shell({ project: { ...project, files }, line });
      expect(runs[0]?.run.refreshes).toMatchObject([{ from: 'File[/etc/motd]', to: 'Exec[/bin/true]' }]);
    }
  });

  test('starts with the current machine of the line, and steps from there', async () => {
    const [agent] = await runsOf('echo before > /tmp/x; puppet agent -t');
    expect(agent?.run.before.files['/tmp/x']?.content).toBe('before\n');
    expect(agent?.run.before.files['/etc/motd']?.content).not.toBe('hello\n');
    expect(agent?.run.after.files['/etc/motd']?.content).toBe('hello\n');
    const [from, to] = agent?.run.resources[0]?.steps ?? [0, 0];
    expect(agent?.run.journal.slice(from, to).flatMap(({ changes }) => changes.map(({ key }) => key))).toEqual([
      '/etc/motd',
    ]);
  });

  test('passes the machine after the run to the terminal', async () => {
    const manifest = `group { 'deploy': ensure => present }
user { 'deploy': ensure => present, gid => 'deploy', managehome => true }
package { 'nginx': ensure => installed }
service { 'nginx': ensure => running }
cron { 'tick': command => '/bin/true', user => 'root' }
file { '/srv/a': ensure => directory }
file { '/srv/a/link': ensure => link, target => '/etc/motd' }
exec { '/bin/rm /etc/motd': }
`;
    const shell = createEngine().shell({
      project: { ...project, files: { 'manifests/site.pp': manifest } },
      line: 'puppet agent -t',
    });
    const { runs, changed } = await shell;
    expect(runs[0]?.run.status).toBe('changed');
    expect(changed?.system).toEqual(runs[0]?.run.after);
  });

  test('does not see the project’s files, which are on the machine only during the command', async () => {
    const [agent] = await runsOf('puppet agent -t');
    expect(paths(agent).filter((path) => path.startsWith(projectPath))).toEqual([]);
    expect(paths(agent)).not.toContain('/etc/puppetlabs/code/environments');
  });

  test('of code on the command line is not the project’s, and names no place in its files', async () => {
    const [first, second] = await runsOf(
      `puppet apply --noop -e "file { '/tmp/y': content => 'y' }"; puppet apply ${projectPath}/manifests/site.pp`,
    );
    expect(first).toMatchObject({ origin: 'apply', isOfProject: false, run: { noop: true, status: 'noop' } });
    expect(first?.run.resources[0]).not.toHaveProperty('place');
    expect(second).toMatchObject({ origin: 'apply', isOfProject: true });
    expect(second?.run.resources[0]?.place).toMatchObject({ file: 'manifests/site.pp' });
  });

  test('that cannot be compiled reports the reason', async () => {
    const [failed] = await runsOf('puppet apply -e "include nowhere"');
    expect(failed?.run).toMatchObject({ status: 'failed', resources: [] });
    expect(failed?.run.error).toContain('Could not find class ::nowhere');
  });

  test('does not exist for commands that apply nothing', async () => {
    expect(await runsOf('puppet --version; ls /')).toEqual([]);
  });
});
