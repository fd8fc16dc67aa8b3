/** The memory of a booted Ruby, kept in the browser for later workers and visits: to boot takes a second or two. */
import { memoryFile, readMemory, type RubyMemory } from '../engine/index.ts';

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
  storage: Pick<CacheStorage, 'open'> | undefined = globalThis.caches,
): Promise<RubyMemory> {
  const kept = await keptMemory(version, storage).catch(() => undefined);
  if (kept !== undefined) return kept;
  const memory = boot();
  void keep(version, memory, storage).catch(() => {});
  return memory;
}

async function keptMemory(
  version: string,
  storage: Pick<CacheStorage, 'open'> | undefined,
): Promise<RubyMemory | undefined> {
  const found = await (await storage?.open(CACHE))?.match(address(version));
  return found === undefined ? undefined : readMemory(new Uint8Array(await found.arrayBuffer()));
}

async function keep(
  version: string,
  memory: RubyMemory,
  storage: Pick<CacheStorage, 'open'> | undefined,
): Promise<void> {
  const cache = await storage?.open(CACHE);
  if (cache === undefined) return;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put(address(version), new Response(new Blob([...memoryFile(memory)])));
}
