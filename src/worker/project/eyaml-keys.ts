/** Holds the private keys of hiera-eyaml in the worker. The decryption code loads with the first key. */
import type { Decrypt } from '../../eyaml/decrypt.ts';

let decrypt: Decrypt | undefined;
let loading: Promise<void> = Promise.resolve();

/** Replaces all private keys. Later requests wait until these keys are ready (`keysAreThere`). */
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

/** Returns the function that decrypts values during a compilation; undefined if there are no keys. */
export function decryptByKeys(): Decrypt | undefined {
  return decrypt;
}
