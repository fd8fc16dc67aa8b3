import { expect, test } from 'vitest';
import { readOnlyRun, readRecorded } from '../../../e2e/agent-files/recorded.ts';
import { showReport } from '../../agent-files/shown/show-report.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { joinFiles } from '../../store/opened/join-files.ts';
import { acrossRows, runsOfNode } from './across-runs.ts';

function open(...paths: readonly string[]): readonly RunRecord[] {
  return joinFiles(
    paths.map((path) => {
      const run = readOnlyRun(readRecorded(path));
      const { certname, startedAt, unread } = run;
      return { kind: 'report', title: 'Report', summary: '', certname, startedAt, unread, ...showReport(run) };
    }),
  );
}

function rowsOf(records: readonly RunRecord[]): readonly string[] {
  const [record] = records;
  if (record === undefined) throw new Error('There are no runs.');
  const rows = acrossRows(runsOfNode(records, record), record, new Set());
  return rows.map(({ level, text }) => `${'  '.repeat(level - 1)}${text}`);
}

test('several reports name what changes every time and what changes again', () => {
  const folder = 'changes-every-run/puppet-8.11.0';
  const rows = rowsOf(open(...[1, 2, 3].map((run) => `${folder}/run-${run}/report.yaml`)));
  expect(rows.filter((row) => !row.includes('previously'))).toMatchInlineSnapshot(`
    [
      "Not idempotent: changes in every run, 2",
      "  Exec[collect the statistics], Changed, returns in 3 runs: the command runs every time: unless, onlyif or creates is missing or never met; refreshes Exec[restart the statistics] each time",
      "  Notify[Run on web], Changed, message in 3 runs: a notify logs its message every time",
      "Changes again after a run without a change, 1",
      "  Exec[rotate], Changed, changed, unchanged, changed",
      "Slower in the last run, 3",
    ]
  `);
});

test('a report names its first failure and what that skipped', () => {
  const [group, ...rows] = rowsOf(open('failure-with-skips/puppet-8.11.0/report.yaml'));
  expect(group).toMatch(/^Failures of .* in order, with the resources skipped because of them, 4$/);
  expect(rows).toMatchInlineSnapshot(`
    [
      "  Exec[mount the data volume], Failed, change from 'notrun' to ['0'] failed: '/bin/sh -c "echo mount: /data: special device /dev/vdb1 does not exist. >&2; exit 32"' returned 32 instead of one of [0]; skipped 1 resource",
      "    File[/srv/data], Skipped",
      "  File[/etc/monitoring/checks/disk.conf], Failed, change from 'absent' to 'file' failed: Could not set 'file' on ensure: No such file or directory - A directory component in /etc/monitoring/checks/disk.conf20250304-14397-1iz28cv.lock does not exist or is a dangling symbolic link (file: /etc/puppetlabs/code/environments/production/manifests/site.pp, line: 28); skipped 1 resource",
      "    Exec[reload checks], Skipped",
      "  File[/srv/data/db.conf], Skipped, the file does not say why",
      "  Service[db], Skipped, the file does not say why",
    ]
  `);
});
