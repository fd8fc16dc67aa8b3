/** The files that a verb's arguments name: files, folders, globs, and `-` for standard input. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { findEnvironmentFolders } from '../protocol/project/environment-folders.ts';
import { UsageError } from './words/verb.ts';

const IGNORED = ['**/.git/**', '**/node_modules/**'];

const STANDARD_INPUT = '(stdin)';

export interface InputFile {
  /** Path for messages. */
  readonly path: string;
  readonly text: string;
  readonly isStandardInput: boolean;
  /** The first line with bytes that are not UTF-8. In `text`, replacement characters are in their place. */
  readonly brokenLine?: number;
}

/** The error of Ruby that Puppet prints for a file that is not UTF-8. */
export const ENCODING_PROBLEM = 'invalid byte sequence in UTF-8';

export function encodingProblem(path: string, brokenLine: number): string {
  return `${ENCODING_PROBLEM} (file: ${path}, line: ${brokenLine})`;
}

/**
 * Lists the files that arguments name. A folder selects all of its files that match one of `patterns`; a glob selects
 * all files that it matches. Throws a `UsageError` for a path that does not exist, and for a folder or glob without
 * files.
 */
export function listFiles(args: readonly string[], patterns: readonly string[]): readonly string[] {
  if (args.length === 0) throw new UsageError('Name at least one file or folder, or - for standard input.');
  return [...new Set(args.flatMap((arg) => listFilesOf(arg, patterns)))];
}

/** Reads the files that the arguments name. Throws the same errors as `listFiles`. */
export function readInputFiles(
  args: readonly string[],
  patterns: readonly string[] = ['**/*.pp'],
): readonly InputFile[] {
  return listFiles(args, patterns).map((path) => {
    const isStandardInput = path === '-';
    const bytes = readFileSync(isStandardInput ? 0 : path);
    return {
      path: isStandardInput ? STANDARD_INPUT : path,
      text: bytes.toString('utf8'),
      isStandardInput,
      ...(isUtf8(bytes) ? {} : { brokenLine: findBrokenLine(bytes) }),
    };
  });
}

const LINE_FEED = 10;

function findBrokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

/**
 * Returns the environment that a verb's only argument names. The argument is the environment's own folder, or a folder
 * that contains a single environment. Throws a `UsageError` for anything else.
 */
export function onlyEnvironment(verb: string, args: readonly string[]): string {
  const folder = onlyFolder(verb, args);
  const paths = globSync(['**/*'], { cwd: folder, deep: 4, ignore: IGNORED });
  const [found, ...more] = findEnvironmentFolders(paths);
  if (found === undefined) return folder;
  if (more.length > 0)
    throw new UsageError(`'${folder}' has several environments: ${[found, ...more].join(', ')}. Name one of them.`);
  process.stderr.write(`Using the environment in ${join(folder, found)}\n`);
  return join(folder, found);
}

function onlyFolder(verb: string, args: readonly string[]): string {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0) throw new UsageError(`${verb} needs exactly one folder.`);
  if (!existsSync(path)) throw new UsageError(`There is no folder '${path}'.`);
  if (!statSync(path).isDirectory()) throw new UsageError(`'${path}' is a file, but ${verb} needs a folder.`);
  return path;
}

function listFilesOf(arg: string, patterns: readonly string[]): readonly string[] {
  if (arg === '-') return [arg];
  if (!existsSync(arg)) {
    const matched = /[*?[{]/.test(arg) ? glob(arg, '.') : [];
    if (matched.length > 0) return matched;
    throw new UsageError(`There is no file or folder '${arg}'.`);
  }
  if (!statSync(arg).isDirectory()) return [arg];
  const found = patterns.flatMap((pattern) => glob(pattern, arg));
  if (found.length === 0) throw new UsageError(`The folder '${arg}' has no files that match ${patterns.join(' or ')}.`);
  return found.map((path) => join(arg, path));
}

function glob(pattern: string, folder: string): readonly string[] {
  return globSync([pattern], { cwd: folder, dot: false, ignore: IGNORED }).toSorted();
}
