/** Migrations of the recorded cases: every different result of real Puppet is found, and fixes keep the old catalog. */
import { describe, expect, it } from 'vitest';
import type { ReleaseId } from '../../../src/engine/index.ts';
import { measuredCases, computeMeasure } from './migrations.ts';

/** Migrating some hundred cases, each compiled many times, takes long on a busy machine. */
const LONG = 300_000;

/** Cases whose differences this engine does not show: data from functions of the environment. */
const missed: Readonly<Partial<Record<ReleaseId, readonly string[]>>> = { '2.7': ['data-in-modules-function'] };

describe.each<ReleaseId>(['7.34', '3.8', '2.7'])('migrations from %s to 8.11 of the recorded cases', (from) => {
  it(
    'find those that differ, and no others, and keep the old catalog once their fixes are pressed',
    async () => {
      const measure = computeMeasure(await measuredCases(from));
      expect({ missed: measure.missed, needless: measure.needless }).toEqual({
        missed: missed[from] ?? [],
        needless: [],
      });
      expect(measure.results['rest is hidden']).toEqual([]);
      expect(measure.results['rest is listed']).toEqual([]);
      expect(measure.results['same catalog'].length).toBeGreaterThan(30);
    },
    LONG,
  );
});
