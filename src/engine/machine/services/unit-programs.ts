/**
 * Runs the programs in `ExecStartPre=` and `ExecStart=` of units that a user wrote or changed. They run in the
 * machine's shell before the start is recorded. Programs of packages are not run: their configuration is checked in
 * `units`.
 */
import { USR_BIN } from '../presets/programs.ts';
import { baseName } from '../files/paths.ts';
import {
  listDropIns,
  parseSettings,
  settingsOfUnit,
  findUnitFile,
  unmetCondition,
  type UnitFileHost,
  type UnitSettings,
} from './unit-files.ts';

export type UnitProgramsResult =
  | { readonly kind: 'runs' }
  /** The main program exited successfully, and no process of the unit is running. */
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'failed';
      readonly process: 'Control' | 'Main';
      readonly program: string;
      /** Exit status in systemd's format, such as `1/FAILURE`. */
      readonly status: string;
      readonly output: readonly string[];
      /** True if `systemctl start` fails too. False if systemd does not wait for the result of the program. */
      readonly failsStart: boolean;
    };

/** Runs a program in a separate process, for at most the given number of simulated milliseconds. */
export type RunProgram = (
  words: readonly string[],
  options: {
    readonly env: Readonly<Record<string, string>>;
    readonly cwd?: string;
    readonly user?: string;
    readonly timeout?: number;
  },
) => Promise<{
  readonly output: string;
  readonly exitCode: number;
  readonly timedOut: boolean;
  readonly hasUnknownProgram: boolean;
}>;

interface ProgramHost extends UnitFileHost {
  readonly accounts: { user(name: string): object | undefined };
}

/** Simulated milliseconds after which a main program counts as running. */
const LONG_ENOUGH = 1000;

/**
 * Types of units for which systemd watches the main program. For other types (`notify`, `forking`, `dbus`), only the
 * daemon knows when it is ready.
 */
const WATCHED: ReadonlySet<string> = new Set(['simple', 'exec', 'idle', 'oneshot']);

/**
 * Runs the programs of a user's unit that is about to start. Returns `undefined` if the unit has none, or if the
 * simulation cannot run them.
 */
export async function tryUnitPrograms(
  host: ProgramHost,
  given: string,
  run: RunProgram,
): Promise<UnitProgramsResult | undefined> {
  const unit = findUnitFile(host, given);
  if (unit === undefined || unit.isMasked || !unit.name.endsWith('.service')) return undefined;
  const all = settingsOfUnit(host, unit);
  if (unmetCondition(host, all) !== undefined) return undefined;
  const own = /^\/(?:etc|run)\//.test(unit.path)
    ? all
    : parseSettings(listDropIns(host, unit.name).map((path) => host.files.readText(path)));
  const environment = readEnvironment(host, all);
  const words = (line: string) => parseCommand(line, unit.name, environment);
  const user = all.get('User')?.at(-1);
  const cwd = all.get('WorkingDirectory')?.at(-1)?.replace(/^-/, '');
  const options = {
    env: environment,
    ...(user === undefined || host.accounts.user(user) === undefined ? {} : { user }),
    ...(cwd === undefined || !host.files.isDirectory(cwd) ? {} : { cwd }),
  };
  for (const line of own.get('ExecStartPre') ?? []) {
    const command = words(line);
    const failure = await runProgram(host, command, 'Control', run, { ...options, timeout: 90_000 });
    if (failure !== undefined) return { ...failure, failsStart: true };
  }
  const lines = own.get('ExecStart') ?? [];
  const type = all.get('Type')?.at(-1) ?? 'simple';
  if (lines.length === 0 || !WATCHED.has(type)) return undefined;
  if (type === 'oneshot') return tryOneshot(host, lines.map(words), all, run, options);
  const command = words(lines.at(-1) ?? '');
  if (!isOrdinary(host, command.words[0] ?? '')) return undefined;
  if (isFollowing(command.words)) return { kind: 'runs' };
  const ran = await run(command.words, { ...options, timeout: LONG_ENOUGH });
  if (ran.timedOut || ran.hasUnknownProgram) return { kind: 'runs' };
  if (ran.exitCode !== 0 && !command.mayFail)
    return { ...failed(command, 'Main', ran.exitCode, ran.output), failsStart: false };
  return staysActive(all) ? { kind: 'runs' } : { kind: 'ended' };
}

async function tryOneshot(
  host: ProgramHost,
  commands: readonly Command[],
  settings: UnitSettings,
  run: RunProgram,
  options: Parameters<RunProgram>[1],
): Promise<UnitProgramsResult> {
  for (const command of commands) {
    const failure = await runProgram(host, command, 'Main', run, options);
    if (failure !== undefined) return { ...failure, failsStart: true };
  }
  return staysActive(settings) ? { kind: 'runs' } : { kind: 'ended' };
}

async function runProgram(
  host: ProgramHost,
  command: Command,
  process: 'Control' | 'Main',
  run: RunProgram,
  options: Parameters<RunProgram>[1],
) {
  const program = command.words[0] ?? '';
  if (program === '') return undefined;
  if (!host.files.exists(program) && program.startsWith('/'))
    return command.mayFail
      ? undefined
      : failed(command, process, 203, `Failed to locate executable ${program}: No such file or directory`);
  if (!isOrdinary(host, program) && host.files.readText(program).startsWith('#!')) return undefined;
  const { exitCode, output, hasUnknownProgram } = await run(command.words, options);
  return exitCode === 0 || command.mayFail || hasUnknownProgram
    ? undefined
    : failed(command, process, exitCode, output);
}

export function staysActive(settings: UnitSettings): boolean {
  return /^(?:yes|true|1|on)$/i.test(settings.get('RemainAfterExit')?.at(-1) ?? '');
}

interface Command {
  readonly words: readonly string[];
  /** True if a failure counts as success: the command begins with `-`. */
  readonly mayFail: boolean;
}

/** Splits a command line of a unit into words, and replaces variables and specifiers. No shell parses the line. */
function parseCommand(line: string, unit: string, environment: Readonly<Record<string, string>>): Command {
  const [, marks = '', rest = ''] = /^([-@:+!]*)(.*)$/s.exec(line.trim()) ?? [];
  const [, prefix = '', instance = ''] = /^([^@]*)@?(.*?)\.\w+$/.exec(unit) ?? [];
  const specifiers: Readonly<Record<string, string>> = {
    i: instance,
    I: instance,
    n: unit,
    N: unit.replace(/\.\w+$/, ''),
    p: prefix,
    t: '/run',
    '%': '%',
  };
  const words = [...rest.matchAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+)/g)].flatMap(([, double, single, bare]) => {
    const text = (double ?? single ?? bare ?? '').replaceAll(/\\(["\\'$])/g, '$1');
    const specified = text.replaceAll(/%([a-zA-Z%])/g, (whole, key: string) => specifiers[key] ?? whole);
    const alone = bare === undefined ? null : /^\$(\w+)$/.exec(specified);
    if (alone !== null) return (environment[alone[1] ?? ''] ?? '').split(/\s+/).filter((word) => word !== '');
    return [
      specified.replaceAll(/\$\{(\w+)\}/g, (_whole, key: string) => environment[key] ?? '').replaceAll('$$', () => '$'),
    ];
  });
  return { words, mayFail: marks.includes('-') };
}

/** Reads the variables of `Environment=` and of the files in `EnvironmentFile=`. */
function readEnvironment({ files }: UnitFileHost, settings: UnitSettings): Readonly<Record<string, string>> {
  const assignments = (settings.get('Environment') ?? []).flatMap((value) =>
    [...value.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
  );
  const lines = (settings.get('EnvironmentFile') ?? []).flatMap((value) => {
    const path = value.replace(/^-/, '');
    return files.stat(path)?.kind === 'file' ? files.readText(path).split('\n') : [];
  });
  return Object.fromEntries(
    [...assignments, ...lines].flatMap((line) => {
      const [, name = '', value = ''] = /^\s*(\w+)=(.*?)\s*$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
    }),
  );
}

/** True if the simulation runs this program like a real machine does: a tool of the base system, or a shell script. */
function isOrdinary({ files }: UnitFileHost, path: string): boolean {
  if (/^(?:\/usr)?\/bin\//.test(path) && USR_BIN.includes(baseName(path))) return true;
  const node = files.stat(path);
  if (/^\/usr\/bin\/node(?:js)?$/.test(path)) return node?.kind === 'file';
  if (node?.kind !== 'file' || (node.mode & 0o111) === 0) return false;
  return /^#! *(?:\/usr)?\/bin\/(?:env +)?(?:ba|da)?sh\b/.test(files.readText(path));
}

function isFollowing([program = '', ...args]: readonly string[]): boolean {
  return baseName(program) === 'tail' && args.some((word) => /^(?:-\w*[fF]|--follow)/.test(word));
}

/** Names that systemd prints for exit statuses. Other statuses are printed as `n/a`. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  1: 'FAILURE',
  2: 'INVALIDARGUMENT',
  3: 'NOTIMPLEMENTED',
  4: 'NOPERMISSION',
  5: 'NOTINSTALLED',
  6: 'NOTCONFIGURED',
  7: 'NOTRUNNING',
  203: 'EXEC',
};

function failed({ words }: Command, process: 'Control' | 'Main', status: number, output: string) {
  return {
    kind: 'failed',
    process,
    program: baseName(words[0] ?? ''),
    status: `${status}/${STATUS_WORDS[status] ?? 'n/a'}`,
    output: output.split('\n').filter((line) => line !== ''),
  } as const;
}
