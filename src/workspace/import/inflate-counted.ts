import { Gunzip, Inflate, inflateSync } from 'fflate';
import { crc32 } from '../crc32.ts';
import { type Budget, ImportRefusal } from './budget.ts';

/** Compressed bytes handed over at a time. Deflate grows a thousandfold at most: a portion makes 4 MB before the count is looked at. */
const PORTION = 4096;
/** Bytes after each member of a gzip file: CRC-32 and length of what it holds (RFC 1952, section 2.3.1). */
const GZIP_TRAILER = 8;

type OnPortion = (portion: Uint8Array, final: boolean) => void;

/** Compressed bytes that are inflated at once where their size is told: a thousandfold of them are soon counted. */
const AT_ONCE = 65_536;
/** How many times its own size deflated data can grow: 258 bytes for two bits. */
const MOST_GROWTH = 1032;

/**
 * Raw deflate (as in a zip), whose size the archive tells, counted while it grows; throws `ImportRefusal` when it is damaged, cut off, too
 * large, or of another size.
 */
export function inflateCounted(packed: Uint8Array, size: number, budget: Budget): Uint8Array {
  if (packed.length === 0) throw new ImportRefusal('damaged');
  const atOnce = packed.length <= AT_ONCE ? inflateAtOnce(packed, size, budget) : undefined;
  // What is longer than the archive tells is counted as it grows.
  const content = atOnce?.length === size ? atOnce : collect(packed, budget, (take) => new Inflate(take));
  if (content.length !== size) throw new ImportRefusal('damaged');
  return content;
}

/** Most entries are small, and a stream for each of thousands takes ten times as long. */
function inflateAtOnce(packed: Uint8Array, size: number, budget: Budget): Uint8Array {
  if (size > packed.length * MOST_GROWTH) throw new ImportRefusal('damaged');
  budget.bytes(size);
  try {
    // What is longer than it should be fills the last byte as well, and no more: nothing is written past the end.
    return inflateSync(packed, { out: new Uint8Array(size + 1) });
  } catch {
    throw new ImportRefusal('damaged');
  }
}

/** The contents of a gzip file's members, counted while they grow; CRC and length of each must be those after it. */
export function gunzipCounted(packed: Uint8Array, budget: Budget): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let crc = 0;
  let size = 0;
  const checkMember = (end: number): void => {
    const at = end - GZIP_TRAILER;
    if (at < 0 || view.getUint32(at, true) !== crc || view.getUint32(at + 4, true) !== size)
      throw new ImportRefusal('damaged');
    crc = 0;
    size = 0;
  };
  const content = collect(packed, budget, (take) => {
    const stream = new Gunzip((portion, final) => {
      take(portion, final);
      crc = crc32(portion, crc);
      size += portion.length;
    });
    stream.onmember = checkMember;
    return stream;
  });
  checkMember(packed.length);
  return content;
}

function collect(packed: Uint8Array, budget: Budget, streamTo: (take: OnPortion) => Inflate | Gunzip): Uint8Array {
  const portions: Uint8Array[] = [];
  let size = 0;
  let finished = false;
  const stream = streamTo((portion, final) => {
    budget.bytes(portion.length);
    portions.push(portion);
    size += portion.length;
    finished = final;
  });
  try {
    for (let at = 0; at < packed.length; at += PORTION) {
      stream.push(packed.subarray(at, at + PORTION), at + PORTION >= packed.length);
    }
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged');
  }
  if (!finished) throw new ImportRefusal('damaged');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}
