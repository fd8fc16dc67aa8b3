/**
 * Reads DER, the binary form of keys and messages (ITU-T X.690): elements with a tag, a length and a content. Supports
 * only definite lengths.
 */
import { bytesToHex } from '@noble/ciphers/utils.js';

export interface DerElement {
  /** The identifier octet: `0x30` is a SEQUENCE. */
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

export const INTEGER = 0x02;
export const OCTET_STRING = 0x04;
export const OBJECT_IDENTIFIER = 0x06;
export const SEQUENCE = 0x30;
export const SET = 0x31;

/** Splits the content of an element into its child elements. Throws if the last one is incomplete. */
export function derElements(bytes: Uint8Array<ArrayBuffer>): readonly DerElement[] {
  const elements: DerElement[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = octet(bytes, at);
    const [length, start] = lengthAt(bytes, at + 1);
    if (start + length > bytes.length) throw new RangeError('The message ends too early.');
    elements.push({ tag, content: bytes.slice(start, start + length) });
    at = start + length;
  }
  return elements;
}

/** Returns the element at an index. Throws if the element has a different tag. */
export function elementAt(elements: readonly DerElement[], index: number, tag: number): DerElement {
  const element = elements[index];
  if (element?.tag !== tag) throw new RangeError(`There is no element ${tag.toString(16)} at ${index}.`);
  return element;
}

export function inside(elements: readonly DerElement[], index: number, tag: number): readonly DerElement[] {
  return derElements(elementAt(elements, index, tag).content);
}

/** Reads an element's content as an unsigned number. */
export function unsigned(bytes: Uint8Array<ArrayBuffer>): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytesToHex(bytes)}`);
}

function octet(bytes: Uint8Array<ArrayBuffer>, at: number): number {
  const value = bytes[at];
  if (value === undefined) throw new RangeError('The message ends too early.');
  return value;
}

/**
 * Reads a length. A short length is one octet; for a long one, the first octet gives the number of octets that follow.
 * Also returns the start of the content.
 */
function lengthAt(bytes: Uint8Array<ArrayBuffer>, at: number): readonly [length: number, start: number] {
  const first = octet(bytes, at);
  if (first < 0x80) return [first, at + 1];
  const octets = first & 0x7f;
  if (octets === 0 || octets > 4) throw new RangeError('The length of an element is not definite.');
  let length = 0;
  for (let index = 1; index <= octets; index += 1) length = length * 256 + octet(bytes, at + index);
  return [length, at + 1 + octets];
}
