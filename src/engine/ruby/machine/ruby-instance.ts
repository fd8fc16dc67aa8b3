/**
 * An instance of Ruby's WebAssembly module with its memory. Ruby VMs use it one after the other, and each VM starts
 * from the memory of the booted one. New instances would cost more: creating one takes longer, and JavaScript engines
 * collect garbage in proportion to their memory.
 */
import { compileFiberMarking, markFiberFrames } from './fiber-frames.ts';
import { RubyCrash } from './ruby-error.ts';
import { isRuby, type RubyExports } from './ruby-exports.ts';
import { PAGE, type RubyMemory } from './snapshot.ts';
import { RubySystem } from './wasi.ts';

export class RubyInstance {
  readonly system = new RubySystem();
  readonly exports: RubyExports;
  /** Called when the module has used up its steps. Ruby continues when this function returns. */
  onOutOfSteps: () => void = () => {};
  #isUsed = false;

  constructor(module: WebAssembly.Module) {
    compileFiberMarking();
    const { exports } = new WebAssembly.Instance(
      module,
      createImports(module, this.system, () => this.onOutOfSteps()),
    );
    if (!isRuby(exports)) throw new Error('The WebAssembly module is no Ruby');
    this.exports = exports;
    this.system.exports = exports;
  }

  /**
   * True if the instance can load a stored memory. The instance's memory must not be larger than the stored one,
   * because a memory cannot shrink.
   */
  canBecome({ size }: RubyMemory): boolean {
    return this.exports.memory.buffer.byteLength <= size;
  }

  /** Loads a stored memory. Ruby must not be running in the instance. */
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

/** Import with which the module reports that no steps are left (`scripts/ruby/step-counter.ts`). */
const OUT_OF_STEPS = 'import-js-value-from-host: func() -> handle<js-abi-value>';

function createImports(module: WebAssembly.Module, system: RubySystem, onOutOfSteps: () => void): WebAssembly.Imports {
  const refuse = (name: string) => () => {
    throw new RubyCrash(`Ruby asked for ${name}, which it has not`);
  };
  // Ruby has no access to JavaScript. The module requires these functions, but they throw.
  const bindings: Record<string, WebAssembly.ImportValue> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from === 'rb-js-abi-host') bindings[name] = refuse(name);
  }
  bindings[OUT_OF_STEPS] = () => {
    onOutOfSteps();
    return 0;
  };
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
