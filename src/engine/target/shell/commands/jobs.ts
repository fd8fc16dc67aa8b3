/** Commands about what runs by itself: `run-parts` and `logrotate`. */
import { joinPath, normalizePath } from '../../files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';

/** `run-parts` of Debian: runs the programs of a directory whose names have no dot. */
const runParts: SimulatedCommand = {
  name: 'run-parts',
  family: 'debian',
  async run(args, context) {
    const { files } = context.session.target;
    const named = args.find((word) => !word.startsWith('-')) ?? '';
    const directory = normalizePath(named, context.cwd);
    if (!files.isDirectory(directory))
      return refuse(1, `run-parts: failed to open directory ${named}: No such file or directory`);
    const paths = files
      .list(directory)
      .filter((name) => /^[\w-]+$/.test(name))
      .map((name) => joinPath(directory, name))
      .filter((path) => files.stat(path)?.kind === 'file');
    if (args.includes('--list')) return succeed(paths.map((path) => `${path}\n`).join(''));
    const programs = paths.filter((path) => ((files.stat(path)?.mode ?? 0) & 0o111) !== 0);
    if (args.includes('--test')) return succeed(programs.map((path) => `${path}\n`).join(''));
    let result = succeed();
    for (const path of programs) {
      const { exitCode, stdout, stderr } = await context.run(path);
      const failure = exitCode === 0 ? '' : `run-parts: ${path} exited with return code ${exitCode}\n`;
      result = {
        exitCode: exitCode === 0 ? result.exitCode : 1,
        stdout: result.stdout + stdout,
        stderr: result.stderr + stderr + failure,
      };
    }
    return result;
  },
};

const DIRECTIVES = new Set(
  (
    'compress nocompress compresscmd uncompresscmd compressext compressoptions copy nocopy copytruncate nocopytruncate create nocreate ' +
    'createolddir nocreateolddir daily dateext nodateext dateformat dateyesterday datehourago delaycompress nodelaycompress extension ' +
    'addextension hourly ifempty notifempty ignoreduplicates include mail nomail mailfirst maillast maxage maxsize minsize minage ' +
    'missingok nomissingok monthly olddir noolddir allowhardlink noallowhardlink postrotate prerotate firstaction lastaction preremove ' +
    'endscript rotate renamecopy norenamecopy sharedscripts nosharedscripts shred noshred shredcycles size start su tabooext taboopat ' +
    'weekly yearly'
  ).split(' '),
);
const SCRIPTS = new Set(['postrotate', 'prerotate', 'firstaction', 'lastaction', 'preremove']);

/** The mistakes of a configuration of logrotate, with its messages, and the paths of its logs. */
function readConfiguration(
  { session }: CommandContext,
  path: string,
): { readonly errors: readonly string[]; readonly logs: readonly string[] } {
  const errors: string[] = [];
  const logs: string[] = [];
  let isScript = false;
  let isBlock = false;
  for (const [index, raw] of session.target.files.readText(path).split('\n').entries()) {
    const line = raw.trim();
    const [word = ''] = line.split(/[\s=]+/);
    if (isScript) {
      isScript = word !== 'endscript';
      continue;
    }
    if (line === '' || line.startsWith('#')) continue;
    if (/^["/]/.test(line) && !isBlock) logs.push(...line.replace(/\{.*$/, '').trim().split(/\s+/));
    if (line.includes('{')) isBlock = true;
    if (SCRIPTS.has(word)) isScript = true;
    else if (/^[a-z]/.test(word) && !DIRECTIVES.has(word))
      errors.push(`error: ${path}:${index + 1} unknown option '${word}' -- ignoring line`);
    if (line.includes('}')) isBlock = false;
  }
  return { errors, logs };
}

/** `logrotate`: with `-d` tells what it would do; without, on a machine whose logs never age, it only reads its configuration. */
async function logrotate(_target: unknown, args: readonly string[], context: CommandContext): Promise<ToolResult> {
  const { files } = context.session.target;
  const named = args.filter(
    (word, index) => !word.startsWith('-') && !/^(?:-s|--state|-m|--mail)$/.test(args[index - 1] ?? ''),
  );
  if (named.length === 0) return refuse(1, 'logrotate: no config file specified');
  const isDebug = args.some((word) => /^-[a-z]*d|^--debug$/.test(word));
  let [stderr, exitCode] = [
    isDebug
      ? 'warning: logrotate in debug mode does nothing except printing debug messages!  Consider using verbose mode (-v) instead if this is not what you want.\n\n'
      : '',
    0,
  ];
  for (const name of named) {
    const path = normalizePath(name, context.cwd);
    if (!files.exists(path)) {
      stderr += `error: cannot stat ${name}: No such file or directory\n`;
      exitCode = 1;
      continue;
    }
    const paths = files.isDirectory(path) ? files.list(path).map((each) => joinPath(path, each)) : [path];
    for (const each of paths) {
      const { errors, logs } = readConfiguration(context, each);
      stderr += errors.map((error) => `${error}\n`).join('');
      if (errors.length > 0) exitCode = 1;
      if (isDebug)
        stderr += `reading config file ${each}\n${logs.map((log) => `\nrotating pattern: ${log}\n`).join('')}`;
    }
  }
  return { exitCode, stdout: '', stderr };
}

export const JOB_COMMANDS: readonly SimulatedCommand[] = [runParts];
export const JOB_PROGRAMS = { logrotate } as const;
