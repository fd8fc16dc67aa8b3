/** Reads the instructions of a WebAssembly module (see "Binary Format" in the specification). */

/** Opcodes that `step-counter.ts` searches for. */
export const LOOP = 0x03;
export const MEMORY_GROW = 0x40;
export const BULK = 0xfc;
export const MEMORY_COPY = 10;
export const MEMORY_FILL = 11;

/** Reads a number in LEB128 format. Also returns the offset after it. */
export function readNumber(bytes: Uint8Array, from: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at + 1];
  }
}

export function numberBytes(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >>> 7)];
}

/** Encodes a non-negative constant as signed LEB128, whose last byte must not look negative. */
export function signedBytes(value: number): readonly number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signedBytes(value >>> 7)];
}

/** Returns the offset after `count` numbers in LEB128 format. */
export function skipNumbers(bytes: Uint8Array, from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    while ((bytes[at] ?? 0) >= 0x80) at += 1;
    at += 1;
  }
  return at;
}

/** Operands after an opcode: a number of LEB128 values, or another form. */
type Operands = number | 'vector' | 'table of labels' | 'bytes 4' | 'bytes 8' | 'bulk';

const OPERANDS = new Map<number, Operands>();
function define(operands: Operands, ...opcodes: readonly number[]): void {
  for (const opcode of opcodes) OPERANDS.set(opcode, operands);
}
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

// Instructions without operands: control flow without a label, drop, select, and all arithmetic.
define(0, 0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1, ...range(0x45, 0xc4));
// Instructions with one operand: blocks, branches, calls, variables, tables, constants, memory.size, memory.grow,
// references.
define(1, 0x02, LOOP, 0x04, 0x0c, 0x0d, 0x10, ...range(0x20, 0x26), 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2);
// Instructions with two operands: indirect calls, loads, stores.
define(2, 0x11, ...range(0x28, 0x3e));
define('table of labels', 0x0e);
define('vector', 0x1c);
define('bytes 4', 0x43);
define('bytes 8', 0x44);
define('bulk', BULK);

/** Number of operands of each instruction with the prefix `BULK`. */
const BULK_OPERANDS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/**
 * Returns the offset after the instruction at `at`. Throws for instructions that the module of Ruby does not contain.
 */
export function skipInstruction(bytes: Uint8Array, at: number): number {
  const opcode = bytes[at] ?? 0;
  const operands = OPERANDS.get(opcode);
  if (typeof operands === 'number') return skipNumbers(bytes, at + 1, operands);
  if (operands === 'bytes 4') return at + 5;
  if (operands === 'bytes 8') return at + 9;
  const [number, next] = readNumber(bytes, at + 1);
  if (operands === 'vector') return skipNumbers(bytes, next, number);
  if (operands === 'table of labels') return skipNumbers(bytes, next, number + 1);
  const more = operands === 'bulk' ? BULK_OPERANDS[number] : undefined;
  if (more === undefined) throw new Error(`Ruby's module has the unknown instruction ${opcode} at ${at}`);
  return skipNumbers(bytes, next, more);
}
