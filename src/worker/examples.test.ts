import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { examples } from 'virtual:examples/list';
import type { Example } from '../examples/description.ts';
import { loadExample } from '../examples/index.ts';
import { isPlatformId, releaseOfProject, type Project } from '../protocol/project/project.ts';
import { projectReleases } from '../protocol/project/releases.ts';
import type { RunReportView } from '../protocol/run.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { createEngine } from './engine.ts';

/** Creates an engine that reads Ruby from the npm package. On the page, the engine downloads Ruby from the site. */
const engineWithRuby = () => createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });

async function exampleOf(id: string): Promise<Example> {
  const loaded = await loadExample(id);
  if (loaded.kind !== 'loaded') throw new Error(`${id} is ${loaded.kind}`);
  return loaded.example;
}

async function projectOf(id: string): Promise<Project> {
  return (await exampleOf(id)).project;
}

async function applied(id: string): Promise<RunReportView> {
  return engineWithRuby().apply({ revision: 1, project: await projectOf(id), noop: false }, () => {});
}

function outcomesOf({ resources }: RunReportView): Readonly<Record<string, string>> {
  return Object.fromEntries(resources.map(({ ref, outcome }) => [ref, outcome]));
}

const cycles = examples.filter(({ group }) => group === 'Dependency cycles').map(({ id }) => id);
const failing = ['failure', 'failing-package'];
/**
 * Examples for older releases. The example for 3.8 is left out, because its search for fixes takes long. The command
 * `npm run migrations -- --check` tests this example.
 */
const older = examples
  .filter(({ id, group }) => group === 'Older releases' && id !== 'release-3-to-8')
  .map(({ id }) => id);
const clean = examples
  .map(({ id }) => id)
  .filter((id) => ![...cycles, ...failing, ...older, 'release-3-to-8'].includes(id));

describe('the example', () => {
  it.each(older)('%s compiles as its own release, and a later one requires a change', async (id) => {
    // A search for fixes has a time limit, which a busy machine would exceed.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const engine = engineWithRuby();
    const project = await projectOf(id);
    const from = releaseOfProject(project);
    const { problems } = await engine.analyze({ revision: 1, project });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const to = projectReleases[projectReleases.findIndex((release) => release === from) - 1] ?? from;
    const { findings, failsBefore, fixKinds, fixedFiles } = await engine.migrate({ project, from, to });
    expect(failsBefore).toBeUndefined();
    expect(findings.length).toBeGreaterThan(0);
    // The search for causes tries each release difference alone, so it finds no cause for a change that needs several.
    const alone = findings.filter(({ resource, causes }) => resource === undefined && causes.length === 0);
    expect(alone).toEqual([]);
    if (fixKinds.length === 0) return;
    const after = { ...project, files: { ...project.files, ...fixedFiles } };
    const { findings: rest } = await engine.migrate({ project: after, from, to, before: project.files });
    expect(rest).toEqual([]);
  });

  it.each(clean)('%s applies without a problem, and changes nothing the second time', async (id) => {
    const engine = engineWithRuby();
    const project = await projectOf(id);
    const { problems } = await engine.analyze({ revision: 1, project });
    expect(problems).toEqual([]);
    const first = await engine.apply({ revision: 1, project, noop: false }, () => {});
    expect(first.logs.filter(({ level }) => level === 'err' || level === 'warning')).toEqual([]);
    expect(first.status).toBe(id === 'drift' ? 'noop' : 'changed');
    const second = await engine.apply({ revision: 1, project, noop: false, machine: first.machine }, () => {});
    expect(second.resources.filter(({ outcome }) => outcome === 'changed' || outcome === 'refreshed')).toEqual([]);
  });

  it.each(cycles)('%s is refused with its cycle, and a fix that breaks it', async (id) => {
    const report = await applied(id);
    expect(report.error).toContain('dependency cycles');
    expect(report.resources).toEqual([]);
    const project = await projectOf(id);
    const { graph } = await engineWithRuby().analyze({ revision: 1, project });
    expect(graph?.cycles).toHaveLength(1);
    expect(graph?.cycles[0]?.cuts[0]?.fix).toBeDefined();
  });

  it('cycle-autorequire has an edge that no line declares, cycle-containment one that only containment makes', async () => {
    const reasonsOf = async (id: string): Promise<readonly string[]> => {
      const project = await projectOf(id);
      const { graph } = await engineWithRuby().analyze({ revision: 1, project });
      const edges = graph?.cycles[0]?.edges ?? [];
      return (graph?.dependencies ?? [])
        .filter((edge) => edges.includes(edge.id))
        .flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    };
    expect(await reasonsOf('cycle-autorequire')).toContain('autorequire');
    expect(await reasonsOf('cycle-containment')).toContain('containment');
  });

  it('failure skips dependent resources and applies the rest', async () => {
    const outcomes = outcomesOf(await applied('failure'));
    expect(outcomes).toMatchObject({
      'Exec[migrate the database]': 'failed',
      'File[/etc/systemd/system/app.service]': 'skipped',
      'Cron[clean up old sessions]': 'skipped',
      'Package[chrony]': 'changed',
      'Service[chrony]': 'unchanged',
    });
  });

  it('noop reports its intended effect on the daemon', async () => {
    const outcomes = outcomesOf(await applied('noop'));
    expect(outcomes).toMatchObject({
      'File[/etc/motd]': 'changed',
      'File[/etc/ssh/sshd_config.d/50-hardening.conf]': 'noop',
    });
  });

  it('refreshonly refreshes the check, and the service after it', async () => {
    const report = await applied('refreshonly');
    expect(outcomesOf(report)['Exec[check the configuration]']).toBe('refreshed');
    expect(report.refreshes.map(({ from, to }) => `${from} ~> ${to}`)).toContain(
      'Exec[check the configuration] ~> Service[apache2]',
    );
  });

  it('failing-package skips both steps and the class behind it, and does the other class', async () => {
    expect(outcomesOf(await applied('failing-package'))).toMatchObject({
      'Package[collectd]': 'failed',
      'File[/etc/collectd/collectd.conf]': 'skipped',
      'Service[collectd]': 'skipped',
      'File[/var/tmp/ready]': 'skipped',
      'File[/etc/logrotate.d/app]': 'changed',
    });
  });

  it('refresh-storm refreshes the service once for twelve files', async () => {
    const { refreshes, logs } = await applied('refresh-storm');
    expect(refreshes.filter(({ to }) => to === 'Service[haproxy]')).toHaveLength(12);
    const triggered = logs.filter(({ message }) => message.startsWith('Triggered')).map(({ message }) => message);
    expect(triggered).toEqual([
      "Triggered 'refresh' from 12 events",
      "Triggered 'refresh' from 1 event",
      "Triggered 'refresh' from 1 event",
    ]);
  });

  it('drift finds every difference and fixes none', async () => {
    const outcomes = outcomesOf(await applied('drift'));
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'noop')).toHaveLength(3);
  });

  it('purge removes files that the module does not have, and leaves ignored files', async () => {
    const { after } = await applied('purge');
    const folder = Object.keys(after.files).filter((path) => path.startsWith('/etc/rules.d/'));
    expect(folder.toSorted()).toEqual([
      '/etc/rules.d/00-base.rules',
      '/etc/rules.d/10-web.rules',
      '/etc/rules.d/99-node.rules',
      '/etc/rules.d/groups',
      '/etc/rules.d/groups/office.rules',
      '/etc/rules.d/local-test.rules',
    ]);
  });

  it('virtual realizes the users that the classes request, once', async () => {
    const { after } = await applied('virtual');
    expect(['ada', 'grace', 'edsger', 'alan'].filter((name) => name in after.users)).toEqual([
      'ada',
      'grace',
      'edsger',
    ]);
  });

  it('exported adds a file from each web server to the balancer', async () => {
    const { after } = await applied('exported');
    expect(
      Object.keys(after.files)
        .filter((path) => path.startsWith('/etc/haproxy/servers/'))
        .toSorted(),
    ).toEqual(['/etc/haproxy/servers/web1.example.com.cfg', '/etc/haproxy/servers/web2.example.com.cfg']);
  });
});

it('there are at least five kinds of cycles, every example opens existing files, and each one has a guide', async () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  expect(cycles.length).toBeGreaterThanOrEqual(5);
  for (const { id, summary, watch } of examples) {
    const { project, open } = await exampleOf(id);
    expect(isPlatformId(project.node.platform)).toBe(true);
    expect(Object.keys(project.files)).toEqual(expect.arrayContaining([...open]));
    expect(`${summary} ${watch}`).toMatch(/^[A-Z].+\. ?.+[.]$/);
  }
});

it('an unknown example id is reported', async () => {
  expect(await loadExample('none')).toEqual({ kind: 'unknown' });
  expect(await loadExample('toString')).toEqual({ kind: 'unknown' });
});
