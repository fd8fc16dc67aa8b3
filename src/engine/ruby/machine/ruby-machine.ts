/**
 * Ruby as WebAssembly: one machine for one compilation or one run, from the memory of a machine that was booted before.
 *
 * A call goes into Ruby as a text frame: it is put where Ruby asks for it first (`Bunraku.enter`), and Ruby leaves an answer. Ruby asks the
 * engine in the same way. So nothing but text crosses, and neither side holds objects of the other.
 */
import { type Inode, type WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim';
import type { RubyFiles } from './machine-files.ts';
import { BridgeFile, createWasi, libraryTree, LIBRARY_ROOT } from './wasi.ts';

/** What has to be fetched before Ruby can run: its WebAssembly module, and the files of its library by path below the library's root. */
export interface RubyAssets {
  readonly module: WebAssembly.Module;
  readonly library: Readonly<Record<string, string>>;
}

/** What Ruby is given and what it answers, as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An exception of Ruby's as it left Ruby. `carried` is the number of the engine's error that it carries, if it does. */
export interface RubyException {
  readonly class: string;
  /** The names of its class and the classes above. */
  readonly ancestors: readonly string[];
  readonly message: string;
  readonly backtrace: readonly string[];
  readonly carried?: number;
  /** What the error says that is behind this one. */
  readonly wrapped?: string;
  /** Where the exception says that it stands, and its message without that. */
  readonly place?: {
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
  };
}

/** Ruby raised, and nothing in Ruby rescued it. */
export class RubyError extends Error {
  override readonly name = 'RubyError';
  readonly exception: RubyException;
  constructor(exception: RubyException) {
    super(exception.message);
    this.exception = exception;
  }
}

/** The machine is spoilt (its stack overflowed, it left with `exit`): it answers nothing more, the next compilation or run gets a fresh one. */
export class RubyDied extends Error {
  override readonly name = 'RubyDied';
}

export interface RubyHost {
  readonly files: RubyFiles;
  /** Answers a question of Ruby's; what it throws is raised in Ruby as `exceptionOf` says. */
  readonly ask: (method: string, args: readonly Json[]) => Json;
  /** Does something that takes time (a command) for a call that may wait. */
  readonly wait: (method: string, args: readonly Json[]) => Promise<Json>;
  /** The Ruby class and message for an error of the engine. Throws what must not be seen by Ruby: a fault of the engine. */
  readonly exceptionOf: (thrown: unknown) => { readonly class: string; readonly message: string };
  readonly print: (line: string) => void;
  readonly now: () => number;
}

/** Told of the Ruby file of a project whose code runs next, so that somebody knows which one it was where it never ends. */
export type RubyWatcher = (file: string) => void;

/** The memory of a booted machine, page by page without those that are empty in any machine. */
export interface RubySnapshot {
  readonly assets: RubyAssets;
  readonly watcher?: RubyWatcher;
  readonly library: Map<string, Inode>;
  readonly pages: readonly (readonly [at: number, bytes: Uint8Array])[];
  readonly size: number;
  /** The descriptor of the bridge. */
  readonly bridge: number;
  /** The object on which `enter` is called, and the number of that name. */
  readonly entry: Entry;
}

interface Entry {
  readonly object: number;
  readonly method: number;
}

interface RubyExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly cabi_realloc: (old: number, oldSize: number, align: number, size: number) => number;
  readonly 'ruby-init: func(args: list<string>) -> ()': (at: number, count: number) => void;
  readonly 'rb-eval-string-protect: func(str: string) -> tuple<handle<rb-abi-value>, s32>': (
    at: number,
    length: number,
  ) => number;
  readonly 'rb-funcallv-protect: func(recv: handle<rb-abi-value>, mid: u32, args: list<handle<rb-abi-value>>) -> tuple<handle<rb-abi-value>, s32>': (
    receiver: number,
    method: number,
    args: number,
    count: number,
  ) => number;
  readonly 'rb-intern: func(name: string) -> u32': (at: number, length: number) => number;
  readonly 'rb-gc-enable: func() -> bool': () => number;
  readonly 'rb-gc-disable: func() -> bool': () => number;
}

const EVALUATE = 'rb-eval-string-protect: func(str: string) -> tuple<handle<rb-abi-value>, s32>';
const CALL =
  'rb-funcallv-protect: func(recv: handle<rb-abi-value>, mid: u32, args: list<handle<rb-abi-value>>) -> tuple<handle<rb-abi-value>, s32>';

const PAGE = 65_536;
/** How often Ruby and the engine may call each other before it counts as endless: each time takes several frames of the machine's stack. */
const MAX_DEPTH = 12;

const encoder = new TextEncoder();

type Answer =
  | { readonly v: Json }
  | { readonly e: RubyException }
  | { readonly w: readonly [string, readonly Json[]]; readonly f: number };
type Request =
  { readonly m: string; readonly a: readonly Json[]; readonly f?: true } | { readonly r: number; readonly v: Answer };

const NO_FILES: RubyFiles = {
  status: () => undefined,
  read: () => new Uint8Array(0),
  write: () => {},
  list: () => [],
  makeDirectory: () => {},
  removeDirectory: () => {},
  unlink: () => {},
  rename: () => {},
  symlink: () => {},
  readLink: () => '',
  setTime: () => {},
};

/** Boots Ruby once and loads what every project needs. Takes about half a second. */
export function bootRuby(assets: RubyAssets): RubySnapshot {
  const library = libraryTree(assets.library);
  const lines: string[] = [];
  const machine = RubyMachine.boot(
    assets,
    library,
    {
      files: NO_FILES,
      ask: (method) => {
        throw new Error(`Ruby asked for ${method} while it was booted`);
      },
      wait: () => Promise.reject(new Error('Ruby waited while it was booted')),
      exceptionOf: (thrown) => {
        throw thrown;
      },
      print: (line) => lines.push(line),
      now: () => BOOT_TIME,
    },
    lines,
  );
  return machine.snapshot(assets, library);
}

/** The clock while Ruby boots: it must not differ from one boot to another. */
const BOOT_TIME = Date.UTC(2024, 0, 1);

export class RubyMachine {
  readonly #host: RubyHost;
  readonly #exports: RubyExports;
  readonly #system: WASI;
  #entry: Entry = { object: 0, method: 0 };
  #depth = 0;
  #inbox = '';
  #answer: Answer | undefined;
  #death: string | undefined;
  /** While it boots: the pages that the module itself fills. */
  #filledAtStart: readonly number[] = [];
  /** Errors of the engine on their way through Ruby. */
  readonly #carried: unknown[] = [];

  private constructor({ module }: RubyAssets, library: Map<string, Inode>, host: RubyHost) {
    this.#host = host;
    this.#system = createWasi({
      library,
      files: host.files,
      ask: (question) => this.#fromRuby(question),
      print: host.print,
      now: host.now,
    });
    const instance = new WebAssembly.Instance(module, this.#imports(module));
    if (!isRuby(instance.exports)) throw new Error('The WebAssembly module is no Ruby');
    this.#exports = instance.exports;
    this.#system.inst = { exports: this.#exports };
  }

  static boot(
    assets: RubyAssets,
    library: Map<string, Inode>,
    host: RubyHost,
    printed: readonly string[],
  ): RubyMachine {
    const machine = new RubyMachine(assets, library, host);
    const exports = machine.#exports;
    machine.#filledAtStart = filledPages(exports.memory.buffer);
    exports._initialize();
    const args = ['ruby', '-EUTF-8', '--disable=gems', '-e_=0'].map((arg) => machine.#text(arg));
    const list = exports.cabi_realloc(0, 0, 4, args.length * 8);
    args.forEach(([at, length], index) => {
      machine.#view.setUint32(list + 8 * index, at, true);
      machine.#view.setUint32(list + 8 * index + 4, length, true);
    });
    exports['ruby-init: func(args: list<string>) -> ()'](list, args.length);
    const load = `begin; $LOAD_PATH.unshift('${LIBRARY_ROOT}/bunraku'); require 'bunraku/boot'; Bunraku; rescue Exception => e; puts e.full_message; raise; end`;
    const object = machine.#evaluate(load, printed);
    const [at, length] = machine.#text('enter');
    machine.#entry = { object, method: exports['rb-intern: func(name: string) -> u32'](at, length) };
    return machine;
  }

  /** A fresh machine with the memory of a booted one. */
  static from(snapshot: RubySnapshot, host: RubyHost): RubyMachine {
    const machine = new RubyMachine(snapshot.assets, snapshot.library, host);
    const { memory } = machine.#exports;
    const missing = (snapshot.size - memory.buffer.byteLength) / PAGE;
    if (missing > 0) memory.grow(missing);
    const bytes = new Uint8Array(memory.buffer);
    for (const [at, page] of snapshot.pages) bytes.set(page, at);
    // Ruby opened the bridge when it booted, and goes on with the same number.
    machine.#system.fds[snapshot.bridge] = new BridgeFile((question) => machine.#fromRuby(question));
    machine.#entry = snapshot.entry;
    return machine;
  }

  snapshot(assets: RubyAssets, library: Map<string, Inode>): RubySnapshot {
    const { buffer } = this.#exports.memory;
    const bytes = new Uint8Array(buffer);
    // A page that only a new instance has filled must be emptied again.
    const filled = new Set([...this.#filledAtStart, ...filledPages(buffer)]);
    const pages = [...filled].map((at) => [at, bytes.slice(at, at + PAGE)] as const);
    return {
      assets,
      library,
      pages,
      size: bytes.length,
      bridge: this.#system.fds.findIndex((each) => each instanceof BridgeFile),
      entry: this.#entry,
    };
  }

  /** Calls a method of `Bunraku::Api`; in Ruby nothing may wait. Throws a `RubyError`, an error of the engine that went through Ruby, or `RubyDied`. */
  call(method: string, ...args: readonly Json[]): Json {
    return this.#result(this.#frame({ m: method, a: args }));
  }

  /** Calls a method in which Ruby may wait for commands of the machine; a promise only where it did. */
  callThatMayWait(method: string, ...args: readonly Json[]): Json | Promise<Json> {
    const answer = this.#frame({ m: method, a: args, f: true });
    return 'w' in answer ? this.#resume(answer) : this.#result(answer);
  }

  async #resume(first: Answer): Promise<Json> {
    let answer = first;
    while ('w' in answer) {
      const [method, args] = answer.w;
      let reply: Answer;
      try {
        reply = { v: await this.#host.wait(method, args) };
      } catch (thrown) {
        reply = { e: this.#raised(thrown) };
      }
      answer = this.#frame({ r: answer.f, v: reply });
    }
    return this.#result(answer);
  }

  #result(answer: Answer): Json {
    if ('v' in answer) return answer.v;
    if ('w' in answer) throw new Error('Ruby waits in a call that cannot');
    const { carried } = answer.e;
    if (carried !== undefined) throw this.#carried[carried];
    throw new RubyError(answer.e);
  }

  /**
   * One frame into Ruby and its answer. Within a question of Ruby's nothing may be collected as garbage, since the locals of the frames below
   * cannot be scanned. Jumps stay within their own frame: `enter` rescues every exception, so that rewinding is safe.
   */
  #frame(request: Request): Answer {
    if (this.#death !== undefined) throw new RubyDied(this.#death);
    if (this.#depth >= MAX_DEPTH) throw new RubyError(stackTooDeep());
    const exports = this.#exports;
    const isNested = this.#depth > 0;
    const wasCollecting = isNested ? exports['rb-gc-disable: func() -> bool']() === 0 : false;
    const inbox = this.#inbox;
    this.#inbox = JSON.stringify(request);
    this.#answer = undefined;
    this.#depth += 1;
    try {
      const result = exports[CALL](this.#entry.object, this.#entry.method, 0, 0);
      const answer: Answer | undefined = this.#answer;
      if ((this.#view.getInt32(result + 4, true) & 15) !== 0 || answer === undefined) {
        throw new RubyDied('throw, break or return in Ruby may not leave a call that Puppet made');
      }
      return answer;
    } catch (thrown) {
      throw this.#died(thrown);
    } finally {
      this.#depth -= 1;
      this.#inbox = inbox;
      if (wasCollecting && this.#death === undefined) exports['rb-gc-enable: func() -> bool']();
    }
  }

  /** After a trap the machine's globals are spoilt, whatever it was. */
  #died(thrown: unknown): Error {
    const why = whyDied(thrown);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.#death ??= why ?? error.message;
    if (error instanceof RubyDied || why === undefined) return error;
    return new RubyDied(why, { cause: thrown });
  }

  /** What Ruby writes to the bridge: `G` asks for the request, `A` with JSON leaves the answer, anything else is a question. */
  #fromRuby(text: string): string {
    if (text === 'G') return this.#inbox;
    if (text.startsWith('A')) {
      // The frames are written by `bunraku/bridge.rb` alone.
      const given: Answer = JSON.parse(text.slice(1));
      this.#answer = given;
      return '';
    }
    try {
      const { m, a }: { readonly m: string; readonly a: readonly Json[] } = parseQuestion(text);
      return JSON.stringify({ v: this.#host.ask(m, a) });
    } catch (thrown) {
      if (thrown instanceof RubyDied) throw thrown;
      return JSON.stringify({ e: thrown instanceof RubyError ? thrown.exception : this.#raised(thrown) });
    }
  }

  #raised(thrown: unknown): RubyException {
    const { class: name, message } = this.#host.exceptionOf(thrown);
    this.#carried.push(thrown);
    return { class: name, ancestors: [], message, backtrace: [], carried: this.#carried.length - 1 };
  }

  #imports(module: WebAssembly.Module): WebAssembly.Imports {
    const refuse = (name: string) => () => {
      throw new RubyDied(`Ruby asked for ${name}, which it has not`);
    };
    // JavaScript is not reachable from Ruby: its bindings are there, since the module wants them, and refuse.
    const bindings: Record<string, WebAssembly.ImportValue> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from === 'rb-js-abi-host') bindings[name] = refuse(name);
    }
    return {
      wasi_snapshot_preview1: this.#system.wasiImport,
      'rb-js-abi-host': bindings,
      canonical_abi: {
        'resource_drop_js-abi-value': () => {},
        'resource_new_rb-abi-value': (value: number) => value,
        'resource_get_rb-abi-value': (handle: number) => handle,
      },
    };
  }

  get #view(): DataView {
    return new DataView(this.#exports.memory.buffer);
  }

  #text(text: string): readonly [at: number, length: number] {
    const bytes = encoder.encode(`${text}\0`);
    const at = this.#exports.cabi_realloc(0, 0, 1, bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
    return [at, bytes.length];
  }

  /** Evaluates code at boot and yields the result's handle. */
  #evaluate(code: string, printed: readonly string[]): number {
    const [at, length] = this.#text(code);
    const result = this.#exports[EVALUATE](at, length);
    if ((this.#view.getInt32(result + 4, true) & 15) !== 0) {
      throw new Error(`Ruby cannot boot: ${printed.join('\n')}`);
    }
    return this.#view.getInt32(result, true);
  }
}

/** Where the pages of a memory begin that are not all zero. */
function filledPages(memory: ArrayBuffer): readonly number[] {
  const words = new BigUint64Array(memory);
  const found: number[] = [];
  for (let at = 0; at < memory.byteLength; at += PAGE) {
    if (words.subarray(at / 8, (at + PAGE) / 8).some((word) => word !== 0n)) found.push(at);
  }
  return found;
}

function stackTooDeep(): RubyException {
  return {
    class: 'SystemStackError',
    ancestors: ['SystemStackError', 'Exception'],
    message: 'stack level too deep',
    backtrace: [],
  };
}

/** Code of a project may write to the bridge as well: what is no question is its own error. */
function parseQuestion(text: string): { readonly m: string; readonly a: readonly Json[] } {
  const given: unknown = text.startsWith('{"m":') ? JSON.parse(text) : undefined;
  if (isQuestion(given)) return given;
  throw new RubyError({
    class: 'IOError',
    ancestors: ['IOError', 'StandardError', 'Exception'],
    message: 'not opened for writing',
    backtrace: [],
  });
}

function isQuestion(given: unknown): given is { readonly m: string; readonly a: readonly Json[] } {
  return typeof given === 'object' && given !== null && 'm' in given && 'a' in given && Array.isArray(given.a);
}

/** Whether a module's exports are those of Ruby's build. */
function isRuby(exports: object): exports is RubyExports {
  return [EVALUATE, CALL, 'memory', 'cabi_realloc'].every((name) => name in exports);
}

function whyDied(thrown: unknown): string | undefined {
  if (thrown instanceof RangeError || isTrap(thrown)) return 'stack level too deep';
  return thrown instanceof WASIProcExit ? 'Ruby called exit!' : undefined;
}

function isTrap(thrown: unknown): boolean {
  return thrown instanceof WebAssembly.RuntimeError;
}
