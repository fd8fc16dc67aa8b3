/** RSA decryption with PKCS #1 v1.5 padding (RFC 8017 7.2.2), which hiera-eyaml uses and browsers do not offer. */
import type { PrivateKey } from './private-key.ts';
import { unsigned } from './der.ts';

/**
 * Decrypts a message. Returns undefined if it was not encrypted for this key. The time depends on the key, which is
 * harmless because only the key's owner calls this function.
 */
export function rsaDecrypt(encrypted: Uint8Array<ArrayBuffer>, key: PrivateKey): Uint8Array<ArrayBuffer> | undefined {
  const { modulus, primes, exponents, coefficient } = key;
  const message = unsigned(encrypted);
  if (message >= modulus) return undefined;
  const [first, second] = [power(message, exponents[0], primes[0]), power(message, exponents[1], primes[1])];
  const step = ((((first - second) * coefficient) % primes[0]) + primes[0]) % primes[0];
  return unpadded(second + step * primes[1], Math.ceil(modulus.toString(16).length / 2));
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (const bit of [...exponent.toString(2)].toReversed()) {
    if (bit === '1') result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/**
 * Removes the padding: 0, 2, at least eight octets other than 0, and 0. Returns undefined if the padding is different.
 */
function unpadded(value: bigint, length: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn));
  const end = bytes.indexOf(0, 2);
  return bytes[0] === 0 && bytes[1] === 2 && end >= 10 ? bytes.slice(end + 1) : undefined;
}
