/** `puppet apply`, and `puppet agent --test`, which applies the environment's own manifests. */
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import { compile } from '../catalog/compile.ts';
import type { CompileInput } from '../catalog/compile-result.ts';
import { moduleFileServer, withBytes } from '../providers/file/module-files.ts';
import { refuse, type ToolResult } from '../machine/options.ts';
import { normalizePath } from '../machine/files/paths.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import type { Target } from '../machine/target.ts';
import { applyCatalog } from '../transaction/apply.ts';
import type { RunReport } from '../transaction/report/report.ts';
import { commandLine, couldNotRun, isResult } from './command-line.ts';
import { compileInput, typesFor, withMachinePaths, type PuppetOptions } from './puppet-context.ts';
import { printed, said } from './puppet-log.ts';
import type { CommandRun } from './watch-run.ts';

const OPTIONS = [
  { name: 'execute', short: 'e', takesValue: true },
  { name: 'noop' },
  { name: 'test', short: 't' },
  { name: 'verbose', short: 'v' },
  { name: 'tags', takesValue: true },
  { name: 'skip_tags', takesValue: true },
  { name: 'environment', takesValue: true },
  { name: 'detailed-exitcodes' },
  { name: 'show_diff' },
  { name: 'no-noop' },
];

interface Manifest {
  /** Code to apply. Absent if the environment's own manifests are applied. */
  readonly text?: string;
  readonly file?: string;
}

/**
 * Returns the manifest to apply: the code of `-e`, a file, a directory of manifests, or standard input. Returns
 * undefined if none is given.
 */
function chooseManifest(
  code: string | undefined,
  operand: string | undefined,
  { session, cwd, stdin }: CommandContext,
): Manifest | undefined {
  if (code !== undefined) return { text: code };
  if (operand === undefined) return { text: stdin };
  const { files } = session.target;
  const file = normalizePath(operand, cwd);
  const kind = files.stat(file)?.kind;
  if (kind === 'file') return { text: files.readText(file), file };
  if (kind !== 'directory') return undefined;
  const names = files.list(file).filter((name) => name.endsWith('.pp'));
  return { text: names.map((name) => files.readText(`${file}/${name}`)).join('\n'), file };
}

interface ApplyFlags {
  readonly isNoop: boolean;
  readonly isVerbose: boolean;
  readonly isDetailed: boolean;
  readonly tags?: readonly string[];
  readonly skipTags?: readonly string[];
}

export interface Applied extends Pick<CommandRun, 'command' | 'manifest' | 'file'> {
  readonly input: CompileInput;
  readonly flags: ApplyFlags;
}

async function applyOn(
  target: Target,
  { command, manifest, file, input, flags }: Applied,
  options: PuppetOptions,
): Promise<ToolResult> {
  const style = { isTerminal: options.isTerminal === true, isVerbose: flags.isVerbose };
  const compiled = compile(input);
  const logs = compiled.logs.map((line) => ({ ...line, message: withMachinePaths(line.message, file) }));
  // The command is a single step of the machine's journal. The run has a journal of its own, with a step per operation.
  const machine = target.inState(target.state);
  const run = { command, manifest, file, noop: flags.isNoop, machine };
  if (compiled.catalog === undefined) {
    const message = withMachinePaths(compiled.error?.message ?? '', file);
    options.watchRun?.({ ...run, catalog: undefined, logs, error: message });
    return { exitCode: 1, ...printed([...logs, said('err', message)], style) };
  }
  const compiledIn = (Object.values(compiled.timings).reduce((sum, time) => sum + time, 0) / 1000).toFixed(2);
  const compileLogs = [
    ...logs,
    said('notice', `Compiled catalog for ${target.hostname} in environment production in ${compiledIn} seconds`),
  ];
  const watcher = options.watchRun?.({ ...run, catalog: compiled.catalog, logs: compileLogs, error: undefined });
  const bytes = await options.bytesFor?.(compiled.catalog);
  machine.fileServer = moduleFileServer(bytes === undefined ? input.files : withBytes(input.files, bytes));
  const report = await applyCatalog(compiled.catalog, machine, {
    types: typesFor(input, machine, options),
    noop: flags.isNoop,
    deferred: compiled.deferred,
    ...(watcher === undefined ? {} : { listener: watcher.listen }),
    ...(flags.tags === undefined ? {} : { tags: flags.tags }),
    ...(flags.skipTags === undefined ? {} : { skipTags: flags.skipTags }),
    ...(options.storage === undefined ? {} : { storage: options.storage }),
  });
  watcher?.finish(report);
  for (const { changes } of machine.journal) for (const change of changes) target.change(change);
  target.spend(machine.clock - target.clock);
  const ended = report.applyError ?? report.graphError;
  const seconds = ((report.endedAt - report.startedAt) / 1000).toFixed(2);
  const lines = [
    ...compileLogs,
    ...report.logs,
    ended === undefined
      ? said('notice', `Applied catalog in ${seconds} seconds`)
      : said('err', `Failed to apply catalog: ${ended.message}`),
  ];
  return { exitCode: computeExitCode(report, flags.isDetailed), ...printed(lines, style) };
}

/**
 * Computes the exit code of a run: 1 if it ended early, otherwise 0. With `--detailed-exitcodes`: 2 for changes, 4 for
 * failures and 6 for both.
 */
function computeExitCode(report: RunReport, isDetailed: boolean): number {
  if (report.applyError !== undefined || report.graphError !== undefined) return 1;
  if (!isDetailed) return 0;
  const hasFailed = report.totals.failed > 0 || report.totals.failedToRestart > 0;
  return (report.totals.changes > 0 ? 2 : 0) + (hasFailed ? 4 : 0);
}

function readFlags(options: ReadonlyMap<string, string>): ApplyFlags {
  const [tags, skipTags] = ['tags', 'skip_tags'].map((name) => options.get(name)?.split(','));
  return {
    isNoop: options.has('noop') && !options.has('no-noop'),
    isVerbose: options.has('verbose') || options.has('test'),
    isDetailed: options.has('detailed-exitcodes') || options.has('test'),
    ...(tags === undefined ? {} : { tags }),
    ...(skipTags === undefined ? {} : { skipTags }),
  };
}

/**
 * Returns the options without stored property values. Only the agent stores these values and uses them to detect
 * corrective changes (`transaction/persistence.rb`, `enabled?`).
 */
function withoutCorrections(puppet: PuppetOptions): PuppetOptions {
  return puppet.storage === undefined ? puppet : { ...puppet, storage: puppet.storage.withoutSystemValues() };
}

export async function apply(
  args: readonly string[],
  context: CommandContext,
  puppet: PuppetOptions,
): Promise<ToolResult> {
  const line = commandLine(args, OPTIONS, puppet);
  if (isResult(line)) return line;
  const { options, operands } = line;
  const manifest = chooseManifest(options.get('execute'), operands[0], context);
  if (manifest === undefined) return couldNotRun(`Could not find file ${operands[0] ?? ''}`, puppet);
  const { target } = context.session;
  const input = compileInput(target, puppet, manifest.text);
  const flags = readFlags(options);
  return applyOn(
    target,
    { command: 'apply', manifest: manifest.text, file: manifest.file, input, flags },
    withoutCorrections(puppet),
  );
}

/** Runs the agent once without a server: the machine itself compiles the environment's manifests. */
export async function agent(
  args: readonly string[],
  { session }: CommandContext,
  puppet: PuppetOptions,
): Promise<ToolResult> {
  const line = commandLine(args, [...OPTIONS, { name: 'onetime' }, { name: 'no-daemonize' }], puppet);
  if (isResult(line)) return line;
  const { options } = line;
  if (!options.has('test') && !options.has('onetime'))
    return refuse(1, 'Error: A background agent is not available here. For a single run, use: puppet agent --test');
  const { target } = session;
  const input = compileInput(target, puppet);
  const flags = readFlags(options);
  return applyOn(target, { command: 'agent', manifest: undefined, file: ENVIRONMENT_FOLDER, input, flags }, puppet);
}
