import type { ToolResult } from '../../options.ts';
import { normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import type { CommandContext } from '../command.ts';

/** Runs an action for each operand. Like coreutils, collects errors and continues with the other operands. */
export function forEachPath(
  name: string,
  paths: readonly string[],
  { cwd }: CommandContext,
  act: (path: string) => void,
  phrase: (path: string, code: PosixError['code']) => string,
): ToolResult {
  let stderr = '';
  for (const each of paths) {
    try {
      act(normalizePath(each, cwd));
    } catch (thrown) {
      if (!(thrown instanceof PosixError)) throw thrown;
      stderr += `${name}: ${phrase(each, thrown.code)}: ${thrown.text}\n`;
    }
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
}
