/** 512 MiB in pages of 64 KiB. */
const MAX_PAGES = 8192;
const MEMORY_SECTION = 5;

/** A WebAssembly module whose one memory has no limit yet, with a limit (the specification's chapter on the binary format, "memory section"). */
export function withMemoryLimit(module: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 8;
  while (at < module.length) {
    const [size, start] = readNumber(module, at + 1);
    if (module[at] === MEMORY_SECTION) {
      // One memory, and a flag that says that it has no limit; its size at the start follows.
      if (module[start] !== 1 || module[start + 1] !== 0) break;
      const content = [1, 1, ...module.subarray(start + 2, start + size), ...numberBytes(MAX_PAGES)];
      const parts = [
        module.subarray(0, at),
        Uint8Array.from([MEMORY_SECTION, ...numberBytes(content.length), ...content]),
        module.subarray(start + size),
      ];
      return new Uint8Array(Buffer.concat(parts));
    }
    at = start + size;
  }
  throw new Error("Ruby's module has no memory without a limit");
}

/** A number in LEB128, and where what follows it begins. */
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
