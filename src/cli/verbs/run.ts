import { applyCatalog, isReleaseId, printed, type LogLine } from '../../engine/index.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { readCase } from '../case.ts';
import type { CaseMachine } from '../case-machine.ts';
import { platformMachine, platformNamed } from '../platform-machine.ts';
import {
  applyOptions,
  caseTypes,
  compileCase,
  rubyFor,
  runCase,
  createTarget,
  type RunCaseOptions,
} from '../run-case.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printLine, printRow, showsColors } from '../output.ts';
import { runReleaseCase } from '../release-case.ts';
import { runCaseTwice } from '../run-case-twice.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** Runs conformance cases. Returns the exit status: 1 if a case failed. */
export async function runRun({ args, given, ...tools }: VerbCall): Promise<number> {
  if (args.length === 0) throw new UsageError('run needs at least one manifest, folder or catalog.');
  const isJson = given.has('json');
  const [platform, release, modulePath] = [given.find('machine'), given.find('release'), given.find('modulepath')];
  // Recorded cases name releases by their ids.
  const id = release === undefined || isReleaseId(release) ? release : releaseNamed(release);
  const machine = platform === undefined ? await tools.loadMachine() : await platformMachine(platformNamed(platform));
  const runOptions = {
    loadRuby: tools.loadRuby,
    ...(given.has('noop') ? { noop: true } : {}),
    ...(modulePath === undefined ? {} : { modulePath: modulePath.split(':').filter((folder) => folder !== '') }),
    ...(id === undefined ? {} : { release: id }),
  };
  const run = (path: string): Promise<object> => {
    if (id !== undefined) return runReleaseCase(path, machine, id, runOptions);
    return platform === undefined ? runCase(path, machine, runOptions) : runCaseTwice(path, machine, runOptions);
  };
  let status = 0;
  for (const path of args) {
    if (isJson) printRow(await jsonRow(path, () => run(path)));
    else if (!(await applyForPeople(path, machine, runOptions))) status = 1;
  }
  return status;
}

/**
 * Runs a conformance case. An exception of the engine becomes an output row too, so that the remaining cases still run.
 */
async function jsonRow(path: string, run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { case: path, bunraku: bunrakuVersion, bunraku_error: message };
  }
}

/** Applies a conformance case, and prints the output of `puppet apply`. Returns true if the run succeeded. */
async function applyForPeople(path: string, machine: CaseMachine, options: RunCaseOptions): Promise<boolean> {
  const read = readCase(path, options.modulePath);
  const ruby = await rubyFor(read, options);
  const target = createTarget(read, machine);
  const began = performance.now();
  const compiled = compileCase(read, machine, {
    target,
    ruby,
    withModuleFacts: true,
    ...(options.release === undefined ? {} : { release: options.release }),
  });
  // If the compilation failed, its last error is printed after the other log lines.
  const last = compiled.catalog === undefined ? compiled.logs.findLast(({ level }) => level === 'err') : undefined;
  for (const line of compiled.logs) if (line !== last) print(line);
  if (compiled.catalog === undefined) {
    printLine('error', compiled.error?.message ?? 'The manifest could not be compiled');
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
    printLine('error', `Failed to apply catalog: ${error.message}`);
    return false;
  }
  const simulated = ((report.endedAt - report.startedAt) / 1000).toFixed(2);
  print({ level: 'notice', source: 'Puppet', message: `Applied catalog in ${simulated} seconds` });
  return report.status !== 'failed';
}

function print(line: LogLine): void {
  const { stdout, stderr } = printed([line], { isTerminal: showsColors(process.stdout), isVerbose: true });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}
