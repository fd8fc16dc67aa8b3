/** Changes sections of a WebAssembly module (see "Binary Format" in the specification). */
import { numberBytes, readNumber } from './instructions.ts';

/** Maximum size of the memory: 512 MiB in pages of 64 KiB. */
const MAX_PAGES = 8192;

/** Section ids. */
export const TYPES = 1;
export const IMPORTS = 2;
export const FUNCTIONS = 3;
const MEMORIES = 5;
export const GLOBALS = 6;
export const EXPORTS = 7;
export const CODE = 10;

/** Codes of export kinds. */
const TABLE = 1;
export const GLOBAL = 3;

/** Number of bytes before the first section. */
const HEAD = 8;

export type Bytes = readonly number[] | Uint8Array;
/** Content of the sections by section id, in the order of the module. */
export type Sections = Map<number, Uint8Array>;

export function readSections(module: Uint8Array): Sections {
  const sections: Sections = new Map();
  let at = HEAD;
  while (at < module.length) {
    const [size, start] = readNumber(module, at + 1);
    sections.set(module[at] ?? 0, module.subarray(start, start + size));
    at = start + size;
  }
  return sections;
}

/** @param module module from which the sections were read */
export function writeModule(module: Uint8Array, sections: Sections): Uint8Array<ArrayBuffer> {
  const parts = Array.from(sections, ([id, content]) => [[id, ...numberBytes(content.length)], content]);
  return joinBytes([module.subarray(0, HEAD), ...parts.flat()]);
}

export function findSection(sections: Sections, id: number): Uint8Array {
  const content = sections.get(id);
  if (content === undefined) throw new Error(`Ruby's module has no section ${id}`);
  return content;
}

/** Adds a maximum size to the module's only memory. */
export function limitMemory(sections: Sections): void {
  const content = findSection(sections, MEMORIES);
  // The section must contain one memory with the flag for "no maximum"; its initial size follows.
  if (content[0] !== 1 || content[1] !== 0) throw new Error("Ruby's module has no memory without a limit");
  sections.set(MEMORIES, joinBytes([[1, 1], content.subarray(2), numberBytes(MAX_PAGES)]));
}

/** Adds an export of the first table, under the name `table`. */
export function exportTable(sections: Sections): void {
  addItems(sections, EXPORTS, [exportEntry('table', TABLE, 0)]);
}

export function exportEntry(name: string, kind: number, index: number): Bytes {
  const bytes = new TextEncoder().encode(name);
  return [bytes.length, ...bytes, kind, ...numberBytes(index)];
}

/** Appends items to the list of a section. */
export function addItems(sections: Sections, id: number, items: readonly Bytes[]): void {
  const content = findSection(sections, id);
  const [count, start] = readNumber(content, 0);
  sections.set(id, joinBytes([numberBytes(count + items.length), content.subarray(start), ...items]));
}

export function joinBytes(parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
