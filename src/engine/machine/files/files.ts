import { ACCOUNT_FILES } from '../accounts/account-files.ts';
import type { Change } from '../journal/change.ts';
import { cost } from '../cost.ts';
import { nodeAt, plainNodeAt, resolveParent, resolvePath, walk } from './file-tree.ts';
import { inheritedAcl } from './acl.ts';
import { contentOf, toEntry, toNode, sameContent, sameEntry, countBytes, toText } from './node.ts';
import type { RunWork } from '../run-work.ts';
import type { DirectoryNode, Entry, FileContent, Node } from './node.ts';
import { baseName, joinPath, normalizePath, parentPath } from './paths.ts';
import { PosixError } from './posix-error.ts';
import type { MachineState } from '../state.ts';

interface Machine {
  readonly state: MachineState;
  readonly clock: number;
  readonly accounts: { takeFromFile(path: string, content: FileContent): void };
  readonly work: RunWork | undefined;
  step<T>(label: string, act: () => T): T;
  change(change: Change): void;
  spend(milliseconds: number): void;
}

/** Owner and permissions of a new file or directory. The default is root with umask 0022. */
interface CreateOptions {
  /** The mode before the umask is applied. Default: 0666 for files, 0777 for directories. */
  readonly mode?: number;
  readonly umask?: number;
  readonly uid?: number;
  readonly gid?: number;
}

const SETGID = 0o2000;
/** Maximum length of a name, and of a path in one system call (Linux's `NAME_MAX`, and `PATH_MAX` without the NUL). */
const LONGEST_NAME = 255;
const LONGEST_PATH = 4095;

/** The machine's file system: system calls as root, which throw a `PosixError` where Linux returns an error. */
export class Files {
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  get root(): DirectoryNode {
    return this.#machine.state.root;
  }

  /** Returns the node at a path, or `undefined` if there is none. Does not follow a link at the end of the path. */
  lstat(path: string): Node | undefined {
    return this.#find(path, false);
  }

  /** Returns the node at a path. Follows links. Returns `undefined` if there is no node or if a link is dangling. */
  stat(path: string): Node | undefined {
    return this.#find(path, true);
  }

  exists(path: string): boolean {
    return this.stat(path) !== undefined;
  }

  isDirectory(path: string): boolean {
    return this.stat(path)?.kind === 'directory';
  }

  realPath(path: string): string {
    const found = resolvePath(this.root, path);
    if (found.node === undefined) throw new PosixError('ENOENT', path);
    return found.path;
  }

  read(path: string): FileContent {
    const node = resolvePath(this.root, path).node;
    if (node === undefined) throw new PosixError('ENOENT', path);
    if (node.kind === 'directory') throw new PosixError('EISDIR', path);
    return node.kind === 'file' ? contentOf(node) : '';
  }

  readText(path: string): string {
    return toText(this.read(path));
  }

  readLink(path: string): string {
    const node = resolvePath(this.root, path, false).node;
    if (node === undefined) throw new PosixError('ENOENT', path);
    if (node.kind !== 'link') throw new PosixError('EINVAL', path);
    return node.target;
  }

  list(path: string): readonly string[] {
    const node = resolvePath(this.root, path).node;
    if (node === undefined) throw new PosixError('ENOENT', path);
    if (node.kind !== 'directory') throw new PosixError('ENOTDIR', path);
    return [...node.children.keys()];
  }

  /** Replaces a file's content and keeps its attributes, or creates the file. Follows links. */
  write(path: string, content: FileContent, options: CreateOptions = {}): void {
    const found = resolvePath(this.root, path);
    if (found.node?.kind === 'directory') throw new PosixError('EISDIR', path);
    const size = countBytes(content);
    this.#machine.work?.count('written', size);
    this.#act(`write ${path}`, cost.write(size), () => {
      if (found.node === undefined)
        this.#add(found.path, { kind: 'file', content, ...this.#attributes(found.path, options, 0o666) });
      else this.#replace(found.path, { ...toEntry(found.node), kind: 'file', content, mtime: this.#machine.clock });
    });
  }

  append(path: string, content: string, options: CreateOptions = {}): void {
    const earlier = this.exists(path) ? this.readText(path) : '';
    this.write(path, earlier + content, options);
  }

  makeDirectory(path: string, options: CreateOptions = {}): void {
    const canonical = this.#freePath(path);
    this.#act(`make directory ${path}`, cost.directory, () =>
      this.#add(canonical, { kind: 'directory', ...this.#attributes(canonical, options, 0o777) }),
    );
  }

  makeDirectories(path: string, options: CreateOptions = {}): void {
    const normal = normalizePath(path);
    if (this.exists(normal)) return;
    this.#machine.step(`make directory ${path}`, () => {
      this.makeDirectories(parentPath(normal), options);
      this.makeDirectory(normal, options);
    });
  }

  symlink(target: string, path: string, options: CreateOptions = {}): void {
    const canonical = this.#freePath(path);
    this.#act(`link ${path} to ${target}`, cost.attribute, () =>
      this.#add(canonical, { kind: 'link', target, ...this.#attributes(canonical, options, 0o777), mode: 0o777 }),
    );
  }

  unlink(path: string): void {
    const found = this.#existing(path, false);
    if (found.node.kind === 'directory') throw new PosixError('EISDIR', path);
    this.#act(`remove ${path}`, cost.removal, () => this.#remove(found.path, found.node));
  }

  removeDirectory(path: string): void {
    const found = this.#existing(path, false);
    if (found.node.kind !== 'directory') throw new PosixError('ENOTDIR', path);
    if (found.node.children.size > 0) throw new PosixError('ENOTEMPTY', path);
    this.#act(`remove directory ${path}`, cost.removal, () => this.#remove(found.path, found.node));
  }

  removeTree(path: string): void {
    const found = this.#existing(path, false);
    this.#act(`remove ${path}`, cost.removal, () => {
      const below = [...walk(found.path, found.node)].reverse();
      for (const [name, node] of below) this.#remove(name, node, name === found.path);
    });
  }

  /** Moves a file or directory. Replaces a file or an empty directory at the destination. */
  rename(from: string, to: string): void {
    const source = this.#existing(from, false);
    const target = resolvePath(this.root, to, false);
    if (target.path === source.path) return;
    if (`${target.path}/`.startsWith(`${source.path}/`)) throw new PosixError('EINVAL', to);
    if (target.node?.kind === 'directory') {
      if (source.node.kind !== 'directory') throw new PosixError('EISDIR', to);
      if (target.node.children.size > 0) throw new PosixError('ENOTEMPTY', to);
    } else if (target.node !== undefined && source.node.kind === 'directory') throw new PosixError('ENOTDIR', to);
    const moved = [...walk(source.path, source.node)];
    this.#act(`move ${from} to ${to}`, cost.attribute, () => {
      for (const [name, node] of moved.toReversed()) this.#remove(name, node, name === source.path);
      if (target.node !== undefined) this.#remove(target.path, target.node, false);
      for (const [name, node] of moved) {
        const path = target.path + name.slice(source.path.length);
        this.#add(path, toEntry(node), path === target.path);
      }
    });
  }

  /** Sets the twelve permission bits. Follows links. */
  chmod(path: string, mode: number): void {
    this.#alter(`chmod ${mode.toString(8).padStart(4, '0')} ${path}`, path, true, (entry) => ({
      ...entry,
      mode: mode & 0o7777,
    }));
  }

  /** Sets the permission bits and the additional access control list. `undefined` removes the list. */
  setAcl(path: string, mode: number, acl: string | undefined): void {
    this.#alter(`setfacl ${path}`, path, true, ({ acl: _earlier, ...entry }) => ({
      ...entry,
      mode,
      ...(acl === undefined ? {} : { acl }),
    }));
  }

  /** Sets the owner and the group. `undefined` keeps the current one. */
  chown(path: string, uid: number | undefined, gid: number | undefined, followLast = true): void {
    this.#alter(`chown ${uid ?? ''}:${gid ?? ''} ${path}`, path, followLast, (entry) => ({
      ...entry,
      uid: uid ?? entry.uid,
      gid: gid ?? entry.gid,
    }));
  }

  /** Sets the modification time, in milliseconds since the epoch. */
  setTime(path: string, mtime: number, followLast = true): void {
    this.#alter(`touch ${path}`, path, followLast, (entry) => ({ ...entry, mtime }));
  }

  #find(path: string, followLast: boolean): Node | undefined {
    const node = plainNodeAt(this.root, path);
    if (node !== 'link') return node;
    try {
      return resolvePath(this.root, path, followLast).node;
    } catch (thrown) {
      if (thrown instanceof PosixError) return undefined;
      throw thrown;
    }
  }

  #existing(path: string, followLast: boolean): { readonly path: string; readonly node: Node } {
    const { path: canonical, node } = resolvePath(this.root, path, followLast);
    if (node === undefined) throw new PosixError('ENOENT', path);
    return { path: canonical, node };
  }

  /** Returns the resolved path of an entry that is about to be created. Throws if the entry exists. */
  #freePath(path: string): string {
    if (path.length > LONGEST_PATH) throw new PosixError('ENAMETOOLONG', path);
    const normal = path.replace(/\/+$/, '');
    const parent = resolveParent(this.root, normal === '' ? '/' : normal);
    const name = baseName(normal);
    if (name === '' || parent.node.children.has(name)) throw new PosixError('EEXIST', path);
    if (name.length > LONGEST_NAME) throw new PosixError('ENAMETOOLONG', path);
    return joinPath(parent.path, name);
  }

  #attributes(path: string, options: CreateOptions, full: number) {
    const parent = nodeAt(this.root, parentPath(path));
    const inherits = parent !== undefined && (parent.mode & SETGID) !== 0;
    const inherited =
      parent?.acl === undefined ? undefined : inheritedAcl(parent.acl, options.mode ?? full, full === 0o777);
    const mode = inherited?.mode ?? (options.mode ?? full) & ~(options.umask ?? 0o022);
    return {
      mode: inherits && full === 0o777 ? mode | SETGID : mode,
      uid: options.uid ?? 0,
      gid: inherits ? parent.gid : (options.gid ?? 0),
      mtime: this.#machine.clock,
      ...(inherited?.acl === undefined ? {} : { acl: inherited.acl }),
    };
  }

  #alter(label: string, path: string, followLast: boolean, alter: (entry: Entry) => Entry): void {
    const found = this.#existing(path, followLast);
    this.#act(label, cost.attribute, () => this.#replace(found.path, alter(toEntry(found.node))));
  }

  /**
   * Runs an operation as one step of the journal. Advances the clock before the operation, so that modification times
   * are the time at the step's end.
   */
  #act(label: string, duration: number, act: () => void): void {
    this.#machine.step(label, () => {
      this.#machine.spend(duration);
      act();
    });
  }

  #add(path: string, entry: Entry, touches = true): void {
    this.#updateAccounts(path, undefined, entry);
    this.#machine.change({ kind: 'path', path, before: undefined, after: entry });
    if (touches) this.#touchParent(path);
  }

  #remove(path: string, node: Node, touches = true): void {
    this.#machine.change({ kind: 'path', path, before: toEntry(node), after: undefined });
    if (touches) this.#touchParent(path);
  }

  #replace(path: string, after: Entry): void {
    const earlier = nodeAt(this.root, path);
    this.#updateAccounts(path, earlier === undefined ? undefined : toEntry(earlier), after);
    const node = nodeAt(this.root, path);
    if (node === undefined) throw new PosixError('ENOENT', path);
    const before = toEntry(node);
    if (!sameEntry(before, after) || toNode(after, node).kind !== node.kind)
      this.#machine.change({ kind: 'path', path, before, after });
  }

  #updateAccounts(path: string, before: Entry | undefined, after: Entry): void {
    if (!ACCOUNT_FILES.has(path) || after.kind !== 'file') return;
    if (before?.kind === 'file' && sameContent(before.content, after.content)) return;
    this.#machine.accounts.takeFromFile(path, after.content);
  }

  #touchParent(path: string): void {
    const parent = parentPath(path);
    const node = nodeAt(this.root, parent);
    if (node === undefined || node.mtime === this.#machine.clock) return;
    this.#machine.change({ kind: 'touch', path: parent, before: node.mtime, after: this.#machine.clock });
  }
}
