import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { spend } from '../../../budget/meter.ts';
import { textToBytes } from '../../../values/binary.ts';

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

type Digest = (bytes: Uint8Array) => Uint8Array;

/**
 * Encodes groups of bytes with six bits per character. The bytes of a group form one number, with the highest byte
 * first. The lowest bits of this number are written first.
 */
function encode(bytes: Uint8Array, groups: readonly (readonly number[])[]): string {
  let result = '';
  for (const group of groups) {
    let value = group.reduce((sum, index) => sum * 256 + (bytes[index] ?? 0), 0);
    for (let count = Math.ceil((group.length * 8) / 6); count > 0; count -= 1) {
      result += ALPHABET.charAt(value & 63);
      value >>>= 6;
    }
  }
  return result;
}

function repeated(bytes: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);
}

function interleaved(step: number, count: number, rotate: 1 | 2): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, index) => {
    const first = (index * rotate) % 3;
    return [0, 1, 2].map((place) => index + step * ((first + place) % 3));
  });
}

interface Variant {
  readonly prefix: string;
  readonly digest: Digest;
  readonly order: readonly (readonly number[])[];
}

/** Units of work of one round, without the password. */
const ROUND = 80;

const SHA_ROUNDS = 5000;
const SHA256: Variant = { prefix: '$5$', digest: sha256, order: [...interleaved(10, 10, 2), [31, 30]] };
const SHA512: Variant = { prefix: '$6$', digest: sha512, order: [...interleaved(21, 21, 1), [63]] };

/** Computes the hash of a password. Numbers in the comments below refer to the steps of Drepper's specification. */
function shaCrypt(password: string, givenSalt: string, { prefix, digest, order }: Variant): string {
  const key = textToBytes(password);
  spend(key.length ** 2 + SHA_ROUNDS * (ROUND + key.length));
  const saltText = givenSalt.slice(0, 16);
  const salt = textToBytes(saltText);
  // Steps 4-8: compute the alternate sum.
  const alternate = digest(concatBytes(key, salt, key));
  // Steps 1-3 and 9-12: compute the first sum.
  const parts = [key, salt, repeated(alternate, key.length)];
  for (let bits = key.length; bits > 0; bits >>>= 1) parts.push((bits & 1) === 1 ? alternate : key);
  let sum = digest(concatBytes(...parts));
  // Steps 13-16: compute the sequence P, which depends on the password.
  const p = repeated(digest(concatBytes(...Array.from({ length: key.length }, () => key))), key.length);
  // Steps 17-20: compute the sequence S, which depends on the salt.
  const times = 16 + (sum[0] ?? 0);
  const s = repeated(digest(concatBytes(...Array.from({ length: times }, () => salt))), salt.length);
  // Step 21: run the rounds.
  for (let round = 0; round < SHA_ROUNDS; round += 1) {
    const odd = round % 2 === 1;
    const input = [odd ? p : sum];
    if (round % 3 !== 0) input.push(s);
    if (round % 7 !== 0) input.push(p);
    input.push(odd ? sum : p);
    sum = digest(concatBytes(...input));
  }
  // Step 22: create the resulting string.
  return `${prefix}${saltText}$${encode(sum, order)}`;
}

const MD5_ROUNDS = 1000;
const MD5_ORDER = [[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5], [11]] as const;

function md5Crypt(password: string, givenSalt: string): string {
  const key = textToBytes(password);
  spend(MD5_ROUNDS * (ROUND + key.length));
  const saltText = givenSalt.slice(0, 8);
  const salt = textToBytes(saltText);
  const alternate = md5(concatBytes(key, salt, key));
  const parts = [key, textToBytes('$1$'), salt, repeated(alternate, key.length)];
  for (let bits = key.length; bits > 0; bits >>>= 1) {
    parts.push((bits & 1) === 1 ? new Uint8Array(1) : key.slice(0, 1));
  }
  let sum = md5(concatBytes(...parts));
  for (let round = 0; round < MD5_ROUNDS; round += 1) {
    const odd = round % 2 === 1;
    const input = [odd ? key : sum];
    if (round % 3 !== 0) input.push(salt);
    if (round % 7 !== 0) input.push(key);
    input.push(odd ? sum : key);
    sum = md5(concatBytes(...input));
  }
  return `$1$${saltText}$${encode(sum, MD5_ORDER)}`;
}

export const CRYPT: Readonly<Record<string, (password: string, salt: string) => string>> = {
  1: md5Crypt,
  5: (password, salt) => shaCrypt(password, salt, SHA256),
  6: (password, salt) => shaCrypt(password, salt, SHA512),
};
