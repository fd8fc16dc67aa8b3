import { toBase64Url } from './base64url.ts';

/** Length of a checksum as text. */
export const CHECKSUM_LENGTH = 6;

/** The table of CRC-32 as gzip and PNG use it (ISO 3309, polynomial 0xEDB88320 reflected). */
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * The CRC-32 of bytes as six characters of base64url. Deflate alone notices little: a changed character may well inflate to
 * another text. A CRC of 32 bits finds every change within 32 bits in a row, so every changed character of a link.
 */
export function checksumOf(bytes: Uint8Array): string {
  const crc = crc32(bytes);
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}
