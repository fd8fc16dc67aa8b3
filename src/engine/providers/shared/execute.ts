import { runShell, type RunOptions, type RunResult } from '../../machine/shell/run-shell.ts';
import type { Target } from '../../machine/target.ts';
import { TypeFailure } from '../../resource-types/failure.ts';

class ExecutionFailure extends TypeFailure {
  override readonly name = 'ExecutionFailure';
}

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
