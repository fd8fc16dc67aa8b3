/** Digests of many small contents: with one hash object and one output for all of them, nothing is left behind but the text. */
import type { Hash } from '@noble/hashes/utils.js';
import type { FileContent } from '../../target/node.ts';
import { encodeUtf8Briefly } from '../../target/utf8.ts';

/** A hash algorithm as the library offers it. */
interface Algorithm<T extends Hash<T>> {
  readonly outputLen: number;
  create(): T;
}

/** Digests of texts that are kept: those up to this length, */
const LONGEST_KEPT = 4096;
/** and of so many characters in all. */
const MOST_KEPT = 1 << 20;

/** As `hasher`, for the many texts that come again: each run on a project asks for the digests that the last one asked for. */
export function keepingHasher<T extends Hash<T>>(algorithm: Algorithm<T>): (content: FileContent) => string {
  const hash = hasher(algorithm);
  const kept = new Map<string, string>();
  let size = 0;
  return (content) => {
    if (typeof content !== 'string' || content.length > LONGEST_KEPT) return hash(content);
    const known = kept.get(content);
    if (known !== undefined) return known;
    const made = hash(content);
    size += content.length + made.length;
    if (size > MOST_KEPT) {
      kept.clear();
      size = content.length + made.length;
    }
    kept.set(content, made);
    return made;
  };
}

/** @returns what makes the digest of a content in hexadecimal */
function hasher<T extends Hash<T>>(algorithm: Algorithm<T>): (content: FileContent) => string {
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
