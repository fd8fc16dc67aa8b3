import { crc32 } from '../crc32.ts';
import { toBase64Url } from './base64url.ts';

export const CHECKSUM_LENGTH = 6;

/**
 * Returns the CRC-32 of bytes as six characters of base64url. Deflate itself detects few errors: after a change of a
 * single character, the data may inflate to another string. A 32-bit CRC detects every change within 32 consecutive
 * bits, and thus every change of a single character in a link.
 */
export function computeChecksum(bytes: Uint8Array): string {
  const crc = crc32(bytes);
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}
