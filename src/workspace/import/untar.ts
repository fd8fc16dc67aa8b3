/**
 * Reads a tar archive: ustar with the long names of GNU tar and of pax (POSIX.1-2024, pax, "ustar Interchange Format" and
 * "pax Extended Header").
 */
import { type Budget, ImportRefusal } from './budget.ts';
import type { LeftOut, RawFile, Unpacked } from './import-types.ts';

const BLOCK = 512;
const decoder = new TextDecoder();

/** A text that a NUL ends early. */
function textAt(bytes: Uint8Array, at: number, length: number): string {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return decoder.decode(end < 0 ? field : field.subarray(0, end));
}

function octalAt(bytes: Uint8Array, at: number, length: number): number {
  const digits = textAt(bytes, at, length).trim();
  if (digits === '') return 0;
  // Numbers in base 256 are for sizes past 8 GB.
  if (!/^[0-7]+$/.test(digits)) throw new ImportRefusal('damaged');
  return Number.parseInt(digits, 8);
}

function checkSum(header: Uint8Array): void {
  let sum = 0;
  header.forEach((byte, index) => {
    sum += index >= 148 && index < 156 ? 0x20 : byte;
  });
  if (sum !== octalAt(header, 148, 8)) throw new ImportRefusal('damaged');
}

function pathOf(header: Uint8Array): string {
  const name = textAt(header, 0, 100);
  const isPosix = textAt(header, 257, 6) === 'ustar';
  const prefix = isPosix ? textAt(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The `path` of a pax header: records of the form `LENGTH KEY=VALUE\n`, the length in bytes of the whole record. */
function paxPath(content: Uint8Array): string | undefined {
  let path: string | undefined;
  let at = 0;
  while (at < content.length) {
    const space = content.indexOf(0x20, at);
    const length = space < 0 ? Number.NaN : Number(decoder.decode(content.subarray(at, space)));
    if (!Number.isInteger(length) || length <= space - at || at + length > content.length) {
      throw new ImportRefusal('damaged');
    }
    const record = decoder.decode(content.subarray(space + 1, at + length - 1));
    if (record.startsWith('path=')) path = record.slice('path='.length);
    at += length;
  }
  return path;
}

/** The files of a tar archive; throws `ImportRefusal` where it cannot be read or has too many entries. */
export function untar(bytes: Uint8Array, budget: Budget): Unpacked {
  const files: RawFile[] = [];
  const leftOut: LeftOut[] = [];
  let longPath: string | undefined;
  for (let at = 0; ;) {
    const header = bytes.subarray(at, at + BLOCK);
    if (header.length < BLOCK) throw new ImportRefusal('damaged');
    // A block of zeros ends the archive.
    if (header.every((byte) => byte === 0)) return { files, leftOut };
    checkSum(header);
    budget.entry();
    const size = octalAt(header, 124, 12);
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (content.length !== size) throw new ImportRefusal('damaged');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;

    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'L') longPath = textAt(content, 0, size);
    else if (type === 'x') longPath = paxPath(content) ?? longPath;
    else if (type !== 'g' && type !== 'K') {
      const path = longPath ?? pathOf(header);
      longPath = undefined;
      if (type === '0' || type === '\0' || type === '7') {
        if (!path.endsWith('/')) files.push({ path, bytes: content });
      } else if (type === '1' || type === '2') leftOut.push({ path, reason: { kind: 'link' } });
      else if (type !== '5') leftOut.push({ path, reason: { kind: 'special' } });
    }
  }
}
