import { parseOptions, refuse, type ToolResult } from '../../options.ts';
import { baseName, joinPath, normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { mayChangeDirectory } from '../permissions.ts';

interface LinkOptions {
  readonly symbolic: boolean;
  readonly force: boolean;
}

function linkTo(
  context: CommandContext,
  source: string,
  destination: string,
  path: string,
  linkOptions: LinkOptions,
): string {
  const { session, cwd } = context;
  const { files } = session.target;
  const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
  const phrase = `failed to create ${linkOptions.symbolic ? 'symbolic' : 'hard'} link '${destination}'`;
  if (!linkOptions.symbolic) {
    const node = files.stat(normalizePath(source, cwd));
    if (node === undefined) return `ln: failed to access '${source}': No such file or directory\n`;
    if (node.kind === 'directory') return `ln: ${source}: hard link not allowed for directory\n`;
  }
  try {
    mayChangeDirectory(session, path);
    const there = files.lstat(path);
    if (there !== undefined) {
      if (!linkOptions.force) throw new PosixError('EEXIST', path);
      if (there.kind === 'directory') return `ln: ${destination}: cannot overwrite directory\n`;
      files.unlink(path);
    }
    if (linkOptions.symbolic) files.symlink(source, path, creation);
    // The simulated file system has no hard links, but a copy has the same content.
    else files.write(path, files.readText(normalizePath(source, cwd)), creation);
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return `ln: ${phrase}: ${thrown.text}\n`;
  }
  return '';
}

export const ln: SimulatedCommand = {
  name: 'ln',
  run(args, context): ToolResult {
    const { options, operands } = parseOptions(args, [
      { name: 'symbolic', short: 's' },
      { name: 'force', short: 'f' },
      { name: 'no-dereference', short: 'n' },
      { name: 'no-target-directory', short: 'T' },
      { name: 'target-directory', short: 't', takesValue: true },
      { name: 'verbose', short: 'v' },
    ]);
    const { files } = context.session.target;
    const given = options.get('target-directory');
    if (operands.length === 0) return refuse(1, 'ln: missing file operand');
    const alone = given === undefined && operands.length === 1;
    const destination = given ?? (alone ? '.' : (operands.at(-1) ?? ''));
    const sources = given === undefined && !alone ? operands.slice(0, -1) : operands;
    const whole = normalizePath(destination, context.cwd);
    const isItself =
      options.has('no-target-directory') || (options.has('no-dereference') && files.lstat(whole)?.kind === 'link');
    const into = files.isDirectory(whole) && !isItself;
    if (sources.length > 1 && !into) return refuse(1, `ln: target '${destination}': No such file or directory`);
    const linkOptions = { symbolic: options.has('symbolic'), force: options.has('force') };
    const stderr = sources
      .map((source) => {
        const path = into ? joinPath(whole, baseName(source)) : whole;
        const shown = into ? `${destination.replace(/\/$/, '')}/${baseName(source)}` : destination;
        return linkTo(context, source, shown, path, linkOptions);
      })
      .join('');
    return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
  },
};
