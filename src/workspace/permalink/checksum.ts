import { crc32 } from '../crc32.ts';
import { toBase64Url } from './base64url.ts';

/** Length of an encoded checksum. */
export const CHECKSUM_LENGTH = 6;

/**
 * The CRC-32 of bytes as six characters of base64url. Deflate alone detects little: a changed character may inflate to
 * another string. A 32-bit CRC detects every change within 32 consecutive bits, and so every single changed character
 * of a link.
 */
export function computeChecksum(bytes: Uint8Array): string {
  const crc = crc32(bytes);
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}
