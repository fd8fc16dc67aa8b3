import { expect, test } from 'vitest';
import { ran, buildReport } from '../testing/build-views.ts';
import { failedReport, ntpReport } from '../testing/fixtures.ts';
import { groups, reportRows } from './report-rows.ts';

const titles = (rows: ReturnType<typeof reportRows>): readonly string[] =>
  rows.filter(({ kind }) => kind === 'group').map(({ text }) => text);

test('groups events with failures first and leaves out empty groups', () => {
  expect(titles(reportRows(failedReport, new Set()))).toEqual(['Failures, 1', 'Skipped, 2', 'Unchanged, 1']);
});

test('starts with unchanged resources collapsed, and expands them', () => {
  expect(reportRows(ntpReport, new Set()).some(({ text }) => text === 'Cron[rotate]')).toBe(false);
  expect(reportRows(ntpReport, new Set(['unchanged'])).some(({ text }) => text === 'Cron[rotate]')).toBe(true);
});

test('a resource shows a single event itself, and several below it', () => {
  const change = {
    property: 'mode',
    message: "mode changed '0600' to '0644'",
    previous: '0600',
    desired: '0644',
    status: 'success',
    corrective: false,
  } as const;
  const report = buildReport([
    ran('File[/a]', 0, 1, 'changed', { changes: [change] }),
    ran('File[/b]', 1, 2, 'changed', { changes: [change, { ...change, property: 'owner' }] }),
  ]);
  const texts = reportRows(report, new Set()).map(({ level, text }) => `${level} ${text}`);
  expect(texts).toEqual([
    '1 Intentional changes, 2',
    "2 File[/a], mode changed '0600' to '0644'",
    '2 File[/b], 2 events',
    "3 mode: mode changed '0600' to '0644'",
    "3 owner: mode changed '0600' to '0644'",
  ]);
});

test('a skipped resource shows the reason', () => {
  expect(reportRows(failedReport, new Set()).map(({ text }) => text)).toContain(
    'Service[ntp], Dependency Package[ntp] has failures: true',
  );
});

test('corrective changes are separate from intentional ones', () => {
  const report = buildReport([
    ran('File[/a]', 0, 1, 'changed', { corrective: true }),
    ran('File[/b]', 1, 2, 'changed'),
    ran('File[/c]', 2, 3, 'noop', { corrective: true }),
  ]);
  expect(titles(reportRows(report, new Set()))).toEqual([
    'Intentional changes, 1',
    'Corrective changes, 1',
    'No-op events, 1',
  ]);
  const counts = groups.map(({ id, count }) => [id, count(report.totals)]);
  expect(Object.fromEntries(counts)).toMatchObject({ intentional: 1, corrective: 1, noop: 1, failed: 0 });
});
