/**
 * Makes up for what Ruby's build for WebAssembly forgets of fibers. It unwinds the C frames of a fiber into a buffer of the fiber when another
 * one runs, and rewinds them later (Binaryen's Asyncify), from a loop below the frames that calls what the frames began with.
 *
 * - The garbage collector reads only the fiber's stack in memory: an object that a C function holds in a local alone, as `Array#map` does with
 *   its result, would be freed while the function waits. So the function that marks a fiber is called a second time for each fiber, with
 *   the buffer in place of the stack.
 * - In a call into Ruby that a question of a fiber led to, the loop is another one, and the frames there began with the call. To be rewound
 *   from the call, the fiber must look like the main one, which has no function of its own that it began with.
 *
 * Offsets are those of the build in use: `rb_fiber_struct` in Ruby's `cont.c`, `rb_execution_context_struct` and `rb_thread_struct` in its
 * `vm_core.h`, `rb_wasm_fiber_context` in its `wasm/fiber.h`.
 */
import type { RubyExports } from './ruby-exports.ts';

/** What the fibers of a machine have in common. */
export interface RubyFibers {
  /** The place in the module's table of the function that marks a fiber. */
  readonly mark: number;
  /** The address of the thread whose fibers they are. */
  readonly thread: number;
}

const WORD = 4;
/** Where a typed object has its type and its data, and a type the function that marks an object. */
const OBJECT_TYPE = 8;
const OBJECT_DATA = 16;
const TYPE_MARK = 4;
/** In a fiber: where its saved stack begins, and how many words it has. */
const STACK = 32;
const STACK_WORDS = 40;
/** In a fiber: its execution context; there the fiber and the thread; in a thread: the context that runs. */
const CONTEXT = 44;
const CONTEXT_FIBER = 24;
const CONTEXT_THREAD = 28;
const THREAD_CONTEXT = 24;
/** In a fiber: what it began with, none in the main one. */
const BEGINNING = 49_360;
/** In a fiber: where the used part of its buffer ends, and where all of it does; its bytes follow. */
const BUFFER_TOP = 49_372;
const BUFFER_END = BUFFER_TOP + WORD;
const BUFFER = BUFFER_END + WORD;
const BUFFER_SIZE = 24_576;

/** @param object the address of the object of a fiber that has run */
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

/** Lets a machine mark what the buffers of its fibers hold. */
export function markFiberFrames({ memory, table }: RubyExports, fibers: RubyFibers): void {
  const mark = table.get(fibers.mark);
  if (mark === null) throw new Error("Ruby's table is another");
  const markWithFrames = (fiber: number): void => {
    mark(fiber);
    const view = new DataView(memory.buffer);
    const used = view.getUint32(fiber + BUFFER_TOP, true) - (fiber + BUFFER);
    // The buffer of a fiber that runs is empty, and one that has not begun has none yet.
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

/** Lets the fiber that runs look like the main one, for a call into Ruby. Yields what ends that. */
export function asMainFiber({ memory }: RubyExports, { thread }: RubyFibers): () => void {
  const view = new DataView(memory.buffer);
  const context = view.getUint32(thread + THREAD_CONTEXT, true);
  const at = view.getUint32(context + CONTEXT_FIBER, true) + BEGINNING;
  const beginning = view.getUint32(at, true);
  view.setUint32(at, 0, true);
  return () => new DataView(memory.buffer).setUint32(at, beginning, true);
}

/** A module that imports a function from a number to nothing as `e.f`, and exports it as `f`. */
const THROUGH_MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Types, imports, exports: (i32) -> (), "e" "f" of this type, "f".
  ...[0x01, 0x05, 0x01, 0x60, 0x01, 0x7f, 0x00],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);
let throughModule: WebAssembly.Module | undefined;

/**
 * Compiles what `markFiberFrames` needs. To be called before Ruby runs: WebKit compiles in turn, and once a Ruby has booted, its hot functions
 * stand before all else for fifteen seconds and more.
 */
export function compileFiberMarking(): WebAssembly.Module {
  return (throughModule ??= new WebAssembly.Module(THROUGH_MODULE));
}

/** A function of JavaScript as one that a table can hold: only functions that a module exports can be in a table. */
function asTableFunction(call: (value: number) => void): unknown {
  const { exports } = new WebAssembly.Instance(compileFiberMarking(), { e: { f: call } });
  return 'f' in exports ? exports.f : undefined;
}
