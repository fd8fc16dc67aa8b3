/** Runs the programs of packages. They are loaded on first use (`LoadedPlatform.programs`). */
import { succeed, type ToolResult } from '../options.ts';
import { loadedPlatform } from '../presets/index.ts';
import type { CommandContext, SimulatedCommand } from './command.ts';

/** Runs a program of a package. Succeeds without effect if the program is not implemented. */
async function runProgram(name: string, args: readonly string[], context: CommandContext): Promise<ToolResult> {
  const { session } = context;
  const program = await loadedPlatform(session.target.platform.id).programs.get(name)?.();
  if (program !== undefined) return program(session.target, args, context);
  session.hasUnknownProgram = true;
  return succeed();
}

export const PACKAGE_PROGRAMS: readonly SimulatedCommand[] = [
  // The file of each program calls this command with the program's name.
  { name: 'package-program', run: ([name = '', ...args], context) => runProgram(name, args, context) },
  // The command `python3` belongs to the base system, unlike the programs of packages.
  { name: 'python3', run: (args, context) => runProgram('python3', args, context) },
];
