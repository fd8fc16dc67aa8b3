/** The machine's files for the shell library, with the permissions and umask of the session's user. */
import type { IFileSystem } from 'just-bash/browser';
import { READ, WRITE } from '../files/access.ts';
import { resolvePath } from '../files/file-tree.ts';
import { toBytes, contentOf, contentOfBytes, countBytes, toText } from '../files/node.ts';
import type { FileContent, Node } from '../files/node.ts';
import { joinPath, normalizePath, parentPath } from '../files/paths.ts';
import { PosixError } from '../files/posix-error.ts';
import { deviceContent, isDevice } from './devices.ts';
import { mayChangeDirectory, mustBeAllowed, mustOwn } from './permissions.ts';
import type { ShellSession } from './session.ts';

type Encoding = Parameters<IFileSystem['readFile']>[1];
type Stat = Awaited<ReturnType<IFileSystem['stat']>>;

export class ShellFileSystem implements IFileSystem {
  readonly #session: ShellSession;
  readonly #builtins: ReadonlySet<string>;
  /**
   * Milliseconds added to file times, because the shell library's `find -mtime` computes ages with the browser's clock.
   */
  readonly #ahead: number;

  /**
   * Creates the file system. `commands` contains the names of Bunraku's own commands. The shell library searches
   * `/usr/bin` for each command, so this directory lists all of them.
   */
  constructor(session: ShellSession, commands: Iterable<string>) {
    this.#session = session;
    this.#ahead = Date.now() - session.target.clock;
    this.#builtins = new Set([...commands].map((name) => `/usr/bin/${name}`));
  }

  get #files() {
    return this.#session.target.files;
  }

  async readFile(path: string, options?: Encoding): Promise<string> {
    const content = this.#read(path);
    return isBinary(options) ? latin1(toBytes(content)) : toText(content);
  }

  async readFileBuffer(path: string): Promise<Uint8Array> {
    return toBytes(this.#read(path)).slice();
  }

  async writeFile(path: string, content: string | Uint8Array, options?: Encoding): Promise<void> {
    this.#write(path, decoded(content, options));
  }

  async appendFile(path: string, content: string | Uint8Array, options?: Encoding): Promise<void> {
    if (isDevice(path)) return;
    const more = decoded(content, options);
    const earlier = this.#files.exists(path) ? this.#files.read(path) : '';
    if (typeof earlier === 'string' && typeof more === 'string') {
      this.#write(path, earlier + more);
      return;
    }
    this.#write(path, contentOfBytes(Uint8Array.from([...toBytes(earlier), ...toBytes(more)])));
  }

  async exists(path: string): Promise<boolean> {
    return this.#builtins.has(path) || this.#files.exists(path);
  }

  async stat(path: string): Promise<Stat> {
    if (this.#builtins.has(path) && !this.#files.exists(path)) return BUILTIN_STAT;
    return toStat(this.#node(path, true), this.#ahead);
  }

  async lstat(path: string): Promise<Stat> {
    return toStat(this.#node(path, false), this.#ahead);
  }

  async mkdir(path: string, options?: { recursive?: boolean }): Promise<void> {
    const normal = normalizePath(path);
    if (options?.recursive === true) {
      if (this.#files.isDirectory(normal)) return;
      if (this.#files.lstat(normal) !== undefined) throw new PosixError('EEXIST', path);
      await this.mkdir(parentPath(normal), options);
    }
    mayChangeDirectory(this.#session, normal);
    this.#files.makeDirectory(normal, this.#creation());
  }

  async readdir(path: string): Promise<string[]> {
    mustBeAllowed(this.#session, path, this.#node(path, true), READ);
    return [...this.#files.list(path)];
  }

  async readdirWithFileTypes(path: string) {
    const names = await this.readdir(path);
    return names.map((name) => {
      const node = this.#node(joinPath(path, name), false);
      return {
        name,
        isFile: node.kind === 'file',
        isDirectory: node.kind === 'directory',
        isSymbolicLink: node.kind === 'link',
      };
    });
  }

  async rm(path: string, options?: { recursive?: boolean; force?: boolean }): Promise<void> {
    const node = this.#files.lstat(path);
    if (node === undefined) {
      if (options?.force === true) return;
      throw new PosixError('ENOENT', path);
    }
    mayChangeDirectory(this.#session, normalizePath(path));
    if (node.kind !== 'directory') this.#files.unlink(path);
    else if (options?.recursive === true) this.#files.removeTree(path);
    else this.#files.removeDirectory(path);
  }

  async cp(source: string, destination: string, options?: { recursive?: boolean }): Promise<void> {
    const node = this.#node(source, true);
    if (node.kind !== 'directory') {
      const fresh = !this.#files.exists(destination);
      this.#write(destination, node.kind === 'file' ? this.#read(source) : '');
      if (fresh) this.#files.chmod(destination, node.mode & 0o777 & ~this.#session.umask);
      return;
    }
    if (options?.recursive !== true) throw new PosixError('EISDIR', source);
    await this.mkdir(destination, { recursive: true });
    for (const [name, child] of node.children) {
      if (child.kind === 'link') await this.symlink(child.target, joinPath(destination, name));
      else await this.cp(joinPath(source, name), joinPath(destination, name), options);
    }
  }

  async mv(source: string, destination: string): Promise<void> {
    mayChangeDirectory(this.#session, normalizePath(source));
    mayChangeDirectory(this.#session, normalizePath(destination));
    this.#files.rename(source, destination);
  }

  resolvePath(base: string, path: string): string {
    return normalizePath(path, base);
  }

  /** Returns no paths, because the shell library needs them only for file systems that cannot list directories. */
  getAllPaths(): string[] {
    return [];
  }

  async chmod(path: string, mode: number): Promise<void> {
    mustOwn(this.#session, path);
    const node = this.#files.stat(path);
    // `chmod 755` keeps the setuid and setgid bits of a directory. `g-s` leaves the other bits unchanged and removes
    // setgid (GNU coreutils).
    const keepsIds = node?.kind === 'directory' && (node.mode & 0o777) !== (mode & 0o777);
    this.#files.chmod(path, keepsIds ? mode | (node.mode & 0o6000) : mode);
  }

  async symlink(target: string, path: string): Promise<void> {
    mayChangeDirectory(this.#session, normalizePath(path));
    this.#files.symlink(target, path, this.#creation());
  }

  /** Copies the file, because the simulated file system has no hard links. */
  async link(existing: string, path: string): Promise<void> {
    if (this.#files.lstat(path) !== undefined) throw new PosixError('EEXIST', path);
    await this.cp(existing, path);
  }

  async readlink(path: string): Promise<string> {
    return this.#files.readLink(path);
  }

  async realpath(path: string): Promise<string> {
    return this.#files.realPath(path);
  }

  async utimes(path: string, _accessed: Date, modified: Date): Promise<void> {
    this.#files.setTime(path, modified.getTime());
  }

  #creation() {
    const { identity, umask } = this.#session;
    return { umask, uid: identity.uid, gid: identity.gid };
  }

  #node(path: string, follow: boolean): Node {
    const { node } = resolvePath(this.#files.root, path, follow);
    if (node === undefined) throw new PosixError('ENOENT', path);
    return node;
  }

  #read(path: string): FileContent {
    const device = deviceContent(path);
    if (device !== undefined) return device;
    const node = this.#node(path, true);
    mustBeAllowed(this.#session, path, node, READ);
    if (node.kind === 'directory') throw new PosixError('EISDIR', path);
    return node.kind === 'file' ? contentOf(node) : '';
  }

  #write(path: string, content: FileContent): void {
    if (isDevice(path)) return;
    try {
      const { node } = resolvePath(this.#files.root, path);
      if (node === undefined) mayChangeDirectory(this.#session, normalizePath(path));
      else mustBeAllowed(this.#session, path, node, WRITE);
      this.#files.write(path, content, this.#creation());
    } catch (thrown) {
      if (thrown instanceof PosixError) this.#session.refused = thrown;
      throw thrown;
    }
  }
}

const BUILTIN_STAT: Stat = {
  isFile: true,
  isDirectory: false,
  isSymbolicLink: false,
  mode: 0o755,
  size: 0,
  mtime: new Date(0),
};

/**
 * Converts a node to the library's format.
 * @param ahead milliseconds by which the browser's clock is ahead of the machine's
 */
function toStat(node: Node, ahead: number): Stat {
  return {
    isFile: node.kind === 'file',
    isDirectory: node.kind === 'directory',
    isSymbolicLink: node.kind === 'link',
    mode: node.mode,
    size: node.kind === 'file' ? countBytes(contentOf(node)) : node.kind === 'link' ? node.target.length : 4096,
    mtime: new Date(node.mtime + ahead),
  };
}

function isBinary(options: Encoding): boolean {
  const encoding = typeof options === 'string' ? options : options?.encoding;
  return encoding === 'binary' || encoding === 'latin1';
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function decoded(content: string | Uint8Array, options: Encoding): FileContent {
  if (typeof content !== 'string') return contentOfBytes(content.slice());
  return isBinary(options)
    ? contentOfBytes(Uint8Array.from(content, (character) => character.charCodeAt(0) & 0xff))
    : content;
}
