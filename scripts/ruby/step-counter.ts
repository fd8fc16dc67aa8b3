/**
 * Adds a step counter to Ruby's WebAssembly module, so that endless code can be stopped. Each iteration of a loop in
 * the module takes one step from a global variable. Ruby's interpreter is such a loop, so every Ruby program takes
 * steps. When none are left, the module calls the host, which adds steps or throws. Slow operations take more steps:
 * copying memory, one per 64 bytes; unwinding the stack, for an exception or `throw`; and growing the memory, because
 * JavaScript engines then count the whole memory.
 */
import {
  BULK,
  LOOP,
  MEMORY_COPY,
  MEMORY_FILL,
  MEMORY_GROW,
  numberBytes,
  readNumber,
  signedBytes,
  skipInstruction,
  skipNumbers,
} from './instructions.ts';
import {
  addItems,
  type Bytes,
  CODE,
  exportEntry,
  EXPORTS,
  findSection,
  FUNCTIONS,
  GLOBAL,
  GLOBALS,
  IMPORTS,
  joinBytes,
  type Sections,
  TYPES,
} from './module-sections.ts';

/** Name of the exported variable with the remaining steps. */
const STEPS_LEFT = 'steps_left';
/**
 * Import that the module calls when no steps are left. In the original module, Ruby calls this import to reach
 * JavaScript, which this project never allows. Adding an import instead would change the number of every function.
 */
const OUT_OF_STEPS = /^import-js-value-from-host:/;
/** Exported function that starts to unwind the stack. */
const UNWIND = 'asyncify_start_unwind';
const STEPS_OF_UNWIND = 1_000;
const STEPS_OF_GROWTH = 70_000;
/** Number of bytes that are copied in one step, as the exponent of a power of two. */
const BYTES_SHIFT = 6;

/** Opcodes of the added code. */
const LOCAL_GET = 0x20;
const GLOBAL_GET = 0x23;
const GLOBAL_SET = 0x24;
const CONSTANT = 0x41;
const IF = 0x04;
const NO_RESULT = 0x40;
const CALL = 0x10;
const DROP = 0x1a;
const LESS_THAN = 0x48;
const SUBTRACT = 0x6b;
const SHIFT_RIGHT = 0x76;
const END = 0x0b;
const I32 = 0x7f;

export function countSteps(sections: Sections): void {
  const { importCount, outOfSteps } = readImports(findSection(sections, IMPORTS));
  const [functionCount] = readNumber(findSection(sections, FUNCTIONS), 0);
  const [counter] = readNumber(findSection(sections, GLOBALS), 0);
  const unwind = findExportedFunction(findSection(sections, EXPORTS), UNWIND) - importCount;
  const copyType = numberBytes(findTypeOfThreeNumbers(findSection(sections, TYPES)));
  const added: AddedCode = {
    pass: [
      ...takeSteps(counter, [CONSTANT, 1]),
      ...[GLOBAL_GET, ...numberBytes(counter), CONSTANT, 0, LESS_THAN],
      ...[IF, NO_RESULT, CALL, ...numberBytes(outOfSteps), DROP, END],
    ],
    unwinding: takeSteps(counter, [CONSTANT, ...signedBytes(STEPS_OF_UNWIND)]),
    growing: takeSteps(counter, [CONSTANT, ...signedBytes(STEPS_OF_GROWTH)]),
    copy: importCount + functionCount,
  };
  const copying = [MEMORY_COPY, MEMORY_FILL].map((kind) => copyingBody(counter, kind));
  sections.set(CODE, countingCode(findSection(sections, CODE), added, unwind, copying));
  addItems(sections, FUNCTIONS, [copyType, copyType]);
  addItems(sections, GLOBALS, [[I32, 1, CONSTANT, 0, END]]);
  addItems(sections, EXPORTS, [exportEntry(STEPS_LEFT, GLOBAL, counter)]);
}

interface AddedCode {
  /** Code at the start of each loop. */
  readonly pass: Bytes;
  /** Code at the start of the function that unwinds the stack. */
  readonly unwinding: Bytes;
  /** Code before an instruction that may grow the memory. */
  readonly growing: Bytes;
  /** Index of the function that copies memory. The next function fills memory. */
  readonly copy: number;
}

/** Returns code that takes the number of steps that the code `amount` computes. */
function takeSteps(counter: number, amount: Bytes): Bytes {
  const variable = numberBytes(counter);
  return [GLOBAL_GET, ...variable, ...amount, SUBTRACT, GLOBAL_SET, ...variable];
}

/**
 * Returns a function that counts the bytes, and then copies or fills memory. It has the same parameters as the
 * instruction.
 */
function copyingBody(counter: number, kind: number): Bytes {
  const memories = kind === MEMORY_COPY ? [0, 0] : [0];
  const count = takeSteps(counter, [LOCAL_GET, 2, CONSTANT, BYTES_SHIFT, SHIFT_RIGHT]);
  const copy = [LOCAL_GET, 0, LOCAL_GET, 1, LOCAL_GET, 2, BULK, kind, ...memories];
  return [0, ...count, ...copy, END];
}

function countingCode(code: Uint8Array, added: AddedCode, unwind: number, copying: readonly Bytes[]): Uint8Array {
  const [count, first] = readNumber(code, 0);
  const parts: Bytes[] = [numberBytes(count + copying.length)];
  let at = first;
  for (let index = 0; index < count; index += 1) {
    const [size, start] = readNumber(code, at);
    at = start + size;
    const body = countingBody(code.subarray(start, at), added, index === unwind);
    parts.push(numberBytes(body.length), body);
  }
  for (const body of copying) parts.push(numberBytes(body.length), body);
  return joinBytes(parts);
}

/** Returns the body of a function with step counting added. */
function countingBody(body: Uint8Array, { pass, unwinding, growing, copy }: AddedCode, isUnwind: boolean): Uint8Array {
  const [groups, start] = readNumber(body, 0);
  let at = skipNumbers(body, start, 2 * groups);
  const parts: Bytes[] = isUnwind ? [body.subarray(0, at), unwinding] : [];
  let from = isUnwind ? at : 0;
  while (at < body.length) {
    const next = skipInstruction(body, at);
    const kind = body[at] === BULK ? body[at + 1] : undefined;
    if (body[at] === LOOP) {
      parts.push(body.subarray(from, next), pass);
      from = next;
    } else if (kind === MEMORY_COPY || kind === MEMORY_FILL) {
      parts.push(body.subarray(from, at), [CALL, ...numberBytes(copy + kind - MEMORY_COPY)]);
      from = next;
    } else if (body[at] === MEMORY_GROW) {
      parts.push(body.subarray(from, at), growing);
      from = at;
    }
    at = next;
  }
  if (at !== body.length) throw new Error("A function of Ruby's module has an unknown form");
  return parts.length === 0 ? body : joinBytes([...parts, body.subarray(from)]);
}

/** Returns the number of imports, all of which are functions, and the index of the import `OUT_OF_STEPS`. */
function readImports(content: Uint8Array): { readonly importCount: number; readonly outOfSteps: number } {
  const decoder = new TextDecoder();
  const [count, first] = readNumber(content, 0);
  let at = first;
  let outOfSteps: number | undefined;
  for (let index = 0; index < count; index += 1) {
    const [length, start] = readNumber(content, at);
    const [nameLength, nameStart] = readNumber(content, start + length);
    at = nameStart + nameLength;
    if (OUT_OF_STEPS.test(decoder.decode(content.subarray(nameStart, at)))) outOfSteps = index;
    if (content[at] !== 0) throw new Error("Ruby's module imports more than functions");
    at = skipNumbers(content, at + 1, 1);
  }
  if (outOfSteps === undefined) throw new Error("Ruby's module has no import for its steps");
  return { importCount: count, outOfSteps };
}

function findExportedFunction(content: Uint8Array, name: string): number {
  const entry = Buffer.from([name.length, ...new TextEncoder().encode(name), 0]);
  const found = Buffer.from(content).indexOf(entry);
  if (found === -1) throw new Error(`Ruby's module does not export ${name}`);
  const [index] = readNumber(content, found + entry.length);
  return index;
}

/** Returns the type of functions with three 32-bit numbers and no result. */
function findTypeOfThreeNumbers(content: Uint8Array): number {
  const [count, first] = readNumber(content, 0);
  let at = first;
  for (let index = 0; index < count; index += 1) {
    const [parameters, start] = readNumber(content, at + 1);
    const [results, next] = readNumber(content, start + parameters);
    const isSame = content.subarray(start, start + parameters).every((type) => type === I32);
    if (parameters === 3 && results === 0 && isSame) return index;
    at = next + results;
  }
  throw new Error("Ruby's module has no function of three numbers");
}
