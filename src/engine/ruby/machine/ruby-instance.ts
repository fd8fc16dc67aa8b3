/**
 * An instance of Ruby's WebAssembly module with its memory. Machines use it one after the other, each from the memory of the one that was
 * booted: a new instance takes longer, and JavaScript engines collect garbage at each, as much as its memory is.
 */
import { compileFiberMarking, markFiberFrames } from './fiber-frames.ts';
import { RubyDied } from './ruby-error.ts';
import { isRuby, type RubyExports } from './ruby-exports.ts';
import { PAGE, type RubyMemory } from './snapshot.ts';
import { RubySystem } from './wasi.ts';

export class RubyInstance {
  readonly system = new RubySystem();
  readonly exports: RubyExports;
  #isUsed = false;

  constructor(module: WebAssembly.Module) {
    compileFiberMarking();
    const { exports } = new WebAssembly.Instance(module, importsOf(module, this.system));
    if (!isRuby(exports)) throw new Error('The WebAssembly module is no Ruby');
    this.exports = exports;
    this.system.exports = exports;
  }

  /** Whether its memory can become like another that has been kept: a memory never shrinks. */
  canBecome({ size }: RubyMemory): boolean {
    return this.exports.memory.buffer.byteLength <= size;
  }

  /** Makes the memory like one that was kept. No Ruby may run in it. */
  become({ pages, size, fibers }: RubyMemory): void {
    const { memory } = this.exports;
    const before = memory.buffer.byteLength;
    if (size > before) memory.grow((size - before) / PAGE);
    const own = new Uint8Array(memory.buffer);
    if (this.#isUsed) own.fill(0, 0, before);
    for (const { at, bytes } of pages) own.set(bytes, at);
    if (!this.#isUsed) markFiberFrames(this.exports, fibers);
    this.#isUsed = true;
  }
}

function importsOf(module: WebAssembly.Module, system: RubySystem): WebAssembly.Imports {
  const refuse = (name: string) => () => {
    throw new RubyDied(`Ruby asked for ${name}, which it has not`);
  };
  // JavaScript is not reachable from Ruby: its bindings are there, since the module wants them, and refuse.
  const bindings: Record<string, WebAssembly.ImportValue> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from === 'rb-js-abi-host') bindings[name] = refuse(name);
  }
  return {
    wasi_snapshot_preview1: system.imports,
    'rb-js-abi-host': bindings,
    canonical_abi: {
      'resource_drop_js-abi-value': () => {},
      'resource_new_rb-abi-value': (value: number) => value,
      'resource_get_rb-abi-value': (handle: number) => handle,
    },
  };
}
