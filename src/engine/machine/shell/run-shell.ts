/** Runs commands on a simulated machine. The commands cannot access the real system or a network. */
import { Failure } from '../../diagnostics/failure.ts';
import type { Bash, CustomCommand } from 'just-bash/browser';
import { cost } from '../cost.ts';
import type { Change } from '../journal/change.ts';
import { toText } from '../files/node.ts';
import { refuse } from '../options.ts';
import type { ToolResult } from '../options.ts';
import { PosixError } from '../files/posix-error.ts';
import { USR_BIN } from '../presets/programs.ts';
import type { Target } from '../target.ts';
import type { SimulatedCommand } from './command.ts';
import { TEST_PROGRAM } from './gnu/test-socket.ts';
import { asBash } from './bash.ts';
import { asDash, cannotCreate } from './dash.ts';
import { ShellFileSystem } from './file-system.ts';
import { endedAtLimit, type ShellError } from './library-errors.ts';
import { resolveIdentity, ROOT, ShellSession } from './session.ts';

/** TypeScript's ECMAScript library does not declare this global of browsers, workers and Node. */
declare const AbortController: new () => { readonly signal: NonNullable<ExecOptions['signal']>; abort(): void };

type ShellModule = typeof import('just-bash/browser');
type ExecOptions = NonNullable<Parameters<Bash['exec']>[1]>;

export interface RunOptions {
  readonly cwd?: string;
  readonly user?: string;
  readonly group?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Directories in `PATH`. Default: root's `PATH`. */
  readonly path?: readonly string[];
  /** Limit in simulated milliseconds. No limit if absent. */
  readonly timeout?: number;
  /** The umask of the shell. The default is 0022. */
  readonly umask?: number;
  readonly input?: string;
  readonly commands?: readonly SimulatedCommand[];
  /**
   * True if standard error is written to the same stream as standard output (`2>&1`). `output` then contains both in
   * order.
   */
  readonly isCombined?: boolean;
  /**
   * True if the line was typed at a terminal. `stdout` then contains both streams in order, and shell errors have
   * bash's wording.
   */
  readonly isTerminal?: boolean;
}

export interface RunResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly output: string;
  readonly exitCode: number;
  readonly timedOut: boolean;
  readonly hasUnknownProgram: boolean;
  readonly changes: readonly Change[];
  readonly duration: number;
  /** Variables of the shell when it ended, including `PWD`. Empty if an error ended the shell. */
  readonly env: Readonly<Record<string, string>>;
  /** Errors of the shell itself. Empty unless the line was typed at a terminal. */
  readonly shellErrors: readonly ShellError[];
}

export const DEFAULT_PATH: readonly string[] = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
];

/** Limits that end an endless loop within a second, and that no reasonable script reaches. */
const LIMITS = {
  maxCallDepth: 100,
  maxCommandCount: 20_000,
  maxLoopIterations: 20_000,
  maxAwkIterations: 100_000,
  maxSedIterations: 100_000,
  maxStringLength: 8 * 1024 * 1024,
  maxOutputSize: 8 * 1024 * 1024,
  maxExecutionTimeMs: 10_000,
};

/**
 * Number of commands per machine that may be stopped at the full limits. After that, the limits are divided by the
 * number of stopped commands, but at most by `MAX_DIVISOR`. A run with hundreds of endless commands thus ends in reasonable
 * time.
 */
const PATIENCE = 10;
const MAX_DIVISOR = 50;
const ended = new WeakMap<Target, number>();

function limitsFor(target: Target): typeof LIMITS {
  const count = ended.get(target) ?? 0;
  if (count < PATIENCE) return LIMITS;
  const divided = (limit: number): number => Math.round(limit / Math.min(count, MAX_DIVISOR));
  return {
    ...LIMITS,
    maxCommandCount: divided(LIMITS.maxCommandCount),
    maxLoopIterations: divided(LIMITS.maxLoopIterations),
    maxAwkIterations: divided(LIMITS.maxAwkIterations),
    maxSedIterations: divided(LIMITS.maxSedIterations),
    maxExecutionTimeMs: divided(LIMITS.maxExecutionTimeMs),
  };
}

interface LoadedShell {
  readonly shell: ShellModule;
  readonly machineCommands: readonly SimulatedCommand[];
}

let loading: Promise<LoadedShell> | undefined;

function loadShell(): Promise<LoadedShell> {
  loading ??= Promise.all([import('just-bash/browser'), import('./commands.ts')]).then(([shell, { COMMANDS }]) => ({
    shell,
    machineCommands: COMMANDS,
  }));
  return loading;
}

/** Runs a command. A string is a command line for the shell. An array is a program with arguments, without a shell. */
export async function runShell(
  target: Target,
  command: string | readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const { shell, machineCommands } = await loadShell();
  const label = typeof command === 'string' ? command : command.join(' ');
  target.work?.count('commands');
  target.work?.count('output', 0);
  const position = target.position;
  const startedAt = target.clock;
  const aborter = new AbortController();
  const identity =
    options.user === undefined && options.group === undefined
      ? ROOT
      : resolveIdentity(target, options.user ?? 'root', options.group);
  if (identity === undefined) throw new Failure(`no such user: ${options.user ?? ''}`);
  const deadline = options.timeout === undefined ? Infinity : startedAt + options.timeout;
  const session = new ShellSession(target, identity, options.umask ?? 0o022, deadline, () => aborter.abort());
  const cwd = options.cwd ?? '/';
  const { family } = target.platform;
  const commands = [...machineCommands, ...(options.commands ?? [])].filter(
    (each) => each.family === undefined || each.family === family,
  );
  const environment = { PATH: (options.path ?? DEFAULT_PATH).join(':'), PWD: cwd, ...options.env };
  const bash = new shell.Bash({
    // These variables are exported so that a nested shell has them too.
    env: environment,
    fs: new ShellFileSystem(
      session,
      commands.map(({ name }) => name),
    ),
    cwd,
    executionLimits: limitsFor(target),
    defenseInDepth: false,
    processInfo: { pid: 4242, ppid: 1, uid: identity.uid, gid: identity.gid },
    sleep: async (milliseconds) => session.sleep(milliseconds),
    customCommands: commands.map((each) => asShellCommand(shell, each, session)),
  });
  const isCombined = options.isTerminal === true || options.isCombined === true;
  const [program, args] = invocation(command, isCombined);
  const shared = { env: environment, replaceEnv: true, cwd, rawScript: true, signal: aborter.signal };
  const result = await target.stepAsync(label, async () => {
    target.spend(cost.command);
    try {
      const main = await bash.exec(program, {
        ...shared,
        ...(options.input === undefined ? {} : { stdin: options.input }),
        ...(args.length === 0 ? {} : { args: [...args] }),
      });
      if (session.exitTrap === undefined || session.expired) return main;
      const last = await bash.exec(session.exitTrap, shared);
      return { ...main, stdout: main.stdout + last.stdout, stderr: main.stderr + last.stderr };
    } catch (thrown) {
      return refusedRedirect(thrown, options.isTerminal === true);
    }
  });
  target.work?.count('output', result.stdout.length + result.stderr.length);
  if (endedAtLimit(result.stdout + result.stderr)) ended.set(target, (ended.get(target) ?? 0) + 1);
  const common = {
    timedOut: session.expired,
    hasUnknownProgram: session.hasUnknownProgram,
    changes: target.journal.slice(position).flatMap((entry) => entry.changes),
    duration: target.clock - startedAt,
    env: result.env ?? {},
  };
  if (options.isTerminal === true) {
    const { output, errors } = asBash(result.stdout + result.stderr, session.refused);
    return { ...common, stdout: output, stderr: '', output, exitCode: result.exitCode, shellErrors: errors };
  }
  const { stdout, stderr: complaints } =
    options.isCombined === true ? { stdout: '', stderr: result.stdout + result.stderr } : result;
  const said = { stderr: complaints, exitCode: result.exitCode };
  const ending = asDash(said, isShellCall(command) ? '/bin/sh' : 'sh', session.refused, findScript(command));
  const stderr = withProgramPaths(ending.stderr, command);
  return {
    ...common,
    stdout,
    stderr,
    output: stdout + stderr,
    exitCode: session.expired ? 124 : ending.exitCode,
    shellErrors: [],
  };
}

/**
 * Creates the result for a shell that ended because a file could not be opened for a redirect. Its earlier output is
 * lost.
 */
function refusedRedirect(
  thrown: unknown,
  isTerminal: boolean,
): ToolResult & { readonly env?: Readonly<Record<string, string>> } {
  if (!(thrown instanceof PosixError)) throw thrown;
  if (isTerminal) return refuse(1, `sh: ${thrown.path}: ${thrown.text}`);
  return refuse(2, `sh: ${cannotCreate(thrown)}`);
}

/** `/bin/sh -c LINE` runs the line directly, because the simulated shell is `/bin/sh`. */
const SHELL_CALL = ['/bin/sh', '-c'] as const;

function isShellCall(command: string | readonly string[]): boolean {
  return (
    typeof command !== 'string' && command.length === 3 && SHELL_CALL.every((word, index) => command[index] === word)
  );
}

function findScript(command: string | readonly string[]): string {
  return typeof command === 'string' ? command : isShellCall(command) ? (command[2] ?? '') : '';
}

/** Returns the command line, and the arguments that the shell does not parse. */
function invocation(command: string | readonly string[], isCombined: boolean): readonly [string, readonly string[]] {
  if (typeof command === 'string') {
    const line = withTestProgram(command);
    return [isCombined ? `exec 2>&1; ${line}` : line, []];
  }
  if (isShellCall(command)) return [isCombined ? `exec 2>&1; ${command[2] ?? ''}` : (command[2] ?? ''), []];
  const [program = '', ...args] = command;
  // The program is started without a shell, so a builtin with the same name is not used.
  return [program === 'test' ? TEST_PROGRAM : quoted(program), args];
}

/**
 * Replaces the builtin `test` with the program `test` if the command line only tests for a socket. The builtin does not
 * know sockets.
 */
function withTestProgram(line: string): string {
  return line.replace(/^\s*(?:test\s+(-S\s+[\w./-]+)|\[\s+(-S\s+[\w./-]+)\s+\])\s*$/, `${TEST_PROGRAM} $1$2`);
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Error messages of these tools begin with the path by which the tool was called. */
const TELLS_PATH = new Set(USR_BIN);

/** Adds the path to error messages of programs that were called by their path: `/bin/cat: x: …`. */
function withProgramPaths(stderr: string, command: string | readonly string[]): string {
  if (stderr === '') return stderr;
  const text = typeof command === 'string' ? command : (command[0] ?? '');
  let result = stderr;
  for (const [, path = '', name = ''] of text.matchAll(/(?:^|[\s;|&(])(\/(?:usr\/)?s?bin\/([\w.-]+))/g)) {
    if (TELLS_PATH.has(name))
      result = result.replaceAll(new RegExp(`^${name.replaceAll('.', '\\.')}: `, 'gm'), () => `${path}: `);
  }
  return result;
}

function asShellCommand(shell: ShellModule, command: SimulatedCommand, session: ShellSession): CustomCommand {
  return shell.defineCommand(command.name, async (args, context) => execute(command, args, context, session));
}

function bytesOfLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

/** Number of positional parameters that the shell library sets. */
const PARAMETERS = 9;

/**
 * Restores arguments that a script passed on with `"$@"`. The shell library passes only nine parameters: later
 * arguments arrive empty, and only `$*` contains them, joined by spaces. A word of `$*` that cannot be a separate
 * argument is joined with the previous argument.
 */
function withLostArguments(args: readonly string[], env: ReadonlyMap<string, string>): readonly string[] {
  const lost = Number(env.get('#') ?? 0) - PARAMETERS;
  const start = args.length - lost;
  if (!(lost > 0) || start < PARAMETERS || args.slice(start).some((word) => word !== '')) return args;
  const known = Array.from({ length: PARAMETERS }, (_, index) => env.get(String(index + 1)) ?? '').join(' ');
  const words = (env.get('@') ?? '').slice(known.length + 1).split(' ');
  while (words.length > lost) {
    const isPart = (at: number): boolean =>
      at > 0 && !/^[-/]/.test(words[at] ?? '') && !(words[at - 1] ?? '').startsWith('-');
    const at = Math.max(
      1,
      words.findIndex((_word, index) => isPart(index)),
    );
    words.splice(at - 1, 2, `${words[at - 1] ?? ''} ${words[at] ?? ''}`);
  }
  return [...args.slice(0, start), ...words];
}

type ShellContext = Parameters<Parameters<ShellModule['defineCommand']>[1]>[1];

async function execute(
  command: SimulatedCommand,
  args: readonly string[],
  context: ShellContext,
  session: ShellSession,
): Promise<ToolResult> {
  const { origCommand } = context;
  return command.run(withLostArguments(args, context.env), {
    session,
    cwd: context.cwd,
    env: context.env,
    // The shell library passes standard input in an object that converts to a string with one character per byte. The
    // simulated commands need the decoded text.
    // oxlint-disable-next-line typescript/no-base-to-string
    stdin: toText(bytesOfLatin1(String(context.stdin))),
    run: async (commandLine, more) => {
      if (context.exec === undefined)
        return { exitCode: 126, stdout: '', stderr: `${command.name}: cannot run commands\n` };
      return context.exec(commandLine, { cwd: context.cwd, ...(more === undefined ? {} : { args: [...more] }) });
    },
    ...(origCommand === undefined ? {} : { original: async (words) => origCommand([...words]) }),
    spawn: async (words, options) => runShell(session.target, words, { ...options, isCombined: true }),
  });
}
