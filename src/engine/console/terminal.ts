/** One line typed at the terminal of a machine. */
import type { JsonData } from '../values/from-json.ts';
import type { Target } from '../machine/target.ts';
import type { ExportedResourceStore } from '../catalog/exported-resources.ts';
import type { Release } from '../releases/release.ts';
import type { RubySnapshot } from '../ruby/machine/snapshot.ts';
import type { RunStorage } from '../transaction/storage.ts';
import { goesOn, isUnfinished } from '../machine/shell/bash.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import { mountEnvironment, unmountEnvironment } from './environment-mount.ts';
import type { BytesFor } from './puppet-context.ts';
import { puppetCommand } from './puppet-command.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import { terminalCommands } from './terminal-commands.ts';
import type { WatchRun } from './watch-run.ts';

export interface TerminalInput {
  /** The project's files, by path in the environment. */
  readonly files: Readonly<Record<string, string>>;
  readonly facts: { readonly [name: string]: JsonData };
  /** Whether the node sends flat facts, whatever the release. */
  readonly legacyFacts?: boolean;
  /** Where the last command left the shell. */
  readonly cwd?: string;
  /** The shell's variables as the last command left them. */
  readonly env?: Readonly<Record<string, string>>;
  /** The release of Puppet that the machine has; Puppet 8's last by default. */
  readonly release?: Release;
  /** How the last command ended, for `$?`; default 0. */
  readonly status?: number;
  /** Standard input of the command. */
  readonly stdin?: string;
  /** Lines typed before and the current one, the oldest first, for \`history\`. */
  readonly history?: readonly string[];
  /** What earlier runs on the machine left; changed where the command applies something. */
  readonly storage?: RunStorage;
  /** What the nodes of the environment export, asked for when a command compiles something. */
  readonly exports?: () => ExportedResourceStore | undefined;
  /** Ruby as it is after its boot; absent where none is needed. */
  readonly ruby?: RubySnapshot;
  readonly bytesFor?: BytesFor;
  readonly watchRun?: WatchRun;
}

export interface TerminalOutput {
  /** What appears on the terminal; with escape sequences for colours. */
  readonly output: string;
  readonly exitCode: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The line stopped where more was to come; nothing was done. */
  readonly isUnfinished: boolean;
  /** The machine after the command, with an empty journal. */
  readonly target: Target;
  /** Whether anything of the machine itself changed. */
  readonly hasChanged: boolean;
  /** What became of the project's files: new texts by path, `null` for those that are gone. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** What a login sets; `PATH` is the shell's own. */
const LOGIN_ENVIRONMENT = {
  HOME: '/root',
  USER: 'root',
  LOGNAME: 'root',
  SHELL: '/bin/bash',
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
};
const HOME = '/root';

/** Variables that the shell sets anew for each line. */
const OF_ONE_LINE = new Set(['PWD', 'SHELLOPTS', 'BASHOPTS', 'OPTIND', 'IFS', '?']);

/** Whether what a line prints goes to the terminal, rather than into a file or another command. */
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
