/** Operating system interface for Ruby. Its clock and its random numbers are reproducible. */
import {
  ConsoleStdout,
  Directory,
  Fd,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
  wasi,
} from '@bjorn3/browser_wasi_shim';
import { MachineDirectory, type RubyFiles } from './machine-files.ts';

export const LIBRARY_ROOT = '/usr/local/lib/ruby';

/**
 * Directories of the machine that Ruby can open. Ruby's build has its own file system below `/usr`, which hides all
 * directories of the machine that are not in this list.
 */
const ROOTS = [
  '/',
  '/usr/local',
  ...['bin', 'sbin', 'lib', 'libexec', 'share', 'include', 'src', 'games'].map((name) => `/usr/${name}`),
];

/** Ruby's end of the bridge. Ruby writes a query, and its next read returns the answer. */
class BridgeFile extends Fd {
  readonly #ask: (request: string) => string;
  #answer: Uint8Array = new Uint8Array(0);

  constructor(ask: (request: string) => string) {
    super();
    this.#ask = ask;
  }

  override fd_fdstat_get() {
    const fdstat = new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0);
    fdstat.fs_rights_base = BigInt(wasi.RIGHTS_FD_READ | wasi.RIGHTS_FD_WRITE);
    return { ret: wasi.ERRNO_SUCCESS, fdstat };
  }
  override fd_filestat_get() {
    return { ret: wasi.ERRNO_SUCCESS, filestat: new wasi.Filestat(0n, wasi.FILETYPE_CHARACTER_DEVICE, 0n) };
  }
  take(request: string): void {
    this.#answer = encoder.encode(this.#ask(request));
  }
  override fd_read(size: number) {
    const data = this.#answer.subarray(0, size);
    this.#answer = this.#answer.subarray(data.length);
    return { ret: wasi.ERRNO_SUCCESS, data };
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

class BridgeDirectory extends PreopenDirectory {
  readonly #ask: (request: string) => string;

  constructor(path: string, ask: (request: string) => string) {
    super(path, new Map());
    this.#ask = ask;
  }

  override path_open() {
    return { ret: wasi.ERRNO_SUCCESS, fd_obj: new BridgeFile(this.#ask) };
  }
}

/**
 * Converts files, by path below the library's root, to a tree that WASI can open. Several Ruby VMs can share the tree.
 */
export function libraryTree(files: Readonly<Record<string, string>>): Map<string, Inode> {
  const root = new Map<string, Inode>();
  for (const [path, text] of Object.entries(files)) {
    let folder = root;
    const names = path.split('/');
    const last = names.pop() ?? '';
    for (const name of names) {
      const known = folder.get(name);
      const directory = known instanceof Directory ? known : new Directory(new Map());
      folder.set(name, directory);
      folder = directory.contents;
    }
    folder.set(last, new File(encoder.encode(text), { readonly: true }));
  }
  return root;
}

interface SystemOptions {
  readonly library: Map<string, Inode>;
  readonly files: RubyFiles;
  readonly ask: (request: string) => string;
  readonly print: (line: string) => void;
  readonly now: () => number;
}

/**
 * WASI for one instance of the module. Random bytes are reproducible, so object hashes and `rand` are the same in every
 * run.
 */
export class RubySystem {
  readonly #wasi = new WASI([], [], [], { debug: false });
  #now: () => number = () => 0;

  constructor() {
    const { wasiImport } = this.#wasi;
    const write = wasiImport['fd_write'];
    Object.assign(wasiImport, {
      // Answering a query may run Ruby and grow the memory. Views of the memory must be created again afterwards.
      fd_write: (descriptor: number, vectors: number, count: number, written: number) => {
        const file = this.#wasi.fds[descriptor];
        if (!(file instanceof BridgeFile)) return write?.(descriptor, vectors, count, written);
        const parts = wasi.Ciovec.read_bytes_array(this.#view, vectors, count);
        const size = parts.reduce((sum, { buf_len: length }) => sum + length, 0);
        file.take(parts.map(({ buf, buf_len: length }) => this.#text(buf, length)).join(''));
        this.#view.setUint32(written, size, true);
        return wasi.ERRNO_SUCCESS;
      },
      clock_time_get: (_clock: number, _precision: bigint, at: number) => {
        this.#view.setBigUint64(at, BigInt(Math.trunc(this.#now() * 1000)) * 1000n, true);
        return wasi.ERRNO_SUCCESS;
      },
      random_get: (at: number, length: number) => {
        new Uint8Array(this.#view.buffer, at, length).fill(7);
        return wasi.ERRNO_SUCCESS;
      },
      // Not supported, because waiting would block the engine. Ruby's `sleep` uses the simulated machine's clock.
      poll_oneoff: () => wasi.ERRNO_NOTSUP,
      path_rename: (from: number, path: number, length: number, to: number, newPath: number, newLength: number) => {
        const [source, destination] = [this.#directory(from), this.#directory(to)];
        if (source === undefined || destination === undefined) return wasi.ERRNO_ACCES;
        return source.renameTo(this.#text(path, length), destination, this.#text(newPath, newLength));
      },
      path_symlink: (target: number, targetLength: number, to: number, path: number, length: number) =>
        this.#directory(to)?.symlink(this.#text(target, targetLength), this.#text(path, length)) ?? wasi.ERRNO_ACCES,
      path_link: () => wasi.ERRNO_NOTSUP,
    });
  }

  get imports(): WASI['wasiImport'] {
    return this.#wasi.wasiImport;
  }

  /** Connects WASI to the exports of the instance that was created with its imports. Call it once. */
  set exports(exports: { readonly memory: WebAssembly.Memory }) {
    this.#wasi.inst = { exports };
  }

  /** Opens the descriptors with which Ruby starts, and closes all others. */
  open({ library, files, ask, print, now }: SystemOptions): void {
    this.#now = now;
    this.#wasi.fds = [
      new OpenFile(new File([])),
      ConsoleStdout.lineBuffered(print),
      ConsoleStdout.lineBuffered(print),
      new BridgeDirectory('/dev/bridge', ask),
      new PreopenDirectory(LIBRARY_ROOT, library),
      ...MachineDirectory.preopened(files, ROOTS, LIBRARY_ROOT),
    ];
  }

  /** Returns the lines that are printed while an operation runs. The operation may fail. */
  capture(operation: () => void): readonly string[] {
    const { fds } = this.#wasi;
    const [, output, errors] = fds;
    const lines: string[] = [];
    const collector = ConsoleStdout.lineBuffered((line) => lines.push(line));
    [fds[1], fds[2]] = [collector, collector];
    try {
      operation();
    } catch {
      // The lines before the failure are still useful.
    } finally {
      if (output !== undefined && errors !== undefined) [fds[1], fds[2]] = [output, errors];
    }
    return lines;
  }

  /** Returns the descriptor of the bridge. Ruby must have opened it. */
  get bridge(): number {
    return this.#wasi.fds.findIndex((each) => each instanceof BridgeFile);
  }

  /** Opens the bridge under its earlier descriptor, for a Ruby VM that starts from a stored memory. */
  openBridge(descriptor: number, ask: (request: string) => string): void {
    this.#wasi.fds[descriptor] = new BridgeFile(ask);
  }

  get #view(): DataView {
    return new DataView(this.#wasi.inst.exports.memory.buffer);
  }

  #text(at: number, length: number): string {
    return decoder.decode(new Uint8Array(this.#view.buffer, at, length));
  }

  #directory(descriptor: number): MachineDirectory | undefined {
    const found = this.#wasi.fds[descriptor];
    return found instanceof MachineDirectory ? found : undefined;
  }
}
