import type { CommandOutputs } from '../../protocol/lessons/lesson-checks.ts';
import type { ShellAnswer } from '../../protocol/shell.ts';

// oxlint-disable-next-line no-control-regex -- colors of the terminal
const COLORS = /\u001b\[[\d;]*m/g;

/** Maximum length of a command's output that checks read, in UTF-16 code units. */
const LONGEST_OUTPUT = 100_000;

/** Runs commands on a copy of the machine after the run, so that their changes are dropped. */
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
