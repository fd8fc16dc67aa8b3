/**
 * `npm run real-runs [-- SCENARIO …]`: reads all recorded runs in ../shared/real-runs, and compares their files with
 * each other and with the engine. Does nothing if this folder does not exist.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Facts } from '../../../src/engine/index.ts';
import type { JsonObject } from '../../../src/protocol/project/project.ts';
import { findReason } from './deviations.ts';
import { runScenario } from './engine-runs.ts';
import { findRealRuns, type RealRun } from './folders.ts';
import { checkGraphs } from './graphs.ts';
import { checkLogs } from './logs.ts';
import { checkReports, compareWithEngine, readReport } from './reports.ts';

const ROOT = resolve('../shared/real-runs');

async function runAll(only: readonly string[]): Promise<void> {
  const runs = findRealRuns(ROOT).filter(({ scenario }) => only.length === 0 || only.includes(scenario));
  const facts: Facts = JSON.parse(readFileSync(join(ROOT, 'tools/facts.json'), 'utf8'));
  const checks = {
    logs: checkLogs,
    graphs: (run: (typeof runs)[number]) => checkGraphs(run, facts),
    reports: checkReports,
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
  failed += await compareAllWithEngine(runs);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Compares each recorded report with the engine's run of the same scenario. Returns the number of runs that differ. */
async function compareAllWithEngine(runs: readonly RealRun[]): Promise<number> {
  const facts: JsonObject = JSON.parse(readFileSync(join(ROOT, 'tools/facts.json'), 'utf8'));
  const reasons = new Map<string, number>();
  let [same, explained, failed] = [0, 0, 0];
  for (const group of groupSteps(runs)) {
    const [first] = group;
    if (first === undefined) continue;
    const steps = await runScenario(join(ROOT, first.scenario), first.release, facts);
    for (const [index, run] of group.entries()) {
      const report = readReport(run, 'report.yaml');
      const step = steps[index];
      if (report === undefined || typeof report === 'string' || step === undefined) continue;
      const differences = compareWithEngine(report.run, step);
      const found = differences.map((difference) => findReason(run.folder, difference));
      for (const reason of new Set(found))
        if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (differences.length === 0) same += 1;
      else if (found.every((reason) => reason !== undefined)) explained += 1;
      else failed += 1;
      for (const [at, difference] of differences.entries())
        if (found[at] === undefined) console.log(`engine ${relative(ROOT, run.folder)}: ${difference}`);
    }
  }
  console.log(`engine: ${same} runs equal, ${explained} differ for a known reason, ${failed} differ otherwise`);
  for (const [reason, count] of reasons) console.log(`  ${count} runs: ${reason}`);
  return failed;
}

/** Groups the runs by scenario and version; each group is sorted by step. */
function groupSteps(runs: readonly RealRun[]): Iterable<readonly RealRun[]> {
  const groups = new Map<string, RealRun[]>();
  for (const run of runs.toSorted((a, b) => (a.folder < b.folder ? -1 : 1))) {
    const key = `${run.scenario} ${run.version}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [run]);
    else group.push(run);
  }
  return groups.values();
}

if (existsSync(ROOT)) await runAll(process.argv.slice(2));
else console.log(`Skipped: there is no folder ${ROOT}.`);
