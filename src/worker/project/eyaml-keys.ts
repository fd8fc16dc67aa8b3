/** The worker's side of the keys of hiera-eyaml. The decryption code loads with the first key. */
import type { Decrypt } from '../../eyaml/decrypt.ts';

let decrypt: Decrypt | undefined;
let loading: Promise<void> = Promise.resolve();

/** Replaces all private keys. Later requests wait until the new keys are ready (`keysAreThere`). */
export function useKeys(pems: readonly string[]): Promise<void> {
  loading = pems.length === 0 ? Promise.resolve((decrypt = undefined)) : load(pems);
  return loading;
}

async function load(pems: readonly string[]): Promise<void> {
  const { decryption } = await import('../../eyaml/decrypt.ts');
  decrypt = decryption(pems);
}

/** Resolves when the received keys are ready for use. */
export function keysAreThere(): Promise<void> {
  return loading;
}

/** Decrypts values for a compilation; undefined without keys. */
export function decryptByKeys(): Decrypt | undefined {
  return decrypt;
}
