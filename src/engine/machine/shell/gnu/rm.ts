/** Implements `rm`. Removes a link itself, not its target. */
import { joinPath, normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import { parseOptions, refuse } from '../../options.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { mayChangeDirectory } from '../permissions.ts';

interface RemoveOptions {
  readonly recursive: boolean;
  readonly force: boolean;
  /** True if empty directories are removed without `-r`. */
  readonly directories: boolean;
  readonly verbose: boolean;
}

/**
 * Removes the file or directory at a path, and adds messages to `lines` for `-v`. Throws a `PosixError` if the removal
 * fails.
 */
function removeAt(
  context: CommandContext,
  path: string,
  shown: string,
  removeOptions: RemoveOptions,
  lines: string[],
): void {
  const { session } = context;
  const { files } = session.target;
  const node = files.lstat(path);
  if (node === undefined) throw new PosixError('ENOENT', path);
  if (node.kind !== 'directory') {
    mayChangeDirectory(session, path);
    files.unlink(path);
    lines.push(`removed '${shown}'\n`);
    return;
  }
  if (!removeOptions.recursive && !removeOptions.directories) throw new PosixError('EISDIR', path);
  if (removeOptions.recursive && session.isRoot && !removeOptions.verbose) {
    files.removeTree(path);
    return;
  }
  if (removeOptions.recursive)
    for (const name of files.list(path))
      removeAt(context, joinPath(path, name), joinPath(shown, name), removeOptions, lines);
  mayChangeDirectory(session, path);
  files.removeDirectory(path);
  lines.push(`removed directory '${shown}'\n`);
}

export const rm: SimulatedCommand = {
  name: 'rm',
  run(args, context) {
    const { options, operands, unknown } = parseOptions(args, [
      { name: 'recursive', short: 'r' },
      { name: 'Recursive', short: 'R' },
      { name: 'force', short: 'f' },
      { name: 'dir', short: 'd' },
      { name: 'verbose', short: 'v' },
      { name: 'interactive', short: 'i' },
      { name: 'once', short: 'I' },
      { name: 'one-file-system' },
      { name: 'preserve-root' },
      { name: 'no-preserve-root' },
    ]);
    const help = "Try 'rm --help' for more information.";
    if (unknown !== undefined) {
      const kind = unknown.startsWith('--')
        ? `unrecognized option '${unknown}'`
        : `invalid option -- '${unknown.slice(1)}'`;
      return refuse(1, `rm: ${kind}\n${help}`);
    }
    const removeOptions = {
      recursive: options.has('recursive') || options.has('Recursive'),
      force: options.has('force'),
      directories: options.has('dir'),
      verbose: options.has('verbose'),
    };
    if (operands.length === 0)
      return removeOptions.force ? { exitCode: 0, stdout: '', stderr: '' } : refuse(1, `rm: missing operand\n${help}`);
    const lines: string[] = [];
    let stderr = '';
    for (const name of operands) {
      const path = normalizePath(name, context.cwd);
      if (path === '/' && removeOptions.recursive) {
        stderr +=
          "rm: it is dangerous to operate recursively on '/'\nrm: use --no-preserve-root to override this failsafe\n";
        continue;
      }
      try {
        removeAt(context, path, name, removeOptions, lines);
      } catch (thrown) {
        if (!(thrown instanceof PosixError)) throw thrown;
        if (removeOptions.force && (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR')) continue;
        stderr += `rm: cannot remove '${name}': ${thrown.text}\n`;
      }
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout: removeOptions.verbose ? lines.join('') : '', stderr };
  },
};
