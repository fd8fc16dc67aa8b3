import { READ } from '../../files/access.ts';
import { contentOf } from '../../files/node.ts';
import type { Node } from '../../files/node.ts';
import { parseOptions, refuse } from '../../options.ts';
import type { OptionSpec, ToolResult } from '../../options.ts';
import { baseName, joinPath, normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { mayChangeDirectory, mayWriteFile, mustBeAllowed } from '../permissions.ts';
import { forEachPath } from './each-path.ts';

const SHARED: readonly OptionSpec[] = [
  { name: 'force', short: 'f' },
  { name: 'no-clobber', short: 'n' },
  { name: 'interactive', short: 'i' },
  { name: 'update', short: 'u' },
  { name: 'verbose', short: 'v' },
  { name: 'no-target-directory', short: 'T' },
  { name: 'target-directory', short: 't', takesValue: true },
];
const CP: readonly OptionSpec[] = [
  ...SHARED,
  { name: 'recursive', short: 'r' },
  { name: 'Recursive', short: 'R' },
  { name: 'archive', short: 'a' },
  { name: 'preserve', short: 'p' },
  { name: 'no-dereference', short: 'P' },
  { name: 'dereference', short: 'L' },
  { name: 'keep-links', short: 'd' },
  { name: 'link', short: 'l' },
  { name: 'symbolic-link', short: 's' },
];

interface Transfer {
  readonly sources: readonly string[];
  readonly destination: string;
  /** True if the destination is a directory. Each source is then copied into it under its own name. */
  readonly into: boolean;
}

function parseTransfer(
  name: string,
  options: ReadonlyMap<string, string>,
  operands: readonly string[],
  { session, cwd }: CommandContext,
): Transfer | ToolResult {
  const given = options.get('target-directory');
  const last = given ?? operands.at(-1);
  const sources = given === undefined ? operands.slice(0, -1) : operands;
  if (last === undefined) return refuse(1, `${name}: missing file operand`);
  if (sources.length === 0) return refuse(1, `${name}: missing destination file operand after '${last}'`);
  const destination = normalizePath(last, cwd);
  const isDirectory = session.target.files.isDirectory(destination) && !options.has('no-target-directory');
  if (sources.length > 1 && !isDirectory) return refuse(1, `${name}: target '${last}' is not a directory`);
  return { sources, destination, into: isDirectory };
}

interface CopyOptions {
  readonly recursive: boolean;
  readonly preserve: boolean;
  readonly keepLinks: boolean;
}

function copyNode(context: CommandContext, node: Node, from: string, to: string, copyOptions: CopyOptions): void {
  const { session } = context;
  const { files } = session.target;
  const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
  if (node.kind === 'link' && copyOptions.keepLinks) {
    if (files.lstat(to) !== undefined) files.unlink(to);
    mayChangeDirectory(session, to);
    files.symlink(node.target, to, creation);
    return;
  }
  const source = files.stat(from);
  if (source === undefined) throw new PosixError('ENOENT', from);
  if (source.kind === 'directory') {
    if (!files.isDirectory(to)) {
      mayChangeDirectory(session, to);
      files.makeDirectory(to, { ...creation, mode: source.mode & 0o777 });
    }
    for (const [name, child] of source.children)
      copyNode(context, child, joinPath(from, name), joinPath(to, name), copyOptions);
  } else {
    mustBeAllowed(session, from, source, READ);
    mayWriteFile(session, to);
    const fresh = !files.exists(to);
    files.write(to, source.kind === 'file' ? contentOf(source) : '', { ...creation, mode: source.mode & 0o777 });
    if (!fresh && copyOptions.preserve) files.chmod(to, source.mode);
  }
  if (!copyOptions.preserve) return;
  files.chmod(to, source.mode);
  if (session.isRoot) files.chown(to, source.uid, source.gid);
  files.setTime(to, source.mtime);
}

const cp: SimulatedCommand = {
  name: 'cp',
  run(args, context) {
    const { options, operands, unknown } = parseOptions(
      args.map((word) => word.replace(/^--preserve=.*/, '--preserve')),
      CP,
    );
    if (unknown !== undefined && !unknown.startsWith('--'))
      return refuse(1, `cp: invalid option -- '${unknown.slice(1)}'`);
    const transfer = parseTransfer('cp', options, operands, context);
    if ('exitCode' in transfer) return transfer;
    const { files } = context.session.target;
    const archive = options.has('archive');
    const recursive = archive || options.has('recursive') || options.has('Recursive');
    const keepLinks =
      (archive || options.has('keep-links') || options.has('no-dereference') || recursive) &&
      !options.has('dereference');
    const copyOptions = { recursive, preserve: archive || options.has('preserve'), keepLinks };
    let stderr = '';
    for (const each of transfer.sources) {
      const from = normalizePath(each, context.cwd);
      // `cp -r from/. to` copies the contents of a directory, not the directory itself.
      const isContents = /(?:^|\/)\.$/.test(each);
      const to = transfer.into && !isContents ? joinPath(transfer.destination, baseName(from)) : transfer.destination;
      const node = keepLinks ? files.lstat(from) : files.stat(from);
      if (node === undefined) stderr += `cp: cannot stat '${each}': No such file or directory\n`;
      else if (node.kind === 'directory' && !recursive)
        stderr += `cp: -r not specified; omitting directory '${each}'\n`;
      else if (!options.has('no-clobber') || files.lstat(to) === undefined)
        stderr += attempt(
          () => copyNode(context, node, from, to, copyOptions),
          () => `cp: cannot create regular file '${operands.at(-1) ?? to}'`,
        );
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
  },
};

/** Runs an operation. Returns the error message if it fails, and an empty string if it succeeds. */
function attempt(act: () => void, phrase: () => string): string {
  try {
    act();
    return '';
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return `${phrase()}: ${thrown.text}\n`;
  }
}

const mv: SimulatedCommand = {
  name: 'mv',
  run(args, context) {
    const { options, operands, unknown } = parseOptions(args, SHARED);
    if (unknown !== undefined) return refuse(1, `mv: invalid option -- '${unknown.replace(/^-+/, '')}'`);
    const transfer = parseTransfer('mv', options, operands, context);
    if ('exitCode' in transfer) return transfer;
    const { session, cwd } = context;
    let stderr = '';
    for (const each of transfer.sources) {
      const from = normalizePath(each, cwd);
      const to = transfer.into ? joinPath(transfer.destination, baseName(from)) : transfer.destination;
      if (session.target.files.lstat(from) === undefined) {
        stderr += `mv: cannot stat '${each}': No such file or directory\n`;
        continue;
      }
      if (options.has('no-clobber') && session.target.files.lstat(to) !== undefined) continue;
      stderr += attempt(
        () => {
          mayChangeDirectory(session, from);
          mayChangeDirectory(session, to);
          session.target.files.rename(from, to);
        },
        () =>
          `mv: cannot move '${each}' to '${transfer.into ? joinPath(operands.at(-1) ?? '', baseName(from)) : (operands.at(-1) ?? to)}'`,
      );
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
  },
};

const mkdir: SimulatedCommand = {
  name: 'mkdir',
  run(args, context) {
    const { options, operands, unknown } = parseOptions(args, [
      { name: 'parents', short: 'p' },
      { name: 'verbose', short: 'v' },
      { name: 'mode', short: 'm', takesValue: true },
    ]);
    if (unknown !== undefined) return refuse(1, `mkdir: invalid option -- '${unknown.replace(/^-+/, '')}'`);
    if (operands.length === 0) return refuse(1, 'mkdir: missing operand');
    const { session } = context;
    const { files } = session.target;
    const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
    const mode = options.get('mode');
    return forEachPath(
      'mkdir',
      operands,
      context,
      (path) => {
        if (options.has('parents') && files.isDirectory(path)) return;
        if (options.has('parents')) files.makeDirectories(path, creation);
        else {
          mayChangeDirectory(session, path);
          files.makeDirectory(path, creation);
        }
        if (mode !== undefined && /^[0-7]+$/.test(mode)) files.chmod(path, Number.parseInt(mode, 8));
      },
      (path) => `cannot create directory ‘${path}’`,
    );
  },
};

export const COPY_COMMANDS: readonly SimulatedCommand[] = [cp, mv, mkdir];
