/**
 * `npm run real-runs [-- SCENARIO …]`: reads all recorded runs of ../shared/real-runs, and compares their files with each
 * other and with the engine. Does nothing where the folder is absent.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Facts } from '../../../src/engine/index.ts';
import { findRealRuns } from './folders.ts';
import { checkGraphs } from './graphs.ts';
import { checkLogs } from './logs.ts';

const ROOT = resolve('../shared/real-runs');

function runAll(only: readonly string[]): void {
  const runs = findRealRuns(ROOT).filter(({ scenario }) => only.length === 0 || only.includes(scenario));
  const facts: Facts = JSON.parse(readFileSync(join(ROOT, 'tools/facts.json'), 'utf8'));
  const checks = {
    logs: checkLogs,
    graphs: (run: (typeof runs)[number]) => checkGraphs(run, facts),
  };
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    let [same, all] = [0, 0];
    for (const run of runs) {
      const faults = check(run);
      if (faults === undefined) continue;
      all += 1;
      if (faults.length === 0) same += 1;
      for (const fault of faults) console.log(`${name} ${relative(ROOT, run.folder)}: ${fault}`);
    }
    failed += all - same;
    console.log(`${name}: ${same} of ${all} runs without a difference`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

if (existsSync(ROOT)) runAll(process.argv.slice(2));
else console.log(`Skipped: there is no folder ${ROOT}.`);
