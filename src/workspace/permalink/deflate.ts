import { deflateSync, Inflate, inflateSync } from 'fflate';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';

type InflateProblem = { readonly kind: 'damaged' } | { readonly kind: 'too-large' };

/** Compressed bytes handed over at a time. Deflate grows a thousandfold at most, so that no portion makes more than 1 MB before the cap is looked at. */
const PORTION = 1024;

/** Bytes as raw deflate with a preset dictionary. */
export function deflateBytes(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 9, mem: 8, dictionary });
}

/** The text of raw deflate bytes; stops as soon as it grows past the cap. A text that is not UTF-8 is damage. */
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

/** Whether the last of deflated bytes, which are known to inflate, is needed by none of their blocks. It takes as long as inflating them. */
export function hasBytesAfterEnd(bytes: Uint8Array, dictionary: Uint8Array): boolean {
  try {
    inflateSync(bytes.subarray(0, -1), { dictionary });
    // What one byte less inflates to is empty for a stream of a single byte, of which fflate reads nothing.
    return bytes.length > 1;
  } catch {
    return false;
  }
}
