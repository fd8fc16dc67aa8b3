/**
 * Reads a zip archive by its central directory, which alone says what is a link and how large an entry is (APPNOTE.TXT 6.3,
 * sections 4.3.7, 4.3.12 and 4.3.16). Zip64 is refused: what needs it is larger than an import may be.
 */
import { type Budget, ImportRefusal } from './budget.ts';
import type { LeftOut, LeftOutReason, RawFile, Unpacked } from './import-types.ts';
import { inflateCounted } from './inflate-counted.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
/** In place of a number that stands in a zip64 record. */
const SEE_ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly path: string;
  readonly encrypted: boolean;
  readonly method: number;
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

/** Some archivers of Windows write backslashes between folders. */
function slashed(path: string): string {
  return path.includes('/') ? path : path.replaceAll('\\', '/');
}

function* entriesOf(bytes: Uint8Array, view: DataView, budget: Budget): Generator<Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at === SEE_ZIP64 || count === 0xffff) throw new ImportRefusal('unsupported');
  for (let index = 0; index < count; index += 1) {
    budget.entry();
    if (view.getUint32(at, true) !== CENTRAL) throw new ImportRefusal('damaged');
    const nameLength = view.getUint16(at + 28, true);
    // The upper half of the external attributes is a mode where the archive was made on a Unix (3) or a Mac (19).
    const madeOn = view.getUint8(at + 5);
    const entry = {
      path: slashed(new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength))),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      unixMode: madeOn === 3 || madeOn === 19 ? view.getUint16(at + 40, true) : 0,
      at: view.getUint32(at + 42, true),
    };
    if ([entry.packedSize, entry.size, entry.at].includes(SEE_ZIP64)) throw new ImportRefusal('unsupported');
    yield entry;
    at += CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function whyNot({ unixMode, encrypted, method }: Entry): LeftOutReason | undefined {
  const type = unixMode & 0o170000;
  if (type === 0o120000) return { kind: 'link' };
  if (type !== 0 && type !== 0o100000) return { kind: 'special' };
  if (encrypted) return { kind: 'encrypted' };
  return method === STORED || method === DEFLATED ? undefined : { kind: 'compression' };
}

function contentOf(bytes: Uint8Array, view: DataView, entry: Entry, budget: Budget): Uint8Array {
  if (view.getUint32(entry.at, true) !== LOCAL) throw new ImportRefusal('damaged');
  const start = entry.at + LOCAL_SIZE + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length !== entry.packedSize) throw new ImportRefusal('damaged');
  if (entry.method === STORED) budget.bytes(packed.length);
  const content = entry.method === STORED ? packed : inflateCounted(packed, 'deflate', budget);
  if (content.length !== entry.size) throw new ImportRefusal('damaged');
  return content;
}

/** The files of a zip archive; throws `ImportRefusal` where it cannot be read or grows past the budget. */
export function unzip(bytes: Uint8Array, budget: Budget): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: RawFile[] = [];
  const leftOut: LeftOut[] = [];
  try {
    for (const entry of entriesOf(bytes, view, budget)) {
      if (entry.path.endsWith('/')) continue;
      const reason = whyNot(entry);
      if (reason === undefined) files.push({ path: entry.path, bytes: contentOf(bytes, view, entry, budget) });
      else leftOut.push({ path: entry.path, reason });
    }
  } catch (error) {
    // An offset that leads out of the archive.
    throw error instanceof RangeError ? new ImportRefusal('damaged') : error;
  }
  return { files, leftOut };
}
