/** The worker's end of the keys of hiera-eyaml: what decrypts is loaded when a first key arrives. */
import type { Decrypt } from '../../eyaml/decrypt.ts';

let decrypt: Decrypt | undefined;
let loading: Promise<void> = Promise.resolve();

/** Takes private keys in place of those before. Questions that come later wait for that (`keysAreThere`). */
export function useKeys(pems: readonly string[]): Promise<void> {
  loading = pems.length === 0 ? Promise.resolve((decrypt = undefined)) : load(pems);
  return loading;
}

async function load(pems: readonly string[]): Promise<void> {
  const { decryption } = await import('../../eyaml/decrypt.ts');
  decrypt = decryption(pems);
}

/** Resolves when the keys that have arrived can be used. */
export function keysAreThere(): Promise<void> {
  return loading;
}

/** What decrypts values for a compilation; undefined without keys. */
export function decryptByKeys(): Decrypt | undefined {
  return decrypt;
}
