import { describe, expect, it } from 'vitest';
import { examples } from '../examples/index.ts';
import type { RunReportView } from '../protocol/run.ts';
import { createEngine } from './engine.ts';

async function applied(id: string): Promise<RunReportView> {
  const example = examples.find((entry) => entry.id === id);
  if (example === undefined) throw new Error(`no example ${id}`);
  return createEngine().apply({ revision: 1, project: example.project, noop: false }, () => {});
}

function outcomesOf({ resources }: RunReportView): Readonly<Record<string, string>> {
  return Object.fromEntries(resources.map(({ ref, outcome }) => [ref, outcome]));
}

describe('the example', () => {
  it.each(examples.map(({ id }) => id).filter((id) => id !== 'cycle' && id !== 'failure'))(
    '%s applies without a problem, and changes nothing the second time',
    async (id) => {
      const engine = createEngine();
      const project = examples.find((entry) => entry.id === id)?.project;
      if (project === undefined) throw new Error(id);
      const { problems } = await engine.analyze({ revision: 1, project });
      expect(problems).toEqual([]);
      const first = await engine.apply({ revision: 1, project, noop: false }, () => {});
      expect(first.logs.filter(({ level }) => level === 'err' || level === 'warning')).toEqual([]);
      expect(first.status).toBe('changed');
      const second = await engine.apply({ revision: 1, project, noop: false, machine: first.machine }, () => {});
      expect(second.resources.filter(({ outcome }) => outcome === 'changed' || outcome === 'refreshed')).toEqual([]);
    },
  );

  it('cycle is refused with the way round', async () => {
    const report = await applied('cycle');
    expect(report.error).toContain('dependency cycles');
    expect(report.resources).toEqual([]);
  });

  it('failure skips what depends on it and does the rest', async () => {
    const outcomes = outcomesOf(await applied('failure'));
    expect(outcomes).toMatchObject({
      'Exec[migrate the database]': 'failed',
      'File[/etc/systemd/system/app.service]': 'skipped',
      'Cron[clean up old sessions]': 'skipped',
      'Service[fail2ban]': 'changed',
    });
  });

  it('noop says what it would do to the daemon', async () => {
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
});
