import { describe, expect, it } from 'vitest';
import type { Project } from '../../../protocol/project/project.ts';
import type { SystemState } from '../../../protocol/run.ts';
// These tests run the command lines, because their effect is visible only on a machine.
// oxlint-disable-next-line no-restricted-imports
import { createEngine } from '../../../worker/engine.ts';
import * as edits from './edits.ts';

const project: Project = {
  name: 'x',
  files: {},
  node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

/** Returns the machine after some edits. */
async function after(...wanted: readonly (edits.MachineEdit | undefined)[]): Promise<SystemState> {
  const engine = createEngine();
  let system = await engine.initialSystem(project);
  let machine: Parameters<typeof engine.shell>[0]['machine'];
  for (const edit of wanted) {
    if (edit === undefined) throw new Error('no edit');
    const { line, input } = edit;
    const answer = await engine.shell({
      project,
      line,
      ...(machine === undefined ? {} : { machine }),
      ...(input === undefined ? {} : { input }),
    });
    expect(`${line}: ${answer.exitCode} ${answer.output}`).toContain(': 0 ');
    machine = answer.changed?.machine ?? machine;
    system = answer.changed?.system ?? system;
  }
  return system;
}

describe('an edit of the machine', () => {
  it('writes, creates and deletes files with any names and contents', async () => {
    const odd = "/srv/a b/it's $HOME;x";
    const content = 'a\n"b" $(c) \\d ü🕰\nno newline';
    const made = await after(edits.createFile(odd, 'x'), edits.writeFile(odd, content), edits.createFolder('/srv/new'));
    expect(made.files[odd]?.content).toBe(content);
    expect(made.files['/srv/new']?.type).toBe('directory');
    expect((await after(edits.writeFile('/etc/motd', ''))).files['/etc/motd']?.content).toBe('');
    expect((await after(edits.createFile(odd, 'x'), edits.removePath('/srv/a b', {}))).files[odd]).toBeUndefined();
  });

  it('reports how much a deleted directory contained', () => {
    const view = { mode: '0644', owner: 'root', group: 'root' };
    const files = {
      '/etc/nginx': { ...view, type: 'directory' },
      '/etc/nginx/nginx.conf': { ...view, type: 'file' },
      '/etc/nginx/sites': { ...view, type: 'directory' },
      '/etc/nginx/sites/default': { ...view, type: 'link' },
      '/etc/nginx2': { ...view, type: 'file' },
    } as const;
    expect(edits.removePath('/etc/nginx', files).label).toBe('Deleted /etc/nginx: 2 files, 1 directory');
    expect(edits.removePath('/etc/nginx2', files).label).toBe('Deleted /etc/nginx2');
  });

  it('sets only the changed mode or owner', async () => {
    const before = { type: 'file', mode: '0644', owner: 'root', group: 'root' } as const;
    const to = { mode: '0600', owner: 'www-data', group: 'adm' };
    expect((await after(edits.setAttributes('/etc/hosts', before, to))).files['/etc/hosts']).toMatchObject(to);
    expect(edits.setAttributes('/etc/hosts', before, before)).toBeUndefined();
    expect(edits.setAttributes('/etc/hosts', before, { ...before, mode: '0600' })?.line).toBe('chmod 0600 /etc/hosts');
  });

  it('changes services and packages', async () => {
    const system = await after(
      edits.changeService('stop', 'cron'),
      edits.changeService('disable', 'cron'),
      edits.installPackage('debian-12', 'nginx'),
      edits.removePackage('debian-12', 'sudo'),
    );
    expect(system.services['cron']).toMatchObject({ ensure: 'stopped', enable: 'false' });
    expect(Object.keys(system.packages)).toContain('nginx');
    expect(system.packages['sudo']).toBeUndefined();
  });

  it('adds and deletes accounts', async () => {
    const system = await after(edits.addUser('ada'), edits.addGroup('crew'), edits.removeUser('games'));
    expect(Object.keys(system.users)).toContain('ada');
    expect(Object.keys(system.groups)).toContain('crew');
    expect(system.users['games']).toBeUndefined();
    expect((await after(edits.addGroup('crew'), edits.removeGroup('crew'))).groups['crew']).toBeUndefined();
  });

  it('adds and deletes cron jobs, with the names that Puppet gives them', async () => {
    const named = {
      line: 'crontab -u root -',
      input: '# Puppet Name: a\n1 * * * * /bin/a\n# Puppet Name: b\n2 * * * * /bin/b\n',
      label: '',
    };
    const [one, two] = [
      { user: 'root', line: '1 * * * * /bin/a' },
      { user: 'root', line: '2 * * * * /bin/b' },
    ];
    const left = await after(named, edits.removeCron('root: a', one));
    expect(left.crons).toEqual({ 'root: b': two });
    const none = await after(named, edits.removeCron('root: a', one), edits.removeCron('root: b', two));
    expect(none.crons).toEqual({});
    const added = await after(edits.addCron('root', "5 * * * * echo 'x'"));
    expect(Object.values(added.crons)).toEqual([{ user: 'root', line: "5 * * * * echo 'x'" }]);
  });

  it('is refused with a reason', async () => {
    const system = await createEngine().initialSystem(project);
    expect(edits.pathProblem('etc/x', system)).toContain('slash');
    expect(edits.pathProblem('/etc/', system)).toContain('name');
    expect(edits.pathProblem('/etc/hosts', system)).toContain('already');
    expect(edits.pathProblem('/etc/x', system)).toBeUndefined();
    expect(edits.modeProblem('0999')).toBeDefined();
    expect(edits.modeProblem('755')).toBeUndefined();
  });
});
