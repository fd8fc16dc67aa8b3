/**
 * Stores the memory of a booted Ruby VM in the browser for later workers and visits, because booting takes a second or
 * two.
 */
import type { RubyMemory } from '../../engine/index.ts';
import { memoryFile, readMemory } from '../../engine/ruby/index.ts';

/** The members of the browser's `CacheStorage` interface that are used here. */
export interface BrowserStorage {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
  delete(name: string): Promise<boolean>;
}

const CACHE = 'bunraku-booted-ruby';

/** Key of the cache entry: a URL that no server serves. */
const address = (version: string): string => `/booted-ruby-${version}`;

/**
 * Returns the stored memory of a version. If there is none, boots Ruby, then stores and returns its memory. A browser
 * that cannot store it causes no error.
 * @param version identifies everything that the memory depends on; other versions are deleted
 */
export async function bootedMemory(
  version: string,
  boot: () => RubyMemory,
  storage: BrowserStorage | undefined = globalThis.caches,
): Promise<RubyMemory> {
  if (storage === undefined) return boot();
  const kept = await keptMemory(version, storage).catch(() => undefined);
  if (kept !== undefined) return kept;
  const memory = boot();
  void keep(version, memory, storage).catch(() => {});
  return memory;
}

async function keptMemory(version: string, storage: BrowserStorage): Promise<RubyMemory | undefined> {
  const found = await (await storage.open(CACHE)).match(address(version));
  return found === undefined ? undefined : readMemory(new Uint8Array(await found.arrayBuffer()));
}

async function keep(version: string, memory: RubyMemory, storage: BrowserStorage): Promise<void> {
  await storage.delete(CACHE);
  await (await storage.open(CACHE)).put(address(version), new Response(new Blob([...memoryFile(memory)])));
}
