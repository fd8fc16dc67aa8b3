/** File system that Ruby sees below `/`: the simulated machine's files, through WASI descriptors. */
import { Fd, wasi } from '@bjorn3/browser_wasi_shim';
import { normalizePath, parentPath } from '../../machine/files/paths.ts';
import { PosixError, type PosixErrorCode } from '../../machine/files/posix-error.ts';

/** Result of `stat`. `mtime` is in milliseconds since the epoch. */
export interface FileStatus {
  readonly kind: 'file' | 'directory' | 'link';
  readonly size: number;
  readonly mtime: number;
}

/** Files by absolute path. Every method may throw a `PosixError`. Ruby sees it as the `Errno` with the same name. */
export interface RubyFiles {
  /** Returns the status of a path. Returns undefined if there is no file, or if a link to follow is dangling. */
  status(path: string, followLink: boolean): FileStatus | undefined;
  read(path: string): Uint8Array;
  write(path: string, content: Uint8Array): void;
  list(path: string): readonly string[];
  makeDirectory(path: string): void;
  removeDirectory(path: string): void;
  unlink(path: string): void;
  rename(from: string, to: string): void;
  symlink(target: string, path: string): void;
  readLink(path: string): string;
  setTime(path: string, mtime: number): void;
}

const ERRNO: Readonly<Record<PosixErrorCode, number>> = {
  ENOENT: wasi.ERRNO_NOENT,
  ENOTDIR: wasi.ERRNO_NOTDIR,
  EISDIR: wasi.ERRNO_ISDIR,
  EEXIST: wasi.ERRNO_EXIST,
  ENOTEMPTY: wasi.ERRNO_NOTEMPTY,
  ELOOP: wasi.ERRNO_LOOP,
  EINVAL: wasi.ERRNO_INVAL,
  EACCES: wasi.ERRNO_ACCES,
  EPERM: wasi.ERRNO_PERM,
  ENAMETOOLONG: wasi.ERRNO_NAMETOOLONG,
  EFBIG: wasi.ERRNO_FBIG,
};

/** Runs a file operation. Returns WASI's error number for a `PosixError`. */
function runForErrno(operation: () => void): number {
  try {
    operation();
    return wasi.ERRNO_SUCCESS;
  } catch (thrown) {
    if (thrown instanceof PosixError) return ERRNO[thrown.code];
    throw thrown;
  }
}

/** Creates the status of a descriptor with all rights. `fcntl` reads it to check whether the descriptor is writable. */
function statusOfDescriptor(type: number, flags = 0): { readonly ret: number; readonly fdstat: wasi.Fdstat } {
  const fdstat = new wasi.Fdstat(type, flags);
  fdstat.fs_rights_base = 0xffff_ffff_ffff_ffffn;
  fdstat.fs_rights_inherited = 0xffff_ffff_ffff_ffffn;
  return { ret: wasi.ERRNO_SUCCESS, fdstat };
}

const FILE_TYPES = {
  file: wasi.FILETYPE_REGULAR_FILE,
  directory: wasi.FILETYPE_DIRECTORY,
  link: wasi.FILETYPE_SYMBOLIC_LINK,
} as const;

class InodeNumbers {
  readonly #byPath = new Map<string, bigint>();

  of(path: string): bigint {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    // Begins above the inode numbers of the files in Ruby's library.
    const number = BigInt(this.#byPath.size + 1_000_000);
    this.#byPath.set(path, number);
    return number;
  }
}

interface Volume {
  readonly files: RubyFiles;
  readonly inodes: InodeNumbers;
  /** Parent directories of Ruby's library. They exist for Ruby even if the machine does not have them. */
  readonly aboveLibrary: ReadonlyMap<string, FileStatus>;
}

/** Status of a file. Writes the times at WASI's offsets, because the WASI library writes them over the size. */
class MachineFilestat extends wasi.Filestat {
  override write_bytes(view: DataView, at: number): void {
    super.write_bytes(view, at);
    view.setBigUint64(at + 32, this.size, true);
    view.setBigUint64(at + 40, this.atim, true);
    view.setBigUint64(at + 48, this.mtim, true);
    view.setBigUint64(at + 56, this.ctim, true);
  }
}

function filestat({ inodes }: Volume, path: string, status: FileStatus): wasi.Filestat {
  const stat = new MachineFilestat(inodes.of(path), FILE_TYPES[status.kind], BigInt(status.size));
  const nanoseconds = BigInt(Math.trunc(status.mtime)) * 1_000_000n;
  stat.dev = 1n;
  stat.nlink = 1n;
  stat.atim = stat.mtim = stat.ctim = nanoseconds;
  return stat;
}

/** Maximum size in bytes of a file whose writes reach the machine immediately. */
const LARGEST_SHOWN = 1024 * 1024;
/** Maximum file size in bytes. */
const LARGEST_FILE = 100_000_000;

class OpenMachineFile extends Fd {
  readonly #volume: Volume;
  readonly #path: string;
  readonly #appends: boolean;
  #data: Uint8Array;
  /** Buffer for the content with free space at its end. Empty until the first change of the file. */
  #room = new Uint8Array(0);
  #position = 0;
  #isChanged: boolean;

  constructor(volume: Volume, path: string, options: { readonly appends: boolean; readonly truncates: boolean }) {
    super();
    this.#volume = volume;
    this.#path = path;
    this.#appends = options.appends;
    this.#data = options.truncates ? new Uint8Array(0) : volume.files.read(path);
    this.#isChanged = options.truncates && (volume.files.status(path, true)?.size ?? 0) > 0;
  }

  override fd_fdstat_get() {
    return statusOfDescriptor(wasi.FILETYPE_REGULAR_FILE, this.#appends ? wasi.FDFLAGS_APPEND : 0);
  }
  override fd_fdstat_set_flags(): number {
    return wasi.ERRNO_SUCCESS;
  }
  override fd_filestat_get() {
    const status = this.#volume.files.status(this.#path, true);
    const mtime = status?.mtime ?? 0;
    const stat = filestat(this.#volume, this.#path, { kind: 'file', size: this.#data.length, mtime });
    return { ret: wasi.ERRNO_SUCCESS, filestat: stat };
  }
  override fd_filestat_set_size(size: bigint): number {
    if (size > LARGEST_FILE) return wasi.ERRNO_FBIG;
    this.#resize(Number(size));
    return wasi.ERRNO_SUCCESS;
  }
  override fd_filestat_set_times(): number {
    return wasi.ERRNO_SUCCESS;
  }
  override fd_read(size: number) {
    const data = this.#data.subarray(this.#position, this.#position + size);
    this.#position += data.length;
    return { ret: wasi.ERRNO_SUCCESS, data };
  }
  override fd_pread(size: number, offset: bigint) {
    return { ret: wasi.ERRNO_SUCCESS, data: this.#data.subarray(Number(offset), Number(offset) + size) };
  }
  override fd_write(data: Uint8Array) {
    if (this.#appends) this.#position = this.#data.length;
    const ret = this.#put(data, this.#position);
    if (ret === wasi.ERRNO_SUCCESS) this.#position += data.length;
    return { ret, nwritten: data.length };
  }
  override fd_pwrite(data: Uint8Array, offset: bigint) {
    return { ret: this.#put(data, Number(offset)), nwritten: data.length };
  }
  override fd_seek(offset: bigint, whence: number) {
    const from = whence === wasi.WHENCE_SET ? 0 : whence === wasi.WHENCE_CUR ? this.#position : this.#data.length;
    const position = from + Number(offset);
    if (position < 0) return { ret: wasi.ERRNO_INVAL, offset: 0n };
    this.#position = position;
    return { ret: wasi.ERRNO_SUCCESS, offset: BigInt(position) };
  }
  override fd_tell() {
    return { ret: wasi.ERRNO_SUCCESS, offset: BigInt(this.#position) };
  }
  override fd_sync(): number {
    return this.#flush();
  }
  override fd_close(): number {
    return this.#flush();
  }

  #resize(size: number): void {
    const before = this.#data.length;
    if (size > this.#room.length) {
      // Doubles the room, so that many small writes do not copy a large file each time.
      const room = new Uint8Array(Math.max(size, 2 * before));
      room.set(this.#data);
      this.#room = room;
    } else this.#room.fill(0, before, size);
    this.#data = this.#room.subarray(0, size);
    this.#isChanged = true;
  }

  /** Writes data, or returns the error of a file that is too large. */
  #put(data: Uint8Array, at: number): number {
    const size = Math.max(this.#data.length, at + data.length);
    if (size > LARGEST_FILE) return wasi.ERRNO_FBIG;
    this.#resize(size);
    this.#data.set(data, at);
    return this.#showOthers();
  }

  /**
   * Makes written data visible to commands and other descriptors. The data of a large file becomes visible only when
   * the file is closed.
   */
  #showOthers(): number {
    return this.#data.length <= LARGEST_SHOWN ? this.#flush() : wasi.ERRNO_SUCCESS;
  }

  #flush(): number {
    if (!this.#isChanged) return wasi.ERRNO_SUCCESS;
    this.#isChanged = false;
    return runForErrno(() => this.#volume.files.write(this.#path, this.#data));
  }
}

/** A directory of the machine. Its methods take relative paths. */
export class MachineDirectory extends Fd {
  readonly #volume: Volume;
  readonly #path: string;
  readonly #preopenName: string | undefined;

  private constructor(volume: Volume, path: string, preopenName?: string) {
    super();
    this.#volume = volume;
    this.#path = path;
    this.#preopenName = preopenName;
  }

  /** Creates descriptors of the directories that are open when Ruby starts. `paths` are absolute. */
  static preopened(files: RubyFiles, paths: readonly string[], libraryRoot: string): readonly MachineDirectory[] {
    const directory: FileStatus = { kind: 'directory', size: 0, mtime: 0 };
    const aboveLibrary = new Map([['/', directory]]);
    for (let path = libraryRoot; path !== '/'; path = parentPath(path)) aboveLibrary.set(path, directory);
    const volume: Volume = { files, inodes: new InodeNumbers(), aboveLibrary };
    return paths.map((path) => new MachineDirectory(volume, path, path));
  }

  resolve(path: string): string {
    return normalizePath(path, this.#path);
  }

  override fd_prestat_get() {
    if (this.#preopenName === undefined) return { ret: wasi.ERRNO_BADF, prestat: null };
    return { ret: wasi.ERRNO_SUCCESS, prestat: wasi.Prestat.dir(this.#preopenName) };
  }
  override fd_fdstat_get() {
    return statusOfDescriptor(wasi.FILETYPE_DIRECTORY);
  }
  override fd_filestat_get() {
    return this.path_filestat_get(1, '');
  }
  override path_filestat_get(flags: number, path: string) {
    const absolute = this.resolve(path);
    const status = this.#volume.files.status(absolute, (flags & 1) === 1) ?? this.#volume.aboveLibrary.get(absolute);
    if (status === undefined) return { ret: wasi.ERRNO_NOENT, filestat: null };
    return { ret: wasi.ERRNO_SUCCESS, filestat: filestat(this.#volume, absolute, status) };
  }
  override path_filestat_set_times(_flags: number, path: string, _atim: bigint, mtim: bigint): number {
    return runForErrno(() => this.#volume.files.setTime(this.resolve(path), Number(mtim / 1_000_000n)));
  }

  override path_open(
    _dirflags: number,
    path: string,
    oflags: number,
    rights: bigint,
    _inheriting: bigint,
    fdflags: number,
  ) {
    const absolute = this.resolve(path);
    const { files } = this.#volume;
    let opened: Fd | undefined;
    const ret = runForErrno(() => {
      const status = files.status(absolute, true);
      if (status !== undefined && (oflags & EXCLUSIVE) === EXCLUSIVE) throw new PosixError('EEXIST', absolute);
      if (status === undefined) {
        if ((oflags & wasi.OFLAGS_CREAT) === 0) throw new PosixError('ENOENT', absolute);
        files.write(absolute, new Uint8Array(0));
      }
      const wantsDirectory = (oflags & wasi.OFLAGS_DIRECTORY) !== 0;
      if (wantsDirectory && status?.kind !== 'directory') throw new PosixError('ENOTDIR', absolute);
      if (status?.kind === 'directory') {
        const writes = (rights & BigInt(wasi.RIGHTS_FD_WRITE)) !== 0n;
        if (writes && !wantsDirectory) throw new PosixError('EISDIR', absolute);
        opened = new MachineDirectory(this.#volume, absolute);
        return;
      }
      opened = new OpenMachineFile(this.#volume, absolute, {
        appends: (fdflags & wasi.FDFLAGS_APPEND) !== 0,
        truncates: (oflags & wasi.OFLAGS_TRUNC) !== 0,
      });
    });
    return { ret, fd_obj: opened ?? null };
  }

  override fd_readdir_single(cookie: bigint) {
    const names = ['.', '..', ...this.#volume.files.list(this.#path)];
    const name = names[Number(cookie)];
    if (name === undefined) return { ret: wasi.ERRNO_SUCCESS, dirent: null };
    const path = this.resolve(name);
    const kind = this.#volume.files.status(path, false)?.kind ?? 'directory';
    const dirent = new wasi.Dirent(cookie + 1n, this.#volume.inodes.of(path), name, FILE_TYPES[kind]);
    return { ret: wasi.ERRNO_SUCCESS, dirent };
  }

  override path_create_directory(path: string): number {
    return runForErrno(() => this.#volume.files.makeDirectory(this.resolve(path)));
  }
  override path_remove_directory(path: string): number {
    return runForErrno(() => this.#volume.files.removeDirectory(this.resolve(path)));
  }
  override path_unlink_file(path: string): number {
    return runForErrno(() => this.#volume.files.unlink(this.resolve(path)));
  }
  override path_readlink(path: string) {
    let data: string | null = null;
    const ret = runForErrno(() => {
      data = this.#volume.files.readLink(this.resolve(path));
    });
    return { ret, data };
  }
  /** Renames a file. The WASI library's own method would move nodes in the library's tree. */
  renameTo(path: string, to: MachineDirectory, newPath: string): number {
    return runForErrno(() => this.#volume.files.rename(this.resolve(path), to.resolve(newPath)));
  }
  symlink(target: string, path: string): number {
    return runForErrno(() => this.#volume.files.symlink(target, this.resolve(path)));
  }
}

const EXCLUSIVE = wasi.OFLAGS_CREAT | wasi.OFLAGS_EXCL;
