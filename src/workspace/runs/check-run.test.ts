import { expect, test } from 'vitest';
import { ntpReport } from '../../protocol/testing/ntp-fixture.ts';
import { isRunRecord } from './check-run.ts';

const record = {
  id: 'a',
  origin: 'button',
  certname: 'web',
  endedAt: 1,
  text: 'x',
  machineId: undefined,
  run: ntpReport,
  isShortened: false,
};

const opened = {
  kind: 'report',
  title: 'Report',
  graph: { dependencies: [], order: [], cycles: [] },
  isNamesOnly: true,
  hasTime: true,
  hasDurations: true,
  unread: [],
};

test('a kept run of an opened file is a run only if the parts of the file are complete', () => {
  const kept = { ...record, origin: 'opened', isKept: true };
  expect(isRunRecord(structuredClone({ ...kept, opened }))).toBe(true);
  for (const damaged of [
    undefined,
    { ...opened, kind: 'other' },
    { ...opened, graph: { dependencies: {} } },
    { ...opened, unread: undefined },
  ])
    expect(isRunRecord({ ...kept, opened: damaged })).toBe(false);
});

test('a stored value is a run only if its shape is complete', () => {
  expect(isRunRecord(structuredClone(record))).toBe(true);
  for (const damaged of [
    undefined,
    'text',
    [],
    { ...record, origin: 'elsewhere' },
    { ...record, endedAt: '1' },
    { ...record, run: undefined },
    { ...record, run: { ...ntpReport, logs: {} } },
    { ...record, run: { ...ntpReport, before: { files: {} } } },
  ])
    expect(isRunRecord(damaged)).toBe(false);
});
