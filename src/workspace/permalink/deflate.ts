import { deflateSync, Inflate, inflateSync } from 'fflate';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';

type InflateProblem = { readonly kind: 'damaged' } | { readonly kind: 'too-large' };

/**
 * Number of compressed bytes per step. Deflated data can grow by a factor of about a thousand, so a step produces at
 * most 1 MB before the maximum size is checked.
 */
const PORTION = 1024;

/** Compresses bytes to raw deflate with a preset dictionary. */
export function deflateBytes(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 9, mem: 8, dictionary });
}

/**
 * Inflates raw deflate bytes to a string. Stops when the string exceeds the maximum size. Invalid UTF-8 counts as
 * damage.
 */
export function inflateText(
  bytes: Uint8Array,
  dictionary: Uint8Array,
  cap: number = limits.inflatedBytes,
): Result<string, InflateProblem> {
  const portions: Uint8Array[] = [];
  let size = 0;
  let finished = false;
  const stream = new Inflate({ dictionary }, (portion, final) => {
    portions.push(portion);
    size += portion.length;
    finished = final;
  });
  try {
    for (let at = 0; at < bytes.length; at += PORTION) {
      stream.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length);
      if (size > cap) return refused({ kind: 'too-large' });
    }
  } catch {
    return refused({ kind: 'damaged' });
  }
  if (!finished) return refused({ kind: 'damaged' });
  const joined = new Uint8Array(size);
  let at = 0;
  for (const portion of portions) {
    joined.set(portion, at);
    at += portion.length;
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(joined));
  } catch {
    return refused({ kind: 'damaged' });
  }
}

/**
 * Returns whether data has a byte after the end of the deflate stream. Such data can be inflated without its last byte.
 */
export function hasBytesAfterEnd(bytes: Uint8Array, dictionary: Uint8Array): boolean {
  try {
    inflateSync(bytes.subarray(0, -1), { dictionary });
    // fflate also inflates an empty stream without an error, so a single byte cannot be tested in this way.
    return bytes.length > 1;
  } catch {
    return false;
  }
}
