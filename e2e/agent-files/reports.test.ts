import { describe, expect, test } from 'vitest';
import { withoutTimes } from './same-run.ts';
import { readOnlyRun, readRecorded } from './recorded.ts';

const outcomes = (path: string): readonly string[] =>
  readOnlyRun(readRecorded(path)).run.resources.map(({ ref, outcome, reason = '' }) =>
    `${outcome} ${ref} ${reason}`.trim(),
  );

describe('reports of all formats', () => {
  test.each([
    ['failure-with-skips/puppet-3.8.7/report.yaml', 4],
    ['failure-with-skips/puppet-8.11.0/report.yaml', 12],
    ['failure-with-skips/openvox-9.0.0-beta2/report.yaml', 12],
  ])('%s: a failure, what it skipped, and the rest', (path, format) => {
    const { run, reportFormat } = readOnlyRun(readRecorded(path));
    expect(reportFormat).toBe(format);
    expect(run.status).toBe('failed');
    expect(run.totals).toMatchObject({ total: 7, changed: 1, skipped: 4, failed: 2 });
  });

  test('a failed and a skipped resource have the reason that the log states', () => {
    expect(outcomes('failure-with-skips/puppet-8.11.0/report.yaml')).toMatchInlineSnapshot(`
      [
        "failed Exec[mount the data volume] change from 'notrun' to ['0'] failed: '/bin/sh -c "echo mount: /data: special device /dev/vdb1 does not exist. >&2; exit 32"' returned 32 instead of one of [0]",
        "skipped File[/srv/data] Skipped because of Exec[mount the data volume]",
        "skipped File[/srv/data/db.conf] Skipped because of failed dependencies",
        "skipped Service[db] Skipped because of failed dependencies",
        "failed File[/etc/monitoring/checks/disk.conf] change from 'absent' to 'file' failed: Could not set 'file' on ensure: No such file or directory - A directory component in /etc/monitoring/checks/disk.conf20250304-14397-1iz28cv.lock does not exist or is a dangling symbolic link (file: /etc/puppetlabs/code/environments/production/manifests/site.pp, line: 28)",
        "skipped Exec[reload checks] Skipped because of File[/etc/monitoring/checks/disk.conf]",
        "changed File[/etc/motd]",
      ]
    `);
  });

  test.each([
    'restart-failure/puppet-3.8.7',
    'corrective-change/puppet-4.10.13/run-2',
    'corrective-change/puppet-6.29.0/run-1',
    'failure-with-skips/puppet-8.11.0',
  ])('%s: YAML and JSON give the same run', (folder) => {
    const [yaml, json] = ['yaml', 'json'].map((form) => readOnlyRun(readRecorded(`${folder}/report.${form}`)));
    expect(yaml).toEqual(json);
  });

  test.each(['report.puppetdb.json', 'report.puppetdb-query.json'])(
    '%s of PuppetDB gives the same outcomes, messages and logs',
    (name) => {
      const stored = readOnlyRun(readRecorded(`failure-with-skips/puppet-8.11.0/${name}`));
      const own = readOnlyRun(readRecorded('failure-with-skips/puppet-8.11.0/report.yaml'));
      expect(withoutTimes(stored)).toEqual(withoutTimes(own));
      expect(stored.run.duration).toBeGreaterThan(0);
      expect(stored.unread.map(({ message }) => message).join(' ')).toContain('no durations');
    },
  );

  test('a summary has the totals, and says where the resources are', () => {
    const { run, unread, certname } = readOnlyRun(readRecorded('failure-with-skips/puppet-8.11.0/summary.yaml'));
    expect(run).toMatchObject({
      status: 'failed',
      totals: { failed: 2, skipped: 4, changed: 1 },
      puppetVersion: '8.11.0',
    });
    expect(certname).toBe('unknown');
    expect(unread[0]?.message).toContain('last_run_report.yaml');
  });
});

describe('a run of an agent', () => {
  test('has real times, from its start', () => {
    const { run, startedAt } = readOnlyRun(readRecorded('corrective-change/puppet-4.10.13/run-2/report.yaml'));
    expect(new Date(startedAt).toISOString()).toBe('2025-03-04T09:45:01.800Z');
    const [first] = run.resources;
    expect(first).toMatchObject({ ref: 'File[/etc/limits.conf]', corrective: true, place: { line: 2 } });
    expect(first?.end).toBeGreaterThan(first?.start ?? Infinity);
    expect(first?.changes[0]?.time).toBeGreaterThan(first?.start ?? Infinity);
  });

  test('has the refreshes that its log tells of, through classes', () => {
    const { run } = readOnlyRun(readRecorded('changes-and-refreshes/puppet-8.11.0/run-1/report.yaml'));
    const arrows = run.refreshes.map(
      ({ from, to, actedAt }) => `${from} > ${to}${actedAt === undefined ? ' (dropped)' : ''}`,
    );
    expect(arrows).toContain('File[/etc/web-app/sites/shop.example.com.conf] > Exec[build the site index]');
    expect(arrows).toContain('File[/etc/web-app/main.conf] > Service[web-app] (dropped)');
    expect(arrows.filter((arrow) => arrow.startsWith('Service[web-app]'))).toEqual([]);
  });

  test('has refreshes under noop, also of a resource without a status', () => {
    const { run } = readOnlyRun(readRecorded('noop-with-refreshes/puppet-8.11.0/run-1/report.yaml'));
    expect(run.refreshes.filter(({ noop }) => noop).map(({ to }) => to)).toEqual([
      'Exec[check the proxy configuration]',
      'Exec[warm the cache]',
    ]);
    expect(run.resources.filter(({ outcome }) => outcome === 'noop').map(({ ref }) => ref)).toContain(
      'Exec[warm the cache]',
    );
  });

  test('shows a failed restart as a failure, also in formats without a field for it', () => {
    expect(outcomes('restart-failure/puppet-3.8.7/report.yaml')).toContainEqual(
      expect.stringMatching(/^failed Service\[broker\]/),
    );
  });

  test('keeps values hidden that the agent hid', () => {
    const { run, resources } = readOnlyRun(readRecorded('sensitive/openvox-9.0.0-beta2/report.yaml'));
    const token = run.resources.find(({ ref }) => ref === 'File[/etc/token]');
    expect(token?.changes[0]).toMatchObject({ property: 'content', isRedacted: true });
    expect(resources.find(({ ref }) => ref === 'File[/etc/token]')?.redacted).toEqual(['content']);
  });

  test.each([
    ['cycle-two-resources/puppet-3.8.7', /^Found 1 dependency cycle/, 0],
    ['cycle-two-resources/puppet-8.11.0', /^One or more resource dependency cycles detected in graph$/, 2],
    ['prerun-failure/puppet-8.11.0', /^Could not run command from prerun_command/, 0],
  ])('%s: has the error that ended it', (folder, error, failed) => {
    const { run } = readOnlyRun(readRecorded(`${folder}/report.yaml`));
    expect(run.error).toMatch(error);
    expect(run.totals.failed).toBe(failed);
  });

  test('has resources without a place, which the run made itself', () => {
    const { run } = readOnlyRun(readRecorded('recurse-and-purge/openvox-8.28.1/report.yaml'));
    expect(run.resources.filter(({ place }) => place === undefined).length).toBeGreaterThan(0);
  });

  test('decodes the checksum that Puppet writes as Base64', () => {
    const { run } = readOnlyRun(readRecorded('changes-and-refreshes/puppet-8.11.0/run-1/report.yaml'));
    const desired = run.resources.flatMap(({ changes }) => changes.map((change) => change.desired));
    expect(desired.filter((value) => /^e(?:3No|21k)/.test(value))).toEqual([]);
  });
});
