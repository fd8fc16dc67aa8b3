/**
 * The page's end of the private keys of hiera-eyaml. They are in the memory of this page and of its workers alone: nothing stores them, and
 * neither a link nor an archive has them.
 */
import type { KeysApi } from '../protocol/keys.ts';

let given: readonly string[] = [];
const workers = new Set<KeysApi>();

/** Gives a worker that starts the keys that are there. Returns what forgets the worker when it ends. */
export function withGivenKeys(worker: KeysApi): () => void {
  workers.add(worker);
  if (given.length > 0) void worker.useKeys(given);
  return () => void workers.delete(worker);
}

/** Gives all workers private keys (texts in PEM) in place of those before. */
export function giveKeys(pems: readonly string[]): void {
  given = pems;
  for (const worker of workers) void worker.useKeys(pems);
}
