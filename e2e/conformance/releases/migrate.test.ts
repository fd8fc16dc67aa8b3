/**
 * Tests migrations of a sample of the recorded cases: each difference between the results of real Puppet has a finding,
 * and fixes keep the old catalog. `npm run migrations -- --check`, a step of `npm run test:deep`, tests all cases.
 */
import { expect, it } from 'vitest';
import { listFaults, computeMeasure, measuredCases, recordedOutcomes } from './migrations.ts';

const EACH = 8;

it('find those of each eighth case from 3.8 to 8.11 that differ, and no others, and fixes keep the old catalog', async () => {
  const sample = new Set([...recordedOutcomes('3.8').keys()].filter((_, index) => index % EACH === 0));
  const measure = computeMeasure(await measuredCases('3.8', sample));
  expect(measure.differing).toBeGreaterThan(10);
  expect(listFaults('3.8', measure)).toEqual([]);
});
