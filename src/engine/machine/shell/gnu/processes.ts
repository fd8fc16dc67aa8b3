import { refuse, succeed, type ToolResult } from '../../options.ts';
import { baseName } from '../../files/paths.ts';
import { serviceProcesses, type Process } from '../../services/processes.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

/** Finds the processes that the arguments of `pgrep` select. Returns `undefined` if there is no pattern. */
function chosen(target: Target, args: readonly string[]): readonly Process[] | undefined {
  const takesValue = /^-[uUgGPtsdF]$|^--(?:euid|uid|group|parent|terminal|session|delimiter|pidfile)$/;
  const [pattern] = args.filter((word, index) => !word.startsWith('-') && !takesValue.test(args[index - 1] ?? ''));
  if (pattern === undefined) return undefined;
  const flags = args.filter((word) => /^-[a-z]+$/i.test(word)).join('');
  const isWhole = flags.includes('f') || args.includes('--full');
  const isExact = flags.includes('x') || args.includes('--exact');
  const match = new RegExp(isExact ? `^(?:${pattern})$` : pattern, flags.includes('i') ? 'i' : '');
  return [...serviceProcesses(target).values()].filter(({ name, line }) => match.test(isWhole ? line : name));
}

function pgrep(target: Target, args: readonly string[]): ToolResult {
  const found = chosen(target, args);
  if (found === undefined)
    return refuse(2, "pgrep: no matching criteria specified\nTry `pgrep --help' for more information.");
  const shows = (letter: string): boolean => args.some((word) => /^-[a-z]+$/.test(word) && word.includes(letter));
  const rows = found.map(({ pid, name, line }) => `${pid}${shows('a') ? ` ${line}` : shows('l') ? ` ${name}` : ''}\n`);
  const stdout = shows('c') ? `${found.length}\n` : rows.join('');
  return { exitCode: found.length === 0 ? 1 : 0, stdout, stderr: '' };
}

/** Signals have no effect: a service that receives one continues to run. */
function pkill(target: Target, args: readonly string[]): ToolResult {
  const found = chosen(
    target,
    args.filter((word) => !/^-(?:\d+|[A-Z0-9]+|SIG\w+)$/.test(word)),
  );
  if (found === undefined)
    return refuse(2, "pkill: no matching criteria specified\nTry `pkill --help' for more information.");
  return found.length === 0 ? { exitCode: 1, stdout: '', stderr: '' } : succeed();
}

function pidof(target: Target, args: readonly string[]): ToolResult {
  const names = new Set(args.filter((word) => !word.startsWith('-')).map(baseName));
  const found = [...serviceProcesses(target).values()].filter(({ name }) => names.has(name));
  if (found.length === 0) return { exitCode: 1, stdout: '', stderr: '' };
  return succeed(args.includes('-q') ? '' : `${found.map(({ pid }) => pid).join(' ')}\n`);
}

export const PROCESS_COMMANDS: readonly SimulatedCommand[] = [
  { name: 'pgrep', run: (args, { session }) => pgrep(session.target, args) },
  { name: 'pkill', run: (args, { session }) => pkill(session.target, args) },
  { name: 'pidof', run: (args, { session }) => pidof(session.target, args) },
];
