/** Runs commands like a provider (`Puppet::Util::Execution.execute`). */
import { runShell, type RunOptions, type RunResult } from '../../machine/shell/run-shell.ts';
import type { Target } from '../../machine/target.ts';
import { TypeFailure } from '../../resource-types/failure.ts';

/** Puppet's `ExecutionFailure`. */
class ExecutionFailure extends TypeFailure {
  override readonly name = 'ExecutionFailure';
}

/** Runs a command. Throws an `ExecutionFailure` if it fails. */
export async function execute(
  target: Target,
  command: string | readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const result = await runShell(target, command, options);
  if (result.exitCode !== 0) throw executionFailure(command, result.exitCode, result.output);
  return result;
}

export function executionFailure(
  command: string | readonly string[],
  exitCode: number,
  output: string,
): ExecutionFailure {
  const text = typeof command === 'string' ? command : command.join(' ');
  return new ExecutionFailure(`Execution of '${text}' returned ${exitCode}: ${output.trim()}`);
}
