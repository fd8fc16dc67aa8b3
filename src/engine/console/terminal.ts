import type { JsonData } from '../values/from-json.ts';
import type { Target } from '../machine/target.ts';
import type { ExportedResourceStore } from '../catalog/nodes/exported-resources.ts';
import type { Release } from '../releases/release.ts';
import type { RubySnapshot } from '../ruby/machine/snapshot.ts';
import type { RunStorage } from '../transaction/corrective/storage.ts';
import { goesOn, isUnfinished } from '../machine/shell/bash.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import { mountEnvironment, unmountEnvironment } from './environment-mount.ts';
import type { LoadBinaryFiles } from './puppet-context.ts';
import { puppetCommand } from './puppet-command.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import { terminalCommands } from './terminal-commands.ts';
import type { WatchRun } from './watch-run.ts';

export interface TerminalInput {
  readonly files: Readonly<Record<string, string>>;
  readonly facts: { readonly [name: string]: JsonData };
  /** True to include legacy facts, even if the release leaves them out. */
  readonly legacyFacts?: boolean;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Puppet release of the machine. The default is the last release of Puppet 8. */
  readonly release?: Release;
  /** Exit status of the last command, for `$?`. The default is 0. */
  readonly status?: number;
  readonly stdin?: string;
  /** Earlier command lines and the current one for `history`, oldest first. */
  readonly history?: readonly string[];
  /** State of earlier runs on the machine. Updated if the command applies something. */
  readonly storage?: RunStorage;
  /** Returns the exported resources of other nodes. Undefined if none are collected, as without storeconfigs. */
  readonly exports?: () => ExportedResourceStore | undefined;
  /** Snapshot of the booted Ruby VM. Absent if Ruby is not needed. */
  readonly ruby?: RubySnapshot;
  readonly bytesFor?: LoadBinaryFiles;
  readonly watchRun?: WatchRun;
}

export interface TerminalOutput {
  readonly output: string;
  readonly exitCode: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** True if the command line is incomplete. Then nothing was run. */
  readonly isUnfinished: boolean;
  readonly target: Target;
  readonly hasChanged: boolean;
  /** New contents of the changed project files by path. `null` marks a deleted file. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Variables set at login. The shell itself sets `PATH`. */
const LOGIN_ENVIRONMENT = {
  HOME: '/root',
  USER: 'root',
  LOGNAME: 'root',
  SHELL: '/bin/bash',
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
};
const HOME = '/root';

const OF_ONE_LINE = new Set(['PWD', 'SHELLOPTS', 'BASHOPTS', 'OPTIND', 'IFS', '?']);

/** True if the output of a command line goes to the terminal, not to a file or a second command. */
function isShown(line: string): boolean {
  return !/[|>`]|\$\(/.test(line);
}

export async function runInTerminal(target: Target, line: string, input: TerminalInput): Promise<TerminalOutput> {
  const mounted = mountEnvironment(target, input.files);
  const environment = { paths: Object.keys(input.files), read: (path: string) => input.files[path] };
  const { facts, legacyFacts = false, release, storage, exports, ruby, bytesFor, watchRun, status = 0 } = input;
  const puppet = {
    facts,
    legacyFacts,
    isTerminal: isShown(line),
    ...(release === undefined ? {} : { release }),
    ...(storage === undefined ? {} : { storage }),
    ...(exports === undefined ? {} : { exports }),
    ...(ruby === undefined ? {} : { ruby }),
    ...(bytesFor === undefined ? {} : { bytesFor }),
    ...(watchRun === undefined ? {} : { watchRun }),
  };
  const cwd = input.cwd !== undefined && mounted.files.isDirectory(input.cwd) ? input.cwd : HOME;
  if (goesOn(line)) {
    const unchanged = { target, hasChanged: false, files: {} };
    return { output: '', exitCode: 0, cwd, env: input.env ?? {}, isUnfinished: true, ...unchanged };
  }
  const result = await runShell(mounted, status === 0 ? line : `(exit ${status}); ${line}`, {
    cwd,
    env: { ...LOGIN_ENVIRONMENT, ...input.env },
    isTerminal: true,
    commands: [puppetCommand(environment, puppet), ...terminalCommands(puppet, input.history ?? [])],
    ...(input.stdin === undefined ? {} : { input: input.stdin }),
  });
  const after = unmountEnvironment(mounted, target.state, input.files);
  const { PWD: left = cwd } = result.env;
  const env = Object.fromEntries(Object.entries(result.env).filter(([name]) => !OF_ONE_LINE.has(name)));
  return {
    output: result.output,
    exitCode: result.exitCode,
    cwd: left,
    env: Object.keys(env).length === 0 ? (input.env ?? {}) : env,
    isUnfinished: isUnfinished(line, result.shellErrors),
    target: after.target,
    hasChanged: result.changes.some(
      (change) =>
        (change.kind !== 'path' && change.kind !== 'touch') || !`${change.path}/`.startsWith(`${ENVIRONMENT_FOLDER}/`),
    ),
    files: after.files,
  };
}
