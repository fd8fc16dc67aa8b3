/** Calls the machine's account tools like Puppet's providers (`provider/nameservice.rb`). */
import { withCode } from '../../diagnostics/failure.ts';
import type { ToolResult } from '../../machine/options.ts';
import type { Target } from '../../machine/target.ts';
import { TypeFailure, failureText } from '../../resource-types/failure.ts';
import { executionFailure } from './execute.ts';

type AccountTool = (target: Target, args: readonly string[]) => ToolResult;

/**
 * Runs an account tool. `path` is its path in messages. If the tool fails, throws an error that begins with `phrase`.
 * If `secret` is true, the error does not contain the command.
 */
export function callTool(
  target: Target,
  tool: AccountTool,
  path: string,
  args: readonly string[],
  phrase: string,
  secret = false,
): void {
  const result = tool(target, args);
  if (result.exitCode === 0) return;
  const failure = executionFailure(
    secret ? '[redacted]' : [path, ...args],
    result.exitCode,
    result.stdout + result.stderr,
  );
  throw withCode('ACCOUNT_REFUSED', new TypeFailure(`${phrase}: ${failureText(failure)}`));
}
