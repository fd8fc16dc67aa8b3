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
