/**
 * Computes digests of many small contents. Reuses one hash object and one output buffer for all of them, so a digest
 * allocates only its hexadecimal string.
 */
import type { Hash } from '@noble/hashes/utils.js';
import type { FileContent } from '../../machine/files/node.ts';
import { encodeUtf8Briefly } from '../../machine/files/utf8.ts';

interface Algorithm<T extends Hash<T>> {
  readonly outputLen: number;
  create(): T;
}

export function hasher<T extends Hash<T>>(algorithm: Algorithm<T>): (content: FileContent) => string {
  const fresh = algorithm.create();
  const used = algorithm.create();
  const out = new Uint8Array(algorithm.outputLen);
  const codes = Array<number>(algorithm.outputLen * 2).fill(0);
  return (content) => {
    fresh._cloneInto(used);
    used.update(typeof content === 'string' ? encodeUtf8Briefly(content) : content).digestInto(out);
    let at = 0;
    for (const byte of out) {
      codes[at] = HEX_CODES[byte >> 4] ?? 0;
      codes[at + 1] = HEX_CODES[byte & 15] ?? 0;
      at += 2;
    }
    return String.fromCharCode(...codes);
  };
}

const HEX_CODES = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
