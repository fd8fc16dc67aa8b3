import {
  applyCatalog,
  isReleaseId,
  platforms,
  releaseIds,
  printed,
  type LogLine,
  type RubySnapshot,
} from '../../engine/index.ts';
import { readCase } from '../case.ts';
import type { CaseMachine } from '../case-machine.ts';
import { isPlatform, platformMachine } from '../platform-machine.ts';
import {
  applyOptions,
  bunrakuVersion,
  caseTypes,
  compileCase,
  rubyFor,
  runCase,
  createTarget,
  type RunCaseOptions,
} from '../run-case.ts';
import { runReleaseCase } from '../release-case.ts';
import { runCaseTwice } from '../run-case-twice.ts';

interface RunOptions {
  readonly json: boolean;
  readonly noop: boolean;
  /** Platform of the machine that the cases run on. Replaces the machine of `loadMachine`. */
  readonly platform?: string;
  /** The release of Puppet that compiles; by default the newest. */
  readonly release?: string;
  readonly loadMachine: () => Promise<CaseMachine>;
  readonly loadRuby: () => Promise<RubySnapshot>;
  readonly modulePath?: readonly string[];
}

/** Runs cases. Returns the exit status: 1 if a case failed. */
export async function runRun(paths: readonly string[], options: RunOptions): Promise<number> {
  const { json, noop, platform, release, loadRuby, modulePath } = options;
  if (release !== undefined && !isReleaseId(release)) {
    throw new Error(`Unknown release '${release}'. Known releases: ${releaseIds.join(', ')}.`);
  }
  if (platform !== undefined && !isPlatform(platform)) {
    throw new Error(`Unknown machine '${platform}'. Known machines: ${Object.keys(platforms).join(', ')}.`);
  }
  const machine = platform === undefined ? await options.loadMachine() : await platformMachine(platform);
  const runOptions = {
    loadRuby,
    ...(noop ? { noop } : {}),
    ...(modulePath === undefined ? {} : { modulePath }),
    ...(release === undefined ? {} : { release }),
  };
  const run = (path: string): Promise<object> => {
    if (release !== undefined) return runReleaseCase(path, machine, release, runOptions);
    return platform === undefined ? runCase(path, machine, runOptions) : runCaseTwice(path, machine, runOptions);
  };
  let status = 0;
  for (const path of paths) {
    if (json) process.stdout.write(`${JSON.stringify(await jsonRow(path, () => run(path)))}\n`);
    else if (!(await applyForPeople(path, machine, runOptions))) status = 1;
  }
  return status;
}

/** Runs a case. An exception of the engine becomes a row too, so that the remaining cases still run. */
async function jsonRow(path: string, run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { case: path, bunraku: bunrakuVersion, bunraku_error: message };
  }
}

/** Prints the output of `puppet apply`. Returns true if all went well. */
async function applyForPeople(path: string, machine: CaseMachine, options: RunCaseOptions): Promise<boolean> {
  const read = readCase(path, options.modulePath);
  const ruby = await rubyFor(read, options);
  const target = createTarget(read, machine);
  const began = performance.now();
  const compiled = compileCase(read, machine, {
    target,
    ruby,
    ...(options.release === undefined ? {} : { release: options.release }),
  });
  for (const line of compiled.logs.filter(({ level }) => level !== 'err')) print(line);
  if (compiled.catalog === undefined) {
    process.stderr.write(`Error: ${compiled.error?.message ?? 'The manifest could not be compiled'}\n`);
    return false;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  print({
    level: 'notice',
    source: 'Puppet',
    message: `Compiled catalog for ${compiled.catalog.node} in environment ${compiled.catalog.environment} in ${seconds} seconds`,
  });
  const report = await applyCatalog(compiled.catalog, target, {
    ...applyOptions(read, caseTypes(read, machine, target, ruby), options.noop),
    deferred: compiled.deferred,
    listener: (event) => {
      if (event.kind === 'log') print(event.line);
    },
  });
  const error = report.graphError ?? report.applyError;
  if (error !== undefined) {
    process.stderr.write(`Error: Failed to apply catalog: ${error.message}\n`);
    return false;
  }
  const simulated = ((report.endedAt - report.startedAt) / 1000).toFixed(2);
  print({ level: 'notice', source: 'Puppet', message: `Applied catalog in ${simulated} seconds` });
  return report.status !== 'failed';
}

function print(line: LogLine): void {
  const { stdout, stderr } = printed([line], { isTerminal: false, isVerbose: true });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}
