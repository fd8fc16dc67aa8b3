import { Gunzip, Inflate, inflateSync } from 'fflate';
import { crc32 } from '../../crc32.ts';
import { type Budget, ImportRefusal } from '../budget.ts';

/**
 * Number of compressed bytes per step. Deflated data can grow by a factor of about a thousand, so a step produces at
 * most 4 MB before the budget is checked.
 */
const PORTION = 4096;
/** Number of bytes after each member of a gzip file: the CRC-32 and length of its content (RFC 1952, section 2.3.1). */
const GZIP_TRAILER = 8;

type OnPortion = (portion: Uint8Array, final: boolean) => void;

/** Maximum number of compressed bytes that are inflated in one step if the inflated size is known. */
const AT_ONCE = 65_536;
/** Maximum growth factor of deflated data: in the best case, two bits encode 258 bytes. */
const MOST_GROWTH = 1032;

/**
 * Inflates raw deflate data of a known size, as in a zip. Counts the bytes while it inflates them. Throws
 * `ImportRefusal` if the data is damaged, incomplete, too large, or does not have the known size.
 */
export function inflateCounted(packed: Uint8Array, size: number, budget: Budget): Uint8Array {
  if (packed.length === 0) throw new ImportRefusal('damaged');
  const atOnce = packed.length <= AT_ONCE ? inflateAtOnce(packed, size, budget) : undefined;
  // If the data is longer than declared, it is inflated in pieces and counted.
  const content = atOnce?.length === size ? atOnce : collect(packed, budget, (take) => new Inflate(take));
  if (content.length !== size) throw new ImportRefusal('damaged');
  return content;
}

/**
 * Inflates a small entry in one step. Most entries are small, and creating a stream for each would take ten times as
 * long.
 */
function inflateAtOnce(packed: Uint8Array, size: number, budget: Budget): Uint8Array {
  if (size > packed.length * MOST_GROWTH) throw new ImportRefusal('damaged');
  budget.bytes(size);
  try {
    // The extra byte reveals data that is longer than `size`; nothing is written past the end of the array.
    return inflateSync(packed, { out: new Uint8Array(size + 1) });
  } catch {
    throw new ImportRefusal('damaged');
  }
}

/**
 * Inflates the members of a gzip file, and counts the bytes at the same time. The CRC and length of each member must
 * match.
 */
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
