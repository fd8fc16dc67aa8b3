/** Commands that only make sense for a person at a terminal, on a machine without a screen. */
import { refuse, succeed, type ToolResult } from '../target/options.ts';
import type { SimulatedCommand } from '../target/shell/command.ts';
import { programString } from '../values/display.ts';
import { valueFromJson, type JsonData } from '../values/from-json.ts';
import { machineFacts, type PuppetOptions } from './puppet-context.ts';

/** Programs that need the whole screen, and what does the same without. */
const SCREEN_PROGRAMS: Readonly<Record<string, string>> = {
  vi: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  vim: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  nano: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  emacs: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  top: 'Try: ps, free, systemctl status',
  htop: 'Try: ps, free, systemctl status',
  ssh: 'There is no network here: this machine is a simulation in your browser.',
  man: 'There are no manual pages here. puppet help lists what puppet can do.',
};

function screenProgram(name: string, instead: string): SimulatedCommand {
  return { name, run: () => refuse(1, `${name} does not run in this terminal. ${instead}`) };
}

function isRecord(value: JsonData | undefined): value is { readonly [name: string]: JsonData } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One fact as `facter NAME` prints it: texts as they are, what has parts as in the language. */
function factText(value: JsonData): string {
  return typeof value === 'object' && value !== null ? programString(valueFromJson(value)) : String(value);
}

function facter(args: readonly string[], facts: { readonly [name: string]: JsonData }): ToolResult {
  const names = args.filter((word) => !word.startsWith('-'));
  if (args.includes('-j') || args.includes('--json')) {
    const chosen =
      names.length === 0 ? facts : Object.fromEntries(names.map((name) => [name, factAt(facts, name) ?? '']));
    return succeed(`${JSON.stringify(chosen, undefined, 2)}\n`);
  }
  if (names.length === 0)
    return succeed(
      Object.entries(facts)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name} => ${factText(value)}\n`)
        .join(''),
    );
  if (names.length === 1) return succeed(`${factText(factAt(facts, names[0] ?? '') ?? '')}\n`);
  return succeed(names.map((name) => `${name} => ${factText(factAt(facts, name) ?? '')}\n`).join(''));
}

/** The part of the facts that a dotted name leads to. */
function factAt(facts: { readonly [name: string]: JsonData }, name: string): JsonData | undefined {
  let value: JsonData | undefined = facts;
  for (const part of name.split('.')) value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

export function terminalCommands(puppet: PuppetOptions): readonly SimulatedCommand[] {
  return [
    ...Object.entries(SCREEN_PROGRAMS).map(([name, instead]) => screenProgram(name, instead)),
    { name: 'facter', run: (args, { session }) => facter(args, machineFacts(session.target, puppet)) },
  ];
}
