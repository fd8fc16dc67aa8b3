/** Stand-in addresses for unknown hosts. */
import { textDigest } from '../../protocol/project/text-digest.ts';

/**
 * Addresses from the ranges for benchmarks and documentation (RFC 2544, RFC 3849). Almost every name gets a different
 * address, because code uses addresses as titles.
 */
export function computeAddresses(name: string): readonly string[] {
  const number = Number.parseInt(textDigest(name), 36) % 0xffff;
  return [`198.18.${number >> 8}.${number & 0xff}`, `2001:db8::${number.toString(16)}`];
}
