import type { ToolResult } from '../options.ts';
import type { RunProgram } from '../services/unit-programs.ts';
import type { Target } from '../target.ts';
import type { ShellSession } from './session.ts';

export interface CommandContext {
  readonly session: ShellSession;
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
  readonly stdin: string;
  /** Runs a command line in the same shell. `args` are added at its end as words that the shell does not parse. */
  run(commandLine: string, args?: readonly string[]): Promise<ToolResult>;
  /** Runs the shell library's own command with this name, if there is one. */
  readonly original?: (args: readonly string[]) => Promise<ToolResult>;
  /** Runs a program outside of this shell, as the service manager does. */
  readonly spawn: RunProgram;
}

export interface SimulatedCommand {
  readonly name: string;
  /** Family of machines that have the command. Absent if all machines have it. */
  readonly family?: 'debian' | 'redhat';
  run(args: readonly string[], context: CommandContext): ToolResult | Promise<ToolResult>;
}

export type PackageProgram = (
  target: Target,
  args: readonly string[],
  context: CommandContext,
) => ToolResult | Promise<ToolResult>;

export type PackagePrograms = ReadonlyMap<string, () => Promise<PackageProgram | undefined>>;
