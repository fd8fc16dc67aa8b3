import { describe, expect, it } from 'vitest';
import { decryption } from './decrypt.ts';
import { privateKey } from './private-key.ts';
import {
  encryptedKeyPem,
  encryptedLong,
  encryptedPassword,
  otherKeyPem,
  privateKeyPem,
  wrappedKeyPem,
} from './testing/keys.ts';

describe('a value of hiera-eyaml', () => {
  it.each([
    ['a plain RSA key', [privateKeyPem]],
    ['a key in PKCS #8', [wrappedKeyPem]],
    ['the key that fits, of several', [otherKeyPem, privateKeyPem]],
    ['a key in a text with more around it', [`# secret\n${privateKeyPem}\n`]],
  ])('is read with %s', (_, pems) => {
    const decrypt = decryption(pems);
    expect(decrypt(encryptedPassword)).toBe('s3cret päss');
    expect(decrypt(encryptedLong)).toBe('x'.repeat(1000));
  });

  it('is decrypted with folded lines, and without the name of the method', () => {
    const decrypt = decryption([privateKeyPem]);
    const [, base64 = ''] = /,(.*)\]/.exec(encryptedPassword) ?? [];
    expect(decrypt(`ENC[${base64}]`)).toBe('s3cret päss');
    expect(decrypt(`ENC[PKCS7,${base64.replaceAll(/.{60}/g, '$&\n')}]`)).toBe('s3cret päss');
  });

  it('is not decrypted with other keys, if it is damaged, or with another method', () => {
    expect(decryption([otherKeyPem])(encryptedPassword)).toBeUndefined();
    expect(decryption([])(encryptedPassword)).toBeUndefined();
    const decrypt = decryption([privateKeyPem]);
    for (const text of [
      'ENC[GPG,hQEMA]',
      'ENC[PKCS7,MIIB]',
      'ENC[PKCS7,!]',
      `${encryptedPassword.slice(0, -40)}]`,
      'x',
    ])
      expect(decrypt(text)).toBeUndefined();
  });
});

describe('a private key', () => {
  it('is not read if it has a password, is a certificate, or is truncated', () => {
    const certificate = privateKeyPem.replaceAll('RSA PRIVATE KEY', 'CERTIFICATE');
    const short = privateKeyPem.replace(/\n.*\n-----END/, '\n-----END');
    for (const pem of [encryptedKeyPem, certificate, short, '']) expect(privateKey(pem)).toBeUndefined();
    expect(privateKey(privateKeyPem)).toBeDefined();
  });
});
