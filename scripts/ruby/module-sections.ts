/** Changes sections of a WebAssembly module (see the specification's chapter on the binary format). */

/** 512 MiB in pages of 64 KiB. */
const MAX_PAGES = 8192;
const MEMORY_SECTION = 5;
const EXPORT_SECTION = 7;
const TABLE_KIND = 1;

/** Adds a limit to a module's only memory. */
export function withMemoryLimit(module: Uint8Array): Uint8Array<ArrayBuffer> {
  return withSection(module, MEMORY_SECTION, (content) => {
    // One memory, and a flag for having no limit; its initial size follows.
    if (content[0] !== 1 || content[1] !== 0) throw new Error("Ruby's module has no memory without a limit");
    return [[1, 1], content.subarray(2), numberBytes(MAX_PAGES)];
  });
}

/** Exports a module's first table as `table`. */
export function withTableExport(module: Uint8Array): Uint8Array<ArrayBuffer> {
  return withSection(module, EXPORT_SECTION, (content) => {
    const [count, start] = readNumber(content, 0);
    const name = new TextEncoder().encode('table');
    return [numberBytes(count + 1), content.subarray(start), [name.length, ...name, TABLE_KIND, 0]];
  });
}

/** Returns a module whose section with a given number has new content. */
function withSection(
  module: Uint8Array,
  section: number,
  change: (content: Uint8Array) => readonly (readonly number[] | Uint8Array)[],
): Uint8Array<ArrayBuffer> {
  let at = 8;
  while (at < module.length) {
    const [size, start] = readNumber(module, at + 1);
    if (module[at] === section) {
      const content = Buffer.concat(change(module.subarray(start, start + size)).map((part) => Uint8Array.from(part)));
      const head = Uint8Array.from([section, ...numberBytes(content.length)]);
      return new Uint8Array(Buffer.concat([module.subarray(0, at), head, content, module.subarray(start + size)]));
    }
    at = start + size;
  }
  throw new Error(`Ruby's module has no section ${section}`);
}

/** Reads a number in LEB128; also returns the offset after it. */
function readNumber(bytes: Uint8Array, from: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at + 1];
  }
}

function numberBytes(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >>> 7)];
}
