/** Reads private RSA keys in the formats of hiera-eyaml's files (RFC 8017 A.1.2, inside RFC 5208 or alone). */
import { inside, elementAt, derElements, INTEGER, OCTET_STRING, SEQUENCE, unsigned, type DerElement } from './der.ts';
import { bytesOfBase64 } from './base64.ts';

/** Values for decryption by the Chinese remainder theorem: both primes of the modulus, and the exponent for each. */
export interface PrivateKey {
  readonly modulus: bigint;
  readonly primes: readonly [bigint, bigint];
  readonly exponents: readonly [bigint, bigint];
  /** The inverse of the second prime, modulo the first. */
  readonly coefficient: bigint;
}

const PEM = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\s\S]*?)-----END \1-----/;

/** Reads a private key in PEM format. Returns undefined if the key is not an RSA key or has a password. */
export function privateKey(pem: string): PrivateKey | undefined {
  const [, label, body = ''] = PEM.exec(pem) ?? [];
  if (label === undefined || body.includes(':')) return undefined;
  try {
    const outer = derElements(bytesOfBase64(body));
    return readKey(label === 'PRIVATE KEY' ? wrapped(outer) : outer);
  } catch {
    return undefined;
  }
}

/** Reads the key inside PKCS #8, where the name of the algorithm precedes the key. */
function wrapped(outer: readonly DerElement[]): readonly DerElement[] {
  return derElements(elementAt(inside(outer, 0, SEQUENCE), 2, OCTET_STRING).content);
}

/**
 * Reads the elements in this order: version, modulus, both exponents, both primes, an exponent for each of them, the
 * coefficient.
 */
function readKey(outer: readonly DerElement[]): PrivateKey {
  const parts = inside(outer, 0, SEQUENCE);
  const number = (index: number): bigint => unsigned(elementAt(parts, index, INTEGER).content);
  return {
    modulus: number(1),
    primes: [number(4), number(5)],
    exponents: [number(6), number(7)],
    coefficient: number(8),
  };
}
