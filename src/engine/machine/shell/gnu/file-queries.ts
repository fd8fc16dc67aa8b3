/** Commands that print information about files, and `unlink`. */
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { resolvePath } from '../../files/file-tree.ts';
import { toBytes, contentOf, toText } from '../../files/node.ts';
import { refuse, succeed } from '../../options.ts';
import { normalizePath } from '../../files/paths.ts';
import type { SimulatedCommand } from '../command.ts';
import { mayChangeDirectory } from '../permissions.ts';
import { forEachPath } from './each-path.ts';

const sha512sum: SimulatedCommand = {
  name: 'sha512sum',
  run(paths, context) {
    let stdout = '';
    const result = forEachPath(
      'sha512sum',
      paths,
      context,
      (path) => {
        stdout += `${bytesToHex(sha512(toBytes(context.session.target.files.read(path))))}  ${path}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout };
  },
};

const cmp: SimulatedCommand = {
  name: 'cmp',
  run(args, context) {
    const [left = '', right = ''] = args.filter((argument) => !argument.startsWith('-'));
    const { files } = context.session.target;
    const texts = [left, right].map((path) => files.stat(normalizePath(path, context.cwd)));
    const missing = texts.findIndex((node) => node?.kind !== 'file');
    const quiet = args.some((argument) => argument === '-s' || argument === '--silent' || argument === '--quiet');
    if (missing >= 0 && quiet) return { exitCode: 2, stdout: '', stderr: '' };
    if (missing >= 0) return refuse(2, `cmp: ${[left, right][missing] ?? ''}: No such file or directory`);
    const [first, second] = texts.map((node) => (node?.kind === 'file' ? toText(contentOf(node)) : ''));
    if (first === second) return succeed();
    return { exitCode: 1, stdout: quiet ? '' : `${left} ${right} differ\n`, stderr: '' };
  },
};

const realpath: SimulatedCommand = {
  name: 'realpath',
  run(args, context) {
    let stdout = '';
    const paths = args.filter((argument) => !argument.startsWith('-'));
    const result = forEachPath(
      'realpath',
      paths,
      context,
      (path) => {
        stdout += `${context.session.target.files.realPath(path)}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout };
  },
};

const readlink: SimulatedCommand = {
  name: 'readlink',
  run(args, context) {
    const { files } = context.session.target;
    const canonical = args.some((argument) => /^-[a-zA-Z]*[fem]/.test(argument));
    let stdout = '';
    const paths = args.filter((argument) => !argument.startsWith('-'));
    const result = forEachPath(
      'readlink',
      paths,
      context,
      (path) => {
        if (!canonical) stdout += `${files.readLink(path)}\n`;
        else stdout += `${resolvePath(files.root, path).path}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout, stderr: '' };
  },
};

const unlink: SimulatedCommand = {
  name: 'unlink',
  run: (args, context) =>
    forEachPath(
      'unlink',
      args,
      context,
      (path) => {
        mayChangeDirectory(context.session, path);
        context.session.target.files.unlink(path);
      },
      (path) => `cannot unlink '${path}'`,
    ),
};

export const FILE_QUERY_COMMANDS: readonly SimulatedCommand[] = [sha512sum, cmp, realpath, readlink, unlink];
