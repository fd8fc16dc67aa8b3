/** The memory of a booted Ruby, kept in the browser for later workers and visits: to boot takes a second or two. */
import type { RubyMemory } from '../../engine/index.ts';
import { memoryFile, readMemory } from '../../engine/ruby/index.ts';

/** The browser's `CacheStorage`, as far as it is used here. */
export interface BrowserStorage {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
  delete(name: string): Promise<boolean>;
}

const CACHE = 'bunraku-booted-ruby';

/** A name of the entry, which no server has. */
const address = (version: string): string => `/booted-ruby-${version}`;

/**
 * What was kept of a version, else what a boot yields now, which is kept. A browser that keeps nothing is no failure.
 * @param version names all that the memory depends on; of others nothing stays
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
