/**
 * Fixes the handling of fibers in Ruby's WebAssembly build. When another fiber runs, the build unwinds the C frames of
 * the current fiber into the fiber's buffer (Binaryen's Asyncify). It rewinds them later from a loop below these
 * frames, which calls the fiber's entry function.
 *
 * - The garbage collector reads only the fiber's stack in memory. An object that is only in a local variable of a C
 *   function, such as the result of `Array#map`, would be freed while the function waits. Therefore the function that
 *   marks a fiber is called a second time for each fiber, with the buffer in place of the stack.
 * - In a nested call into Ruby, made to answer a query of a fiber, a different loop runs, and its frames begin with
 *   the call. To be rewound from the call, the fiber must look like the main fiber, which has no entry function.
 *
 * Offsets are those of the build in use: `rb_fiber_struct` in Ruby's `cont.c`, `rb_execution_context_struct` and
 * `rb_thread_struct` in its `vm_core.h`, `rb_wasm_fiber_context` in its `wasm/fiber.h`.
 */
import type { RubyExports } from './ruby-exports.ts';

/** Data shared by all fibers of a machine. */
export interface RubyFibers {
  /** Index in the module's table of the function that marks a fiber. */
  readonly mark: number;
  readonly thread: number;
}

const WORD = 4;
/** Offsets of type and data in a typed object, and of the mark function in a type. */
const OBJECT_TYPE = 8;
const OBJECT_DATA = 16;
const TYPE_MARK = 4;
/** In a fiber: start of its saved stack, and its size in words. */
const STACK = 32;
const STACK_WORDS = 40;
/** In a fiber: its execution context; in the context: the fiber and the thread; in a thread: the running context. */
const CONTEXT = 44;
const CONTEXT_FIBER = 24;
const CONTEXT_THREAD = 28;
const THREAD_CONTEXT = 24;
/** In a fiber: its entry function; null in the main fiber. */
const BEGINNING = 49_360;
/** In a fiber, these two words precede the buffer: the end of its used part, and its end. */
const BUFFER_TOP = 49_372;
const BUFFER_END = BUFFER_TOP + WORD;
const BUFFER = BUFFER_END + WORD;
const BUFFER_SIZE = 24_576;

/** @param object address of the object of a fiber that has already run */
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

/** Makes a machine mark the objects in the buffers of its fibers. */
export function markFiberFrames({ memory, table }: RubyExports, fibers: RubyFibers): void {
  const mark = table.get(fibers.mark);
  if (mark === null) throw new Error("Ruby's table is another");
  const markWithFrames = (fiber: number): void => {
    mark(fiber);
    const view = new DataView(memory.buffer);
    const used = view.getUint32(fiber + BUFFER_TOP, true) - (fiber + BUFFER);
    // The buffer of a running fiber is empty, and a fiber that has not started has no buffer.
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

/** A module that imports a function `e.f` of type (i32) -> (), and exports it as `f`. */
const THROUGH_MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Types, imports, exports: (i32) -> (), "e" "f" of this type, "f".
  ...[0x01, 0x05, 0x01, 0x60, 0x01, 0x7f, 0x00],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);
let throughModule: WebAssembly.Module | undefined;

/**
 * Compiles the module for `markFiberFrames`. Call it before Ruby runs: WebKit compiles one module after the other, and
 * Ruby's hot functions occupy the compiler for fifteen seconds or more after Ruby has booted.
 */
export function compileFiberMarking(): WebAssembly.Module {
  return (throughModule ??= new WebAssembly.Module(THROUGH_MODULE));
}

/**
 * Converts a JavaScript function so that a WebAssembly table can hold it. Tables accept only functions that a module
 * exports.
 */
function asTableFunction(call: (value: number) => void): unknown {
  const { exports } = new WebAssembly.Instance(compileFiberMarking(), { e: { f: call } });
  return 'f' in exports ? exports.f : undefined;
}
