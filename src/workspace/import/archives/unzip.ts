/**
 * Reads a zip archive by its central directory, because only the directory contains the link flags and the sizes of all
 * entries (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). Zip64 is rejected, because files that need it are
 * larger than an import may be. Data that the archive stores twice must be equal, and contents must match their CRC, so
 * that a damaged byte is always noticed.
 */
import { crc32 } from '../../crc32.ts';
import { type Budget, ImportRefusal } from '../budget.ts';
import type { LeftOut, LeftOutReason, RawFile, Unpacked } from '../import-types.ts';
import { inflateCounted } from './inflate-counted.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
/** Marks a field whose real value is in a zip64 record. */
const SEE_ZIP64 = 0xffffffff;
const COUNT_SEE_ZIP64 = 0xffff;
/**
 * Bit 3 of the flags: the CRC and the sizes are stored after the contents, and are zero in the header before them
 * (4.4.4).
 */
const SIZES_AFTER = 1 << 3;
const TYPE = 0o170000;
const REGULAR = 0o100000;
const SYMBOLIC_LINK = 0o120000;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly path: string;
  readonly name: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly unixMode: number;
  readonly at: number;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  }
  throw new ImportRefusal('damaged');
}

/**
 * Converts backslashes to slashes. Some Windows archivers write backslashes between folders. On other systems, a
 * backslash can be part of a name.
 */
function slashed(path: string, isUnix: boolean): string {
  return isUnix || path.includes('/') ? path : path.replaceAll('\\', '/');
}

function* entriesOf(bytes: Uint8Array, view: DataView, budget: Budget): Generator<Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (isZip64(view, end) || [at, size].includes(SEE_ZIP64) || count === COUNT_SEE_ZIP64)
    throw new ImportRefusal('unsupported');
  if (view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count || at + size !== end)
    throw new ImportRefusal('damaged');
  for (let index = 0; index < count; index += 1) {
    budget.entry();
    if (view.getUint32(at, true) !== CENTRAL) throw new ImportRefusal('damaged');
    const nameLength = view.getUint16(at + 28, true);
    // If the archive was created on Unix (3) or a Mac (19), the upper half of the external attributes is a Unix mode.
    const madeOn = view.getUint8(at + 5);
    const name = bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength);
    const entry = {
      path: slashed(new TextDecoder().decode(name), madeOn === 3 || madeOn === 19),
      name,
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      unixMode: madeOn === 3 || madeOn === 19 ? view.getUint16(at + 40, true) : 0,
      at: view.getUint32(at + 42, true),
    };
    if ([entry.packedSize, entry.size, entry.at].includes(SEE_ZIP64)) throw new ImportRefusal('unsupported');
    yield entry;
    at += CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at !== end) throw new ImportRefusal('damaged');
}

function isZip64(view: DataView, end: number): boolean {
  const at = end - ZIP64_LOCATOR_SIZE;
  return at >= 0 && view.getUint32(at, true) === ZIP64_LOCATOR;
}

function whyNot({ unixMode, flags, method }: Entry): LeftOutReason | undefined {
  const type = unixMode & TYPE;
  if (type !== 0 && type !== REGULAR && type !== SYMBOLIC_LINK) return { kind: 'special' };
  if ((flags & 1) === 1) return { kind: 'encrypted' };
  return method === STORED || method === DEFLATED ? undefined : { kind: 'compression' };
}

/** Returns the start of an entry's contents. Throws if the local header differs from the central directory. */
function findStart(bytes: Uint8Array, view: DataView, entry: Entry): number {
  const { at, name, flags, method, crc, packedSize, size } = entry;
  if (view.getUint32(at, true) === LOCAL && [18, 22].some((field) => view.getUint32(at + field, true) === SEE_ZIP64))
    throw new ImportRefusal('unsupported');
  const sizes = (flags & SIZES_AFTER) === 0 ? [crc, packedSize, size] : undefined;
  const nameAt = at + LOCAL_SIZE;
  const isSame =
    view.getUint32(at, true) === LOCAL &&
    view.getUint16(at + 6, true) === flags &&
    view.getUint16(at + 8, true) === method &&
    (sizes === undefined || sizes.every((value, index) => view.getUint32(at + 14 + 4 * index, true) === value)) &&
    view.getUint16(at + 26, true) === name.length &&
    name.every((byte, index) => bytes[nameAt + index] === byte);
  if (!isSame) throw new ImportRefusal('damaged');
  return nameAt + name.length + view.getUint16(at + 28, true);
}

function readContent(bytes: Uint8Array, start: number, entry: Entry, budget: Budget): Uint8Array {
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length !== entry.packedSize) throw new ImportRefusal('damaged');
  if (entry.method === STORED) budget.bytes(packed.length);
  const content = entry.method === STORED ? packed : inflateCounted(packed, entry.size, budget);
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw new ImportRefusal('damaged');
  return content;
}

function toRawFile({ path, unixMode }: Entry, content: Uint8Array): RawFile {
  if ((unixMode & TYPE) === SYMBOLIC_LINK) return { path, bytes: content, isLink: true };
  return (unixMode & 0o111) === 0 ? { path, bytes: content } : { path, bytes: content, isExecutable: true };
}

/** Unpacks a zip archive. Throws `ImportRefusal` if it is unreadable or exceeds the budget. */
export function unzip(bytes: Uint8Array, budget: Budget): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: RawFile[] = [];
  const leftOut: LeftOut[] = [];
  try {
    for (const entry of entriesOf(bytes, view, budget)) {
      const start = findStart(bytes, view, entry);
      if (entry.path.endsWith('/')) continue;
      const reason = whyNot(entry);
      if (reason === undefined) files.push(toRawFile(entry, readContent(bytes, start, entry, budget)));
      else leftOut.push({ path: entry.path, reason });
    }
  } catch (error) {
    // A RangeError means that an offset is outside of the archive.
    throw error instanceof RangeError ? new ImportRefusal('damaged') : error;
  }
  return { files, leftOut };
}
