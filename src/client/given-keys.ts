/**
 * Holds the private keys of hiera-eyaml for the page. The keys exist only in the memory of this page and its workers:
 * they are never stored, and no link or archive contains them.
 */
import type { KeysApi } from '../protocol/keys.ts';

let given: readonly string[] = [];
const workers = new Set<KeysApi>();

/**
 * Sends the current keys to a new worker. Returns a function to call when the worker ends, so that it gets no further
 * keys.
 */
export function withGivenKeys(worker: KeysApi): () => void {
  workers.add(worker);
  if (given.length > 0) void worker.useKeys(given);
  return () => void workers.delete(worker);
}

/** Sends private keys (in PEM) to all workers. They replace the earlier keys. */
export function giveKeys(pems: readonly string[]): void {
  given = pems;
  for (const worker of workers) void worker.useKeys(pems);
}
