import { crc32 } from '../crc32.ts';
import { toBase64Url } from './base64url.ts';

/** Length of a checksum as text. */
export const CHECKSUM_LENGTH = 6;

/**
 * The CRC-32 of bytes as six characters of base64url. Deflate alone notices little: a changed character may well inflate to
 * another text. A CRC of 32 bits finds every change within 32 bits in a row, so every changed character of a link.
 */
export function checksumOf(bytes: Uint8Array): string {
  const crc = crc32(bytes);
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}
