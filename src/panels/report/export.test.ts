import { describe, expect, test } from 'vitest';
import { readReports } from '../../agent-files/report/read-report.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { ran, buildReport, resource } from '../testing/build-views.ts';
import { failedReport, ntpReport } from '../testing/fixtures.ts';
import { compareRuns, comparisonRows } from './compare-runs.ts';
import { markdownReport } from './markdown-report.ts';
import { puppetReport } from './puppet-report.ts';

const change = {
  property: 'mode',
  message: "mode changed '0600' to '0644'",
  previous: '0600',
  desired: '0644',
  status: 'success',
  corrective: true,
} as const;

const run = buildReport(
  [
    ran('File[/a]', 0, 40, 'changed', {
      changes: [change],
      corrective: true,
      place: { file: 'manifests/site.pp', line: 3 },
    }),
    ran('Exec[b]', 40, 60, 'refreshed'),
    ran('File[/same]', 60, 61, 'unchanged'),
    ran('File[/c`|<b>]', 61, 61, 'skipped', { reason: 'Dependency Exec[b] has failures: true' }),
  ],
  {
    catalog: {
      classes: ['demo'],
      resources: [
        resource('Stage[main]'),
        resource('Class[Demo]', 'Stage[main]'),
        resource('Class[Demo::Config]', 'Class[Demo]'),
        resource('File[/a]', 'Class[Demo::Config]', { tags: ['file', 'class', 'demo'] }),
        resource('Exec[b]', 'Class[Demo]'),
      ],
    },
    logs: [
      { level: 'notice', source: '/Stage[main]/Demo::Config/File[/a]/mode', message: change.message, time: 30 },
      { level: 'notice', source: '/Stage[main]/Demo/Exec[b]', message: "Triggered 'refresh' from 1 event", time: 60 },
    ],
  },
);

const record: RunRecord = {
  id: '0e2a',
  origin: 'button',
  certname: 'web',
  endedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 61),
  text: 'a',
  machineId: undefined,
  run,
  isShortened: false,
};

// Real Puppet 8.11 wrote these keys for a run with a change, a refresh, a failure and a skipped resource.
describe('a report of format 12', () => {
  const report = puppetReport(record);

  test('has the version that made the run', () => {
    expect(puppetReport({ ...record, run: { ...run, puppetVersion: '9.0.0-beta2' } }).puppet_version).toBe(
      '9.0.0-beta2',
    );
  });

  test("has Puppet's fields in Puppet's order", () => {
    expect(Object.keys(report)).toEqual([
      ...['host', 'time', 'configuration_version', 'transaction_uuid', 'report_format', 'puppet_version', 'status'],
      ...['transaction_completed', 'noop', 'noop_pending', 'environment', 'logs', 'metrics', 'resource_statuses'],
      'corrective_change',
    ]);
    expect(Object.keys(report.resource_statuses['File[/a]'] ?? {})).toEqual([
      ...['title', 'file', 'line', 'resource', 'resource_type', 'provider_used', 'containment_path'],
      ...['evaluation_time', 'tags', 'time', 'failed', 'failed_to_restart', 'changed', 'out_of_sync', 'skipped'],
      ...['change_count', 'out_of_sync_count', 'events', 'corrective_change'],
    ]);
    expect(Object.keys(report.resource_statuses['File[/a]']?.events[0] ?? {})).toEqual([
      ...['audited', 'property', 'previous_value', 'desired_value', 'historical_value', 'message', 'name', 'status'],
      ...['time', 'redacted', 'corrective_change'],
    ]);
    expect(Object.keys(report.logs[0] ?? {})).toEqual(['level', 'message', 'source', 'tags', 'time', 'file', 'line']);
  });

  test('opens again as the same run', () => {
    for (const each of [run, failedReport]) {
      const read = readReports(JSON.stringify(puppetReport({ ...record, run: each })));
      const [opened] = read.kind === 'runs' ? read.runs : [];
      const outcomes = ({ resources }: typeof each): readonly string[] =>
        resources
          .filter(({ outcome }) => outcome !== 'unchanged')
          .map(({ ref, outcome, changes }) => [ref, outcome, ...changes.map(({ message }) => message)].join(' '));
      expect(opened === undefined ? [] : outcomes({ ...each, ...opened.run })).toEqual(outcomes(each));
    }
  });

  test('contains all events and leaves out unchanged resources', () => {
    expect(report).toMatchObject({
      status: 'changed',
      corrective_change: true,
      time: '2026-01-02T03:04:05.000000000+00:00',
    });
    expect(Object.keys(report.resource_statuses)).toEqual(['File[/a]', 'Exec[b]', 'File[/c`|<b>]']);
    expect(report.resource_statuses['File[/a]']).toMatchObject({
      // Even a class in another class has only its stage as container, as in Puppet.
      containment_path: ['Stage[main]', 'Demo::Config', 'File[/a]'],
      tags: ['file', 'class', 'demo'],
      evaluation_time: 0.04,
      events: [{ name: 'mode_changed', previous_value: '0600', corrective_change: true }],
    });
    expect(report.resource_statuses['Exec[b]']?.events).toMatchObject([{ name: 'refresh', property: null }]);
    expect(report.metrics.resources.values).toContainEqual(['corrective_change', 'Corrective change', 1]);
    expect(report.metrics.events.values).toEqual([
      ['total', 'Total', 2],
      ['success', 'Success', 2],
    ]);
    expect(report.logs[0]?.tags).toEqual(['notice', 'file', 'class', 'demo']);
  });

  test('states that the run failed', () => {
    const failed = puppetReport({ ...record, run: failedReport });
    expect(failed.status).toBe('failed');
    expect(failed.metrics.resources.values).toContainEqual(['failed', 'Failed', 1]);
  });
});

test('a Markdown report has failures first, and names as code', () => {
  const text = markdownReport(record, ['Notice: x']);
  expect(text).toContain('### Corrective changes (1)\n\n- `File[/a]`: `mode changed');
  expect(text).toContain('- ``File[/c`|<b>]``: `Dependency Exec[b] has failures: true`');
  expect(text).toContain('```\nNotice: x\n```');
});

describe('the comparison of two runs', () => {
  const [a, b] = [
    buildReport([
      ran('File[/a]', 0, 5, 'changed', { changes: [change] }),
      ran('File[/b]', 5, 6, 'unchanged'),
      ran('File[/c]', 6, 7, 'unchanged'),
    ]),
    buildReport([
      ran('File[/b]', 0, 9, 'unchanged'),
      ran('File[/a]', 9, 10, 'unchanged'),
      ran('File[/d]', 10, 11, 'failed'),
    ]),
  ];

  test('reports outcomes, durations, and resources of only one run', () => {
    const found = compareRuns(a, b).map(({ ref, kind }) => `${kind} ${ref}`);
    expect(found).toEqual(['duration File[/b]', 'outcome File[/a]', 'added File[/d]', 'removed File[/c]']);
    expect(compareRuns(ntpReport, ntpReport)).toEqual([]);
  });

  test('groups the differences', () => {
    const texts = comparisonRows(compareRuns(a, b), new Set(['added'])).map(({ text }) => text);
    expect(texts).toEqual([
      'Different outcome, 1',
      'File[/a], Changed, then Unchanged',
      'Only in this run, 1',
      'Only in the other run, 1',
      'File[/c], Unchanged, then not in the run',
      'Different duration only, 1',
      'File[/b], Unchanged, 1 ms, then 9 ms',
    ]);
  });
});
