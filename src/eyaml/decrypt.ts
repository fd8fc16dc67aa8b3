/**
 * Decrypts values of hiera-eyaml with private keys: PKCS #7 messages for one or more recipients (RFC 2315), as OpenSSL
 * writes them.
 */
import { cbc } from '@noble/ciphers/aes.js';
import { bytesToHex } from '@noble/ciphers/utils.js';
import { bytesOfBase64 } from './base64.ts';
import { derElements, elementAt, inside, OBJECT_IDENTIFIER, OCTET_STRING, SEQUENCE, SET } from './der.ts';
import { privateKey, type PrivateKey } from './private-key.ts';
import { rsaDecrypt } from './rsa.ts';

/** Decrypts the content of `ENC[PKCS7,…]`. Returns undefined if no key fits or the message is invalid. */
export type Decrypt = (encrypted: string) => string | undefined;

const ENVELOPED_DATA = '2a864886f70d010703';
/**
 * Object identifiers (DER, in hexadecimal) of AES in CBC mode with keys of 128, 192 and 256 bits. hiera-eyaml uses 256
 * bits.
 */
const CIPHERS = new Set(['608648016503040102', '608648016503040116', '60864801650304012a']);

const TOKEN = /^ENC\[(?:PKCS7,)?([A-Za-z0-9+/=\s]+)\]$/;

/**
 * Creates the function that decrypts values with any of the given private keys.
 * @param pems strings with one private key each; unreadable keys are skipped
 */
export function decryption(pems: readonly string[]): Decrypt {
  const keys = pems.flatMap((pem) => privateKey(pem) ?? []);
  const known = new Map<string, string | undefined>();
  return (encrypted) => {
    if (known.has(encrypted)) return known.get(encrypted);
    const [, base64] = TOKEN.exec(encrypted) ?? [];
    const text = base64 === undefined ? undefined : firstText(base64, keys);
    known.set(encrypted, text);
    return text;
  };
}

function firstText(base64: string, keys: readonly PrivateKey[]): string | undefined {
  for (const key of keys) {
    try {
      const text = opened(bytesOfBase64(base64), key);
      if (text !== undefined) return text;
    } catch {
      // The message is invalid or encrypted for another key. Tries the next key.
    }
  }
  return undefined;
}

function opened(message: Uint8Array<ArrayBuffer>, key: PrivateKey): string | undefined {
  const outer = inside(derElements(message), 0, SEQUENCE);
  if (bytesToHex(elementAt(outer, 0, OBJECT_IDENTIFIER).content) !== ENVELOPED_DATA) return undefined;
  const [data] = derElements(elementAt(outer, 1, 0xa0).content);
  if (data === undefined) return undefined;
  const envelope = derElements(data.content);
  const content = inside(envelope, 2, SEQUENCE);
  const [cipher, vector] = [0, 1].map((index) => inside(content, 1, SEQUENCE)[index]?.content);
  if (cipher === undefined || vector === undefined || !CIPHERS.has(bytesToHex(cipher))) return undefined;
  const encrypted = elementAt(content, 2, 0x80).content;
  for (const recipient of inside(envelope, 1, SET)) {
    const secret = rsaDecrypt(elementAt(derElements(recipient.content), 3, OCTET_STRING).content, key);
    if (secret !== undefined) return new TextDecoder().decode(cbc(secret, vector).decrypt(encrypted));
  }
  return undefined;
}
