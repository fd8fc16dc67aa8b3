/**
 * File system that Ruby sees: the project's files, which are read-only, in front of the files of the simulated machine.
 */
import { ENVIRONMENT_FOLDER, insideEnvironment } from '../diagnostics/environment-paths.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { toBytes, contentOf, contentOfBytes, countBytes, type Node } from '../machine/files/node.ts';
import { parentPath } from '../machine/files/paths.ts';
import { PosixError } from '../machine/files/posix-error.ts';
import type { Target } from '../machine/target.ts';
import type { FileStatus, RubyFiles } from './machine/machine-files.ts';

export function machinePath(path: string): string {
  return path.startsWith('/') ? path : `${ENVIRONMENT_FOLDER}/${path}`;
}

export function withProjectPaths(text: string): string {
  return text.replaceAll(`${ENVIRONMENT_FOLDER}/`, '');
}

interface Placed {
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>;
  readonly paths: ReadonlyMap<string, string>;
}

function placed(projectPaths: readonly string[]): Placed {
  const folders = new Map<string, Set<string>>();
  const paths = new Map<string, string>();
  for (const path of projectPaths) {
    const absolute = machinePath(path);
    paths.set(absolute, path);
    let child = absolute;
    while (child !== '/') {
      const parent = parentPath(child);
      const name = child.slice(child.lastIndexOf('/') + 1);
      const names = folders.get(parent);
      if (names?.has(name) === true) break;
      if (names === undefined) folders.set(parent, new Set([name]));
      else names.add(name);
      child = parent;
    }
  }
  return { folders, paths };
}

const placedOf = new WeakMap<readonly string[], Placed>();

export class ProjectFiles implements RubyFiles {
  readonly #project: EnvironmentFiles;
  readonly #target: Target;
  readonly #folders: Placed['folders'];
  readonly #paths: Placed['paths'];
  /** The last project path that Ruby requested and that does not exist. */
  absent: string | undefined;

  constructor(project: EnvironmentFiles, target: Target) {
    this.#project = project;
    this.#target = target;
    // A path in the project is absolute if the file is also on the machine, such as a file of a shared module. Ruby
    // reads the machine's file as long as it exists.
    const isOwn = (path: string): boolean => !path.startsWith('/') || target.files.lstat(path) === undefined;
    const isWhole = project.paths.every(isOwn);
    const found = isWhole
      ? (placedOf.get(project.paths) ?? placed(project.paths))
      : placed(project.paths.filter(isOwn));
    if (isWhole) placedOf.set(project.paths, found);
    this.#folders = found.folders;
    this.#paths = found.paths;
  }

  #own(path: string): Uint8Array | undefined {
    const relative = this.#paths.get(path);
    const text = relative === undefined ? undefined : this.#project.read(relative);
    return text === undefined ? undefined : toBytes(text);
  }

  #refuseOwn(path: string): void {
    if (this.#paths.has(path)) throw new PosixError('EACCES', path);
  }

  status(path: string, followLink: boolean): FileStatus | undefined {
    const own = this.#own(path);
    if (own !== undefined) return { kind: 'file', size: own.length, mtime: this.#target.clock };
    const { files } = this.#target;
    const node = followLink ? files.stat(path) : files.lstat(path);
    if (node !== undefined) return { kind: node.kind, size: sizeOfNode(node), mtime: node.mtime };
    if (this.#folders.has(path)) return { kind: 'directory', size: 0, mtime: this.#target.clock };
    if (path.startsWith(`${ENVIRONMENT_FOLDER}/`)) this.absent = insideEnvironment(path);
    return undefined;
  }
  read(path: string): Uint8Array {
    return this.#own(path) ?? toBytes(this.#target.files.read(path));
  }
  list(path: string): readonly string[] {
    const own = this.#folders.get(path);
    if (own === undefined) return this.#target.files.list(path);
    const others = this.#target.files.isDirectory(path) ? this.#target.files.list(path) : [];
    return [...new Set([...own, ...others])].toSorted();
  }
  write(path: string, content: Uint8Array): void {
    this.#refuseOwn(path);
    this.#target.files.write(path, contentOfBytes(content.slice()));
  }
  makeDirectory(path: string): void {
    this.#target.files.makeDirectory(path);
  }
  removeDirectory(path: string): void {
    this.#target.files.removeDirectory(path);
  }
  unlink(path: string): void {
    this.#refuseOwn(path);
    this.#target.files.unlink(path);
  }
  rename(from: string, to: string): void {
    this.#refuseOwn(from);
    this.#target.files.rename(from, to);
  }
  symlink(target: string, path: string): void {
    this.#target.files.symlink(target, path);
  }
  readLink(path: string): string {
    return this.#target.files.readLink(path);
  }
  setTime(path: string, mtime: number): void {
    this.#refuseOwn(path);
    this.#target.files.setTime(path, mtime);
  }
}

function sizeOfNode(node: Node): number {
  return node.kind === 'file' ? countBytes(contentOf(node)) : 0;
}
