/** Runs the same benchmarks with the Puppet that is installed on this machine, if any. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { summarize, WARM_UP, type Measure } from './measure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PuppetMeasure extends Measure {
  readonly version: string;
}

/** @returns undefined if Ruby or Puppet is not installed */
export function realPuppet(
  verb: 'parse' | 'compile' | 'graph' | 'apply',
  place: string,
  rounds = 5,
): PuppetMeasure | undefined {
  const result = spawnSync('ruby', [join(root, 'e2e/bench/puppet.rb'), verb, place], {
    encoding: 'utf8',
    env: { ...process.env, ROUNDS: String(rounds), WARM_UP: String(WARM_UP) },
  });
  if (result.error !== undefined || result.status !== 0) return undefined;
  const last = result.stdout.trim().split('\n').at(-1) ?? '{}';
  const { puppet, seconds } = JSON.parse(last) as { puppet: string; seconds: number[] };
  return { version: puppet, ...summarize(seconds) };
}

export function ratio(theirs: Measure | undefined, ours: Measure): string {
  return theirs === undefined ? '' : `${(theirs.seconds / ours.seconds).toFixed(0)} times faster`;
}
