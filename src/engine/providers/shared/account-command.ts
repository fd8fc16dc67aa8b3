/** Calls of the machine's account tools by providers (`provider/nameservice.rb`). */
import { withCode } from '../../diagnostics/failure.ts';
import type { ToolResult } from '../../machine/options.ts';
import type { Target } from '../../machine/target.ts';
import { TypeFailure, failureText } from '../../resource-types/failure.ts';
import { executionFailure } from './execute.ts';

type AccountTool = (target: Target, args: readonly string[]) => ToolResult;

/**
 * Runs an account tool, whose path in messages is `path`. If the tool fails, throws an error that begins with `phrase`.
 * With `secret`, the error does not show the command.
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
