/**
 * `node scripts/run.mjs e2e/bench/many-nodes.ts [COUNT …]`: measures `bunraku nodes` on generated sites, by default of
 * 500, 1,000, 2,000 and 5,000 nodes: seconds and CPU seconds with one and with two processes, and the peak memory of
 * the largest process. Checks that all reports are equal byte by byte, also the one merged from three shards.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, openSync, closeSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../scripts/ruby/ruby-library.ts';
import { cpuOfTree, peakMemoryOfTree } from './processes.ts';
import { writeSite } from '../repositories/many-nodes-site.ts';
import { row } from './row.ts';
import { scratchFolder } from './scratch.ts';

const PROGRAM = join(repositoryRoot(), 'build/e2e-conformance-cli/e2e-conformance-cli.mjs');
const SHARDS = 3;
/** Milliseconds between two measurements of memory. */
const INTERVAL = 200;

interface Measured {
  readonly seconds: number;
  /** CPU seconds of all processes in total, on which other programs have less influence than on the elapsed time. */
  readonly cpu: number;
  readonly megabytes: number;
}

/** Runs `bunraku nodes`, with standard output redirected to a file. */
async function measure(words: readonly string[], output: string): Promise<Measured> {
  const file = openSync(output, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'nodes', '--format', 'junit', ...words], {
    cwd: repositoryRoot(),
    stdio: ['ignore', file, 'inherit'],
  });
  let [megabytes, cpu] = [0, 0];
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemoryOfTree(child.pid ?? 0));
    cpu = Math.max(cpu, cpuOfTree(child.pid ?? 0));
  }, INTERVAL);
  await new Promise((resolve) => {
    child.on('close', resolve);
  });
  clearInterval(timer);
  closeSync(file);
  return { seconds: (performance.now() - started) / 1000, cpu, megabytes };
}

function showMeasured({ seconds, cpu, megabytes }: Measured): string {
  return `${seconds.toFixed(1)} s, CPU ${cpu.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;
}

const counts = process.argv.slice(2).map(Number);
// Builds the program before measuring.
execFileSync(process.execPath, ['scripts/run.mjs', 'e2e/conformance/cli.ts', '--version'], { cwd: repositoryRoot() });
let isEqual = true;
for (const count of counts.length > 0 ? counts : [500, 1000, 2000, 5000]) {
  const scratch = scratchFolder();
  try {
    const site = join(scratch.folder, 'site');
    const outputOf = (name: string): string => join(scratch.folder, name);
    writeSite(site, count);
    const one = await measure(['--jobs', '1', site], outputOf('one.xml'));
    const two = await measure(['--jobs', '2', site], outputOf('two.xml'));
    let largest: Measured = { seconds: 0, cpu: 0, megabytes: 0 };
    for (let number = 1; number <= SHARDS; number += 1) {
      const words = ['--jobs', '1', '--shard', `${number}/${SHARDS}`, site];
      const shard = await measure(words, outputOf(`shards-${number}.json`));
      if (shard.seconds > largest.seconds) largest = shard;
    }
    const shards = Array.from({ length: SHARDS }, (_, index) => outputOf(`shards-${index + 1}.json`));
    const merged = await measure([...shards.flatMap((path) => ['--merge', path]), site], outputOf('merged.xml'));
    const report = readFileSync(outputOf('one.xml'), 'utf8');
    const areEqual = ['two.xml', 'merged.xml'].every((name) => readFileSync(outputOf(name), 'utf8') === report);
    isEqual &&= areEqual && report.includes('broken');
    row(
      `${count} nodes`,
      `one process ${showMeasured(one)} (${((one.cpu / count) * 1000).toFixed(1)} ms of CPU for each node)`,
    );
    row('', `two processes ${showMeasured(two)}: ${(one.seconds / two.seconds).toFixed(2)} times as fast`);
    row('', `slowest of ${SHARDS} shards ${showMeasured(largest)}; merge ${showMeasured(merged)}`);
    row(
      '',
      `reports ${areEqual ? 'are equal' : 'DIFFER'}; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`,
    );
  } finally {
    scratch.remove();
  }
}
process.exit(isEqual ? 0 : 1);
