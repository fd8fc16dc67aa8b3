import type { ToolResult } from '../options.ts';
import type { ShellSession } from './session.ts';

/** What a command of ours may use. */
export interface CommandContext {
  readonly session: ShellSession;
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
  readonly stdin: string;
  /** Runs another command line in the same shell, with arguments that are not parsed again. */
  run(commandLine: string, args?: readonly string[]): Promise<ToolResult>;
}

/** A program or builtin that the shell does not bring. */
export interface SimulatedCommand {
  readonly name: string;
  /** Only on machines of this family. */
  readonly family?: 'debian' | 'redhat';
  /** A shell builtin: there is no file of it. */
  readonly builtin?: boolean;
  run(args: readonly string[], context: CommandContext): ToolResult | Promise<ToolResult>;
}
