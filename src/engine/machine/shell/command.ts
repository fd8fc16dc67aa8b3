import type { ToolResult } from '../options.ts';
import type { RunProgram } from '../services/unit-programs.ts';
import type { Target } from '../target.ts';
import type { ShellSession } from './session.ts';

/** The surroundings of a running command. */
export interface CommandContext {
  readonly session: ShellSession;
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
  readonly stdin: string;
  /** Runs a command line in the same shell; `args` are appended as words that the shell does not parse. */
  run(commandLine: string, args?: readonly string[]): Promise<ToolResult>;
  /** Runs the command of this name that the shell library has, if it has one. */
  readonly original?: (args: readonly string[]) => Promise<ToolResult>;
  /** Runs a program apart from this shell, as the service manager does. */
  readonly spawn: RunProgram;
}

/** A program or a shell builtin that is implemented here, instead of by the shell library. */
export interface SimulatedCommand {
  readonly name: string;
  /** Only on machines of this family. */
  readonly family?: 'debian' | 'redhat';
  run(args: readonly string[], context: CommandContext): ToolResult | Promise<ToolResult>;
}

/** A program that a package brings. */
export type PackageProgram = (
  target: Target,
  args: readonly string[],
  context: CommandContext,
) => ToolResult | Promise<ToolResult>;

/** The programs of packages by name, loaded when they first run. */
export type PackagePrograms = ReadonlyMap<string, () => Promise<PackageProgram | undefined>>;
