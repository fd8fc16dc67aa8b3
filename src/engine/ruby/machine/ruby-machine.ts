/**
 * A Ruby VM in WebAssembly. Each compilation or run has its own VM, which starts from the memory of a VM that was
 * booted earlier.
 *
 * A call into Ruby is a JSON frame. Ruby fetches the frame in `Bunraku.enter`, and writes its answer to the bridge.
 * Ruby sends queries to the engine over the same bridge. Only strings are passed: neither side holds objects of the
 * other.
 */
import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { RubyLimits } from '../../budget/ruby-limits.ts';
import { asMainFiber, fibersLike, type RubyFibers } from './fiber-frames.ts';
import { type Answer, parseRequest, type Request } from './bridge-frames.ts';
import { countedFiles } from './counted-files.ts';
import type { Json } from './json.ts';
import type { RubyFiles } from './machine-files.ts';
import { RubyCrash, RubyError, type RubyException, stackTooDeep, whyDied } from './ruby-error.ts';
import { CALL, EVALUATE, type RubyExports } from './ruby-exports.ts';
import { RubyInstance } from './ruby-instance.ts';
import { filledPages, PAGE, type RubyAssets, type RubyEntry, type RubyMemory, type RubySnapshot } from './snapshot.ts';
import { RubyMeter } from './ruby-meter.ts';
import { LIBRARY_ROOT } from './wasi.ts';

export interface RubyHost {
  readonly files: RubyFiles;
  readonly ask: (method: string, args: readonly Json[]) => Json;
  /** Runs an asynchronous operation, such as a command, while Ruby waits. Called only during `callThatMayWait`. */
  readonly wait: (method: string, args: readonly Json[]) => Promise<Json>;
  /**
   * Returns the Ruby class and message for an error of the engine. Rethrows a bug in the engine, because Ruby must not
   * rescue it.
   */
  readonly toException: (thrown: unknown) => { readonly class: string; readonly message: string };
  readonly print: (line: string) => void;
  readonly now: () => number;
  /** Limits that differ from the default. */
  readonly limits?: Partial<RubyLimits>;
  /** Called many times a second while Ruby runs. */
  readonly onProgress?: () => void;
}

/** Maximum nesting of calls between Ruby and the engine. Each level takes several frames of the VM's stack. */
const MAX_DEPTH = 12;

/** Steps that a query, a command and a printed line cost, in proportion to the time that they take. */
const STEPS_OF_QUERY = 6_000;
const STEPS_OF_COMMAND = 100_000;
const STEPS_OF_LINE = 2_000;

/** Number of bytes by which Ruby's memory grows. */
const RESERVE = 32 * 1024 * 1024;
/** Size of memory in bytes from which it grows by single pages. It is well below the module's limit. */
const LARGEST_RESERVED = 256 * 1024 * 1024;

const encoder = new TextEncoder();

export class RubyMachine {
  readonly #host: RubyHost;
  readonly #instance: RubyInstance;
  #entry: RubyEntry = { object: 0, method: 0 };
  #fibers: RubyFibers = { mark: 0, thread: 0 };
  #depth = 0;
  #inbox = '';
  #answer: Answer | undefined;
  #death: RubyCrash | undefined;
  readonly #meter: RubyMeter;
  /** Size of memory at the last reservation. If memory is not larger, the reserved block still has free space. */
  #reserved = Infinity;
  /** Pages that were filled before this VM ran: by the module itself, or in the memory from which the VM started. */
  #filledBefore: readonly number[] = [];
  /** Errors of the engine that are passing through Ruby. */
  readonly #carried: unknown[] = [];

  private constructor(instance: RubyInstance, library: Map<string, Inode>, host: RubyHost) {
    this.#host = host;
    this.#instance = instance;
    const { files, print, now, limits, onProgress } = host;
    const meter = new RubyMeter(instance, { limits, onProgress, onStop: (stop) => (this.#death = stop) });
    this.#meter = meter;
    const spend = (steps: number): void => meter.spend(steps);
    instance.system.open({
      library,
      files: countedFiles(files, { spend, countWritten: (bytes) => meter.countWritten(bytes) }),
      ask: (request) => this.#fromRuby(request),
      print: (line) => {
        spend(STEPS_OF_LINE);
        meter.countWritten(line.length);
        print(line);
      },
      now,
    });
  }

  get #exports(): RubyExports {
    return this.#instance.exports;
  }

  static boot(
    assets: RubyAssets,
    library: Map<string, Inode>,
    host: RubyHost,
    printed: readonly string[],
  ): RubyMachine {
    const machine = new RubyMachine(new RubyInstance(assets.module), library, host);
    const exports = machine.#exports;
    machine.#filledBefore = filledPages(exports.memory.buffer);
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
    const fiber = Number(machine.call('evaluate', 'Fiber.new {}.tap(&:resume).inspect[/0x\\h+/].hex'));
    machine.#fibers = fibersLike(exports, fiber);
    // Reserves memory now, so that VMs that start from this memory rarely have to grow it.
    machine.#reserved = 0;
    machine.#reserve();
    return machine;
  }

  static from({ assets, library, memory: kept }: RubySnapshot, host: RubyHost, previous?: RubyMachine): RubyMachine {
    const instance = (previous === undefined ? undefined : previous.#end(kept)) ?? new RubyInstance(assets.module);
    const machine = new RubyMachine(instance, library, host);
    instance.become(kept);
    // Ruby opened the bridge during the boot, and continues to use the same descriptor.
    instance.system.openBridge(kept.bridge, (request) => machine.#fromRuby(request));
    machine.#entry = kept.entry;
    machine.#fibers = kept.fibers;
    machine.#reserved = kept.size;
    machine.#filledBefore = kept.pages.map(({ at }) => at);
    return machine;
  }

  /** Ends the VM. Returns its instance if the instance can load the memory `kept`, otherwise undefined. */
  #end(kept: RubyMemory): RubyInstance | undefined {
    const isSound = this.#death === undefined && this.#depth === 0;
    this.#death ??= new RubyCrash('another has taken its place');
    return isSound && this.#instance.canBecome(kept) ? this.#instance : undefined;
  }

  /**
   * Makes memory grow in large steps. Ruby's allocator requests single pages, and JavaScript engines then collect
   * garbage for every page, because they count the whole memory at each request. This method allocates a large block
   * and shrinks it, which leaves free memory.
   */
  #reserve(): void {
    const { memory, cabi_realloc: reallocate } = this.#exports;
    if (memory.buffer.byteLength <= this.#reserved || memory.buffer.byteLength > LARGEST_RESERVED) return;
    reallocate(reallocate(0, 0, 8, RESERVE), RESERVE, 8, 1);
    this.#reserved = memory.buffer.byteLength;
  }

  /** Returns a copy of the VM's memory, from which other VMs can start. */
  get memory(): RubyMemory {
    const { buffer } = this.#exports.memory;
    const own = new Uint8Array(buffer);
    // Includes pages that were filled before but are empty now. In a new instance, they may be filled and must be
    // cleared.
    const filled = new Set([...this.#filledBefore, ...filledPages(buffer)]);
    return {
      pages: Array.from(filled, (at) => ({ at, bytes: own.slice(at, at + PAGE) })),
      size: own.length,
      bridge: this.#instance.system.bridge,
      entry: this.#entry,
      fibers: this.#fibers,
    };
  }

  /**
   * Calls a method of `Bunraku::Api` during which Ruby must not wait for commands. Throws a `RubyError`, an error of
   * the engine that passed through Ruby, or `RubyCrash`.
   */
  call(method: string, ...args: readonly Json[]): Json {
    return this.#result(this.#frame({ m: method, a: args }));
  }

  /**
   * Calls a method during which Ruby may wait for commands of the simulated machine. Returns a promise only if Ruby
   * waits.
   */
  callThatMayWait(method: string, ...args: readonly Json[]): Json | Promise<Json> {
    const answer = this.#frame({ m: method, a: args, f: true });
    return 'w' in answer ? this.#resume(answer) : this.#result(answer);
  }

  async #resume(first: Answer): Promise<Json> {
    let answer = first;
    while ('w' in answer) {
      const [method, args] = answer.w;
      this.#meter.spend(STEPS_OF_COMMAND);
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
    const { carried, behind } = answer.e;
    if (carried !== undefined) throw this.#carried[carried];
    throw new RubyError(answer.e, behind === undefined ? undefined : this.#carried[behind]);
  }

  /**
   * Sends a request into Ruby and returns the answer. During a nested call, Ruby's garbage collection is off, because
   * the collector cannot read local variables of the frames that wait. `enter` rescues every exception, so an exception
   * never leaves a frame, and Asyncify can safely rewind the frames.
   */
  #frame(request: Request): Answer {
    if (this.#death !== undefined) throw this.#death;
    if (this.#depth >= MAX_DEPTH) throw new RubyError(stackTooDeep());
    this.#reserve();
    const exports = this.#exports;
    const isNested = this.#depth > 0;
    const wasCollecting = isNested ? exports['rb-gc-disable: func() -> bool']() === 0 : false;
    const endAsMain = isNested ? asMainFiber(exports, this.#fibers) : () => {};
    const inbox = this.#inbox;
    this.#inbox = JSON.stringify(request);
    this.#answer = undefined;
    this.#depth += 1;
    try {
      const result = exports[CALL](this.#entry.object, this.#entry.method, 0, 0);
      const answer: Answer | undefined = this.#answer;
      if ((this.#view.getInt32(result + 4, true) & 15) !== 0 || answer === undefined) {
        throw new RubyCrash('throw, break or return in Ruby may not leave a call that Puppet made');
      }
      return answer;
    } catch (thrown) {
      throw this.#died(thrown);
    } finally {
      this.#depth -= 1;
      this.#inbox = inbox;
      endAsMain();
      if (wasCollecting && this.#death === undefined) exports['rb-gc-enable: func() -> bool']();
    }
  }

  /** Marks the VM as dead and returns the error. The VM's globals are invalid after any trap. */
  #died(thrown: unknown): Error {
    const why = whyDied(thrown);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.#death ??= error instanceof RubyCrash ? error : new RubyCrash(why ?? error.message, { cause: thrown });
    return why === undefined ? error : this.#death;
  }

  /**
   * Handles a line that Ruby writes to the bridge. `G` fetches the request, `A` and JSON are the answer, and anything
   * else is a query.
   */
  #fromRuby(text: string): string {
    if (this.#death !== undefined) throw this.#death;
    if (text === 'G') return this.#inbox;
    if (text.startsWith('A')) {
      this.#meter.checkAnswer(text);
      // Needs no check, because only `bunraku/bridge.rb` writes answers.
      const given: Answer = JSON.parse(text.slice(1));
      this.#answer = given;
      return '';
    }
    this.#reserve();
    this.#meter.spend(STEPS_OF_QUERY + text.length);
    try {
      const { m, a }: { readonly m: string; readonly a: readonly Json[] } = parseRequest(text);
      if (m === 'log') this.#meter.countWritten(text.length);
      const answer = JSON.stringify({ v: this.#host.ask(m, a) });
      if (this.#death !== undefined) throw this.#death;
      this.#meter.spend(answer.length);
      return answer;
    } catch (thrown) {
      if (this.#death !== undefined || thrown instanceof RubyCrash) throw this.#death ?? thrown;
      return JSON.stringify({ e: thrown instanceof RubyError ? thrown.exception : this.#raised(thrown) });
    }
  }

  #raised(thrown: unknown): RubyException {
    const { class: name, message } = this.#host.toException(thrown);
    this.#carried.push(thrown);
    return { class: name, ancestors: [], message, backtrace: [], carried: this.#carried.length - 1 };
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

  #evaluate(code: string, printed: readonly string[]): number {
    const [at, length] = this.#text(code);
    const result = this.#exports[EVALUATE](at, length);
    if ((this.#view.getInt32(result + 4, true) & 15) !== 0) {
      throw new Error(`Ruby cannot boot: ${printed.join('\n')}`);
    }
    return this.#view.getInt32(result, true);
  }
}
