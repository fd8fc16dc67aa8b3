import type { CommandOutputs } from '../../protocol/lesson-checks.ts';
import type { ShellAnswer } from '../../protocol/shell.ts';

// oxlint-disable-next-line no-control-regex -- colors of the terminal
const COLORS = /\u001b\[[\d;]*m/g;

/** Longest output that a check reads, in UTF-16 code units. */
const LONGEST_OUTPUT = 100_000;

/** Runs each command line on the machine after the run. What a command changes is dropped. */
export async function runCommands(
  lines: readonly string[],
  run: (line: string) => Promise<Pick<ShellAnswer, 'output' | 'exitCode'>>,
): Promise<CommandOutputs> {
  const outputs: Record<string, CommandOutputs[string]> = {};
  for (const line of lines) {
    const { output, exitCode } = await run(line);
    outputs[line] = {
      output: output.slice(0, LONGEST_OUTPUT).replaceAll(COLORS, '').replaceAll('\r\n', '\n'),
      exit: exitCode,
    };
  }
  return outputs;
}
