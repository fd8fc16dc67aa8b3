/**
 * Runs before every test file. Property tests use the same random values each time, so that results are reproducible;
 * with `PROPERTY_SEED=random` (or a number), they use others. `PROPERTY_RUNS` changes the number of values
 * (`sample.ts`). A failure prints its seed.
 */
import { env } from 'node:process';
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';
import { readNumber, runsFactor } from './sample.ts';

if (runsFactor > 1) vi.setConfig({ testTimeout: 180_000 * runsFactor });

// Mocks the library, because only files with property tests load it, and because the options of a test would replace
// global options.
vi.mock('fast-check', async (original) => {
  const module = await original<typeof import('fast-check')>();
  const seed = env['PROPERTY_SEED'] ?? '8110';
  if (seed !== 'random') module.configureGlobal({ seed: readNumber('PROPERTY_SEED', seed) });
  const assert = <T>(property: IRawProperty<T>, parameters: Parameters<T> = {}): Promise<void> | void =>
    module.assert(property, { ...parameters, numRuns: Math.ceil((parameters.numRuns ?? 100) * runsFactor) });
  return { ...module, assert, default: { ...module.default, assert } };
});
