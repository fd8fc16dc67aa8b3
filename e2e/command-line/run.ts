/**
 * `node scripts/run.mjs e2e/command-line/run.ts`: packs the npm package, installs it into an empty folder without
 * network, and runs the commands of `invocations.ts` there. Also imports the library, with and without types. Prints a
 * row for each command, and the start time of the program. The exit status is 1 if a result is not as expected.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../scripts/ruby/ruby-library.ts';
import { checkReport } from './check-report.ts';
import { folder } from './folder.ts';
import { invocations, type Invocation } from './invocations.ts';
import { libraryProgram, typedProgram } from './library-programs.ts';

/**
 * Maximum milliseconds of a command: enough for the slowest one on a busy machine, so that only a hanging command is
 * ended.
 */
const TIMEOUT = 300_000;
/** Number of starts from which the median is taken. */
const STARTS = 9;

const root = repositoryRoot();
const place = mkdtempSync(join(tmpdir(), 'bunraku-package-'));
const failures: string[] = [];
try {
  install();
  for (const [path, text] of Object.entries(folder)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  invocations.forEach(tryInvocation);
  tryLibrary();
  measureStart();
} finally {
  rmSync(place, { recursive: true, force: true });
}
console.log(`\n${invocations.length} commands, ${failures.length} faults`);
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);

function install(): void {
  execFileSync('npm', ['run', '-s', 'package'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const tarball = readdirSync(join(root, 'build')).find((name) => /^bunraku-.*\.tgz$/.test(name)) ?? '';
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel', 'error', join(root, 'build', tarball)];
  execFileSync('npm', args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
}

function bunraku(words: readonly string[], stdin = '') {
  const program = join(place, 'node_modules/.bin/bunraku');
  const env = { ...process.env, NO_COLOR: '', FORCE_COLOR: '0' };
  return spawnSync(program, words, { cwd: place, input: stdin, encoding: 'utf8', timeout: TIMEOUT, env });
}

function tryInvocation(invocation: Invocation): void {
  const { words, stdin, exit, out, err, check } = invocation;
  const { status, stdout, stderr } = bunraku(words, stdin);
  const faults = [
    ...(status === exit ? [] : [`exit status ${status ?? 'none'} in place of ${exit}`]),
    ...compare('standard output', stdout, out),
    ...compare('standard error', stderr, err),
    ...(check === undefined ? [] : checkReport(check, stdout)),
  ];
  const command = `bunraku ${words.join(' ')}`;
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${String(status)}  ${command}`);
  for (const fault of faults) failures.push(`${command}: ${fault}\n${stdout.slice(0, 800)}${stderr.slice(0, 800)}`);
}

function compare(stream: string, text: string, wanted: Invocation['out']): readonly string[] {
  if (wanted === undefined) return [];
  if (wanted.length === 0) return text === '' ? [] : [`${stream} is not empty`];
  return wanted
    .filter((part) => (typeof part === 'string' ? !text.includes(part) : !part.test(text)))
    .map((part) => `${stream} lacks ${String(part)}`);
}

function tryLibrary(): void {
  writeFileSync(join(place, 'program.js'), libraryProgram);
  const { status, stderr } = spawnSync(process.execPath, ['program.js'], {
    cwd: place,
    encoding: 'utf8',
    timeout: TIMEOUT,
  });
  if (status !== 0) failures.push(`The library: ${stderr}`);
  writeFileSync(join(place, 'program.ts'), typedProgram);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  const types = spawnSync(join(root, 'node_modules/.bin/tsc'), [...options, 'program.ts'], {
    cwd: place,
    encoding: 'utf8',
  });
  if (types.status !== 0) failures.push(`The types of the library: ${types.stdout}`);
  console.log(`${status === 0 && types.status === 0 ? 'ok  ' : 'FAIL'}     import 'bunraku'`);
}

/** Prints the median start time of `validate`, minus the start time of Node itself. Both are measured alternately. */
function measureStart(): void {
  const rows = Array.from({ length: STARTS }, () => [
    timed(() => spawnSync(process.execPath, ['-e', '0'])),
    timed(() => bunraku(['validate', 'good.pp'])),
  ]);
  const [node, validate] = [0, 1].map((column) => median(rows.map((row) => row[column] ?? 0)));
  console.log(`\nnode: ${node} ms, validate: ${validate} ms, difference: ${(validate ?? 0) - (node ?? 0)} ms`);
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return Math.round(performance.now() - began);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
