/** Parses the words after a `puppet` subcommand, and formats the errors of a subcommand. */
import { parseOptions, type OptionSpec, type ToolResult } from '../machine/options.ts';
import type { PuppetOptions } from './puppet-context.ts';
import { printed, said } from './puppet-log.ts';

/** Settings that every subcommand accepts and ignores, because a machine has a single environment. */
const SETTINGS: readonly OptionSpec[] = [
  { name: 'debug', short: 'd' },
  { name: 'verbose', short: 'v' },
  { name: 'help', short: 'h' },
  { name: 'environment', takesValue: true },
  { name: 'modulepath', takesValue: true },
  { name: 'color', takesValue: true },
  { name: 'trace' },
  { name: 'strict', takesValue: true },
];

export interface CommandLine {
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

/** Parses the options and operands. Returns Puppet's error message if they are invalid. */
export function commandLine(
  args: readonly string[],
  specs: readonly OptionSpec[],
  puppet: PuppetOptions,
): CommandLine | ToolResult {
  const own = new Set(specs.map(({ name }) => name));
  const all = [...specs, ...SETTINGS.filter(({ name }) => !own.has(name))];
  const last = args.at(-1) ?? '';
  const isLacking = all.some(
    ({ name, short, takesValue }) =>
      takesValue === true && (last === `--${name}` || (short !== undefined && last === `-${short}`)),
  );
  const refused = (what: string): ToolResult => complain(`Could not parse application options: ${what}`, puppet);
  if (isLacking) return refused(`missing argument: ${last}`);
  const { options, operands, unknown } = parseOptions(args, all);
  return unknown === undefined ? { options, operands } : refused(`invalid option: ${unknown}`);
}

export function isResult(read: CommandLine | ToolResult): read is ToolResult {
  return 'exitCode' in read;
}

function complain(message: string, { isTerminal = false }: PuppetOptions): ToolResult {
  return { exitCode: 1, ...printed([said('err', message)], { isTerminal }) };
}

export function couldNotRun(message: string, puppet: PuppetOptions): ToolResult {
  return complain(`Could not run: ${message}`, puppet);
}
