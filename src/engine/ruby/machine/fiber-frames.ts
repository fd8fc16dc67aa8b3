/**
 * Works around errors of Ruby's WebAssembly build with fibers. When another fiber runs, the build unwinds the C frames of
 * the current fiber into a buffer of this fiber (Binaryen's Asyncify). Later it rewinds the frames: a loop calls the
 * fiber's entry function again.
 * - The garbage collector reads only the fiber's stack in memory. It would free an object that is only in a local
 * variable of a C function, such as the result of `Array#map`, while the fiber waits. Therefore the function that marks
 * a fiber is called a second time for each fiber, with the buffer in place of the stack.
 * - To answer a query of a fiber, the engine may call Ruby again. This nested call has a loop of its own, which must
 * rewind from the call and not from the fiber's entry function. Therefore the fiber must look like the main fiber, which
 * has no entry function.
 *
 * Offsets are those of this build: `rb_fiber_struct` in Ruby's `cont.c`, `rb_execution_context_struct` and
 * `rb_thread_struct` in `vm_core.h`, `rb_wasm_fiber_context` in `wasm/fiber.h`.
 */
import type { RubyExports } from './ruby-exports.ts';

export interface RubyFibers {
  readonly mark: number;
  readonly thread: number;
}

const WORD = 4;
/** Offsets of the type and the data in a typed object, and of the mark function in a type. */
const OBJECT_TYPE = 8;
const OBJECT_DATA = 16;
const TYPE_MARK = 4;
/** Offsets in a fiber: the address of its saved stack, and the size of this stack in words. */
const STACK = 32;
const STACK_WORDS = 40;
/**
 * Offsets of the execution context in a fiber, of the fiber and the thread in a context, and of the running context in
 * a thread.
 */
const CONTEXT = 44;
const CONTEXT_FIBER = 24;
const CONTEXT_THREAD = 28;
const THREAD_CONTEXT = 24;
/** Offset of the entry function in a fiber. The main fiber has a null pointer there. */
const BEGINNING = 49_360;
/**
 * Offsets in a fiber of the buffer, and of two addresses before it: the end of the buffer's used part, and the end of
 * the buffer.
 */
const BUFFER_TOP = 49_372;
const BUFFER_END = BUFFER_TOP + WORD;
const BUFFER = BUFFER_END + WORD;
const BUFFER_SIZE = 24_576;

/**
 * Finds the data that all fibers share.
 * @param object address of the object of a fiber that has already run
 */
export function fibersLike({ memory }: RubyExports, object: number): RubyFibers {
  const view = new DataView(memory.buffer);
  const word = (at: number): number => view.getUint32(at, true);
  const fiber = word(object + OBJECT_DATA);
  const [start, top, end] = [fiber + BUFFER, word(fiber + BUFFER_TOP), word(fiber + BUFFER_END)];
  const thread = word(fiber + CONTEXT + CONTEXT_THREAD);
  const running = word(thread + THREAD_CONTEXT);
  const isKnown =
    end === start + BUFFER_SIZE &&
    start <= top &&
    top <= end &&
    word(fiber + CONTEXT + CONTEXT_FIBER) === fiber &&
    word(running + CONTEXT_THREAD) === thread;
  if (!isKnown) throw new Error("Ruby's fibers have another layout");
  return { mark: word(word(object + OBJECT_TYPE) + TYPE_MARK), thread };
}

/** Makes the garbage collector of a Ruby VM mark the objects in the buffers of fibers. */
export function markFiberFrames({ memory, table }: RubyExports, fibers: RubyFibers): void {
  const mark = table.get(fibers.mark);
  if (mark === null) throw new Error("Ruby's table is another");
  const markWithFrames = (fiber: number): void => {
    mark(fiber);
    const view = new DataView(memory.buffer);
    const used = view.getUint32(fiber + BUFFER_TOP, true) - (fiber + BUFFER);
    // A running fiber has an empty buffer. A fiber that has not started has none.
    if (used <= 0) return;
    const stack = view.getUint32(fiber + STACK, true);
    const words = view.getUint32(fiber + STACK_WORDS, true);
    view.setUint32(fiber + STACK, fiber + BUFFER, true);
    view.setUint32(fiber + STACK_WORDS, used / WORD, true);
    mark(fiber);
    view.setUint32(fiber + STACK, stack, true);
    view.setUint32(fiber + STACK_WORDS, words, true);
  };
  table.set(fibers.mark, asTableFunction(markWithFrames));
}

/**
 * Makes the running fiber look like the main fiber, for a call into Ruby. Returns a function that restores the fiber.
 */
export function asMainFiber({ memory }: RubyExports, { thread }: RubyFibers): () => void {
  const view = new DataView(memory.buffer);
  const context = view.getUint32(thread + THREAD_CONTEXT, true);
  const at = view.getUint32(context + CONTEXT_FIBER, true) + BEGINNING;
  const beginning = view.getUint32(at, true);
  view.setUint32(at, 0, true);
  return () => new DataView(memory.buffer).setUint32(at, beginning, true);
}

/** Bytes of a module that imports a function `e.f` of type (i32) -> () and exports it as `f`. */
const THROUGH_MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Types: (i32) -> (). Imports: "e" "f". Exports: "f".
  ...[0x01, 0x05, 0x01, 0x60, 0x01, 0x7f, 0x00],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);
let throughModule: WebAssembly.Module | undefined;

/**
 * Compiles the module for `markFiberFrames`. Call it before Ruby runs. WebKit compiles one module at a time, and Ruby's
 * hot functions occupy the compiler for fifteen seconds or more after the boot.
 */
export function compileFiberMarking(): WebAssembly.Module {
  return (throughModule ??= new WebAssembly.Module(THROUGH_MODULE));
}

/**
 * Converts a JavaScript function to one that a WebAssembly table accepts. Tables accept only functions that a module
 * exports.
 */
function asTableFunction(call: (value: number) => void): unknown {
  const { exports } = new WebAssembly.Instance(compileFiberMarking(), { e: { f: call } });
  return 'f' in exports ? exports.f : undefined;
}
