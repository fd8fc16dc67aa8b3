/** Addresses of hosts that no table has, for stand-ins. */
import { textDigest } from '../protocol/project/text-digest.ts';

/** Addresses for examples and measurements (RFC 2544, RFC 3849): other ones for almost each name, as code takes them for titles. */
export function addressesOf(name: string): readonly string[] {
  const number = Number.parseInt(textDigest(name), 36) % 0xffff;
  return [`198.18.${number >> 8}.${number & 0xff}`, `2001:db8::${number.toString(16)}`];
}
