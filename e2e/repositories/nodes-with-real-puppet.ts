/**
 * `node scripts/run.mjs e2e/repositories/nodes-with-real-puppet.ts [FOLDER | COUNT]`: compiles all nodes of a control
 * repository, or of a generated site with COUNT nodes (by default 100), with `bunraku nodes` and with real Puppet. Each
 * runs in one process, one after the other, with the same facts. Prints CPU time, memory, and the nodes that only one of
 * them compiles. `PUPPET_LIB` selects a checkout of Puppet. The exit status is 1 if Bunraku needs more CPU time than
 * Puppet, or more than three times its memory.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectFacts, getRelease, platforms } from '../../src/engine/index.ts';
import { scratchFolder } from '../bench/scratch.ts';
import { repositoryRoot } from '../../scripts/ruby/ruby-library.ts';
import { writeSite } from './many-nodes-site.ts';

const PROGRAM = join(repositoryRoot(), 'build/e2e-conformance-cli/e2e-conformance-cli.mjs');
const MOST_MEMORY = 3;

interface Row {
  readonly node: string;
  readonly error?: string;
  readonly resources?: number;
}

interface Measured {
  readonly rows: readonly Row[];
  readonly seconds: number;
  readonly megabytes: number;
}

/** Runs the command line with GNU `time`, which prints CPU time and memory of a process after its end. */
function measureBunraku(folder: string, output: string): Measured {
  const words = ['-f', '%U %S %M', process.execPath, PROGRAM, 'nodes', '--json', '--jobs', '1', folder];
  const { stderr, error } = spawnSync('/usr/bin/time', words, {
    encoding: 'utf8',
    stdio: ['ignore', openSync(output, 'w'), 'pipe'],
  });
  if (error !== undefined) throw error;
  const [user = 0, system = 0, kilobytes = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const lines = readFileSync(output, 'utf8').trim().split('\n');
  const rows = lines.map((line): Row => {
    const {
      node,
      error: failure,
      resources,
    }: Omit<Row, 'error'> & { readonly error?: { readonly message: string } } = JSON.parse(line);
    return failure === undefined ? { node, resources: resources ?? 0 } : { node, error: failure.message };
  });
  return { rows, seconds: user + system, megabytes: kilobytes / 1024 };
}

function measurePuppet(folder: string, names: readonly string[]): Measured & { readonly puppet: string } {
  const release = getRelease('8.11');
  const input = names.map(
    (node) => `${JSON.stringify({ node, facts: collectFacts(platforms['debian-12'], node, {}, release) })}\n`,
  );
  const script = join(repositoryRoot(), 'e2e/repositories/nodes.rb');
  const printed = execFileSync('ruby', ['-W0', '-rset', script, folder], {
    input: input.join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = printed.trim().split('\n');
  const { puppet, seconds, megabytes }: Measured & { readonly puppet: string } = JSON.parse(lines.pop() ?? '{}');
  return { rows: lines.map((line): Row => JSON.parse(line)), seconds, megabytes, puppet };
}

function showOnly(one: readonly Row[], other: readonly Row[], name: string): void {
  const compiling = new Set(other.flatMap(({ node, error }) => (error === undefined ? [node] : [])));
  const failed = one.filter(({ node, error }) => error !== undefined && compiling.has(node));
  for (const { node, error } of failed.slice(0, 5))
    process.stdout.write(`  fails only with ${name}: ${node}: ${error?.split('\n', 1)[0] ?? ''}\n`);
  if (failed.length > 5) process.stdout.write(`  and ${failed.length - 5} more\n`);
}

const [place = '100'] = process.argv.slice(2);
// Builds the program.
execFileSync(process.execPath, ['scripts/run.mjs', 'e2e/conformance/cli.ts', '--version'], { cwd: repositoryRoot() });
const scratch = scratchFolder();
try {
  const isGenerated = /^\d+$/.test(place);
  const folder = isGenerated ? join(scratch.folder, 'site') : place;
  if (isGenerated) writeSite(folder, Number(place));
  const own = measureBunraku(folder, join(scratch.folder, 'nodes.jsonl'));
  const real = measurePuppet(
    folder,
    own.rows.map(({ node }) => node),
  );
  const count = ({ rows }: Measured): number => rows.filter(({ error }) => error === undefined).length;
  for (const [name, measured] of [
    ['Bunraku', own],
    [`Puppet ${real.puppet}`, real],
  ] as const)
    process.stdout.write(
      `${name.padEnd(14)} ${count(measured)} of ${measured.rows.length} nodes compile, ${measured.seconds.toFixed(1)} s of CPU, ${measured.megabytes.toFixed(0)} MB\n`,
    );
  showOnly(own.rows, real.rows, 'Bunraku');
  showOnly(real.rows, own.rows, 'Puppet');
  const [cpu, memory] = [own.seconds / real.seconds, own.megabytes / real.megabytes];
  process.stdout.write(`Bunraku needs ${cpu.toFixed(2)} times the CPU, and ${memory.toFixed(2)} times the memory\n`);
  process.exitCode = cpu <= 1 && memory <= MOST_MEMORY ? 0 : 1;
} finally {
  scratch.remove();
}
