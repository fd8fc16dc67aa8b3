/**
 * A separate cache for Ruby, whose files are too large to store on every visit. They are stored when the connection is
 * good, or when they are first used.
 */

import { isExpected } from './expected-content.ts';

interface RubyFilesOptions {
  readonly files: readonly string[];
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly onStored: () => void;
}

export interface RubyFiles {
  isStored(): Promise<boolean>;
  /** Downloads missing files. Rejects if a file cannot be downloaded or stored. */
  store(): Promise<void>;
  /** Returns the stored file. If it is missing, downloads and stores it first. */
  respond(request: Request): Promise<Response>;
}

const CACHE = 'bunraku-ruby';

export function createRubyFiles({ files, caches, fetch, onStored }: RubyFilesOptions): RubyFiles {
  let storing: Promise<void> | undefined;

  async function missing(): Promise<readonly string[]> {
    const cache = await caches.open(CACHE);
    const found = await Promise.all(
      files.map(async (file) => {
        const response = await cache.match(file);
        return response !== undefined && isExpected(file, response) ? [] : [file];
      }),
    );
    return found.flat();
  }

  async function keep(url: string, response: Response): Promise<void> {
    await keepNewest(await caches.open(CACHE), url, response);
    if ((await missing()).length === 0) onStored();
  }

  async function storeMissing(): Promise<void> {
    for (const file of await missing()) {
      const response = await fetch(file);
      if (!response.ok || !isExpected(file, response)) throw new Error(`${file}: ${response.status}`);
      await keep(file, response);
    }
  }

  return {
    isStored: async () => (await missing()).length === 0,
    store: () => {
      storing ??= storeMissing().finally(() => {
        storing = undefined;
      });
      return storing;
    },
    respond: async (request) => {
      const known = await (await caches.open(CACHE)).match(request);
      if (known !== undefined && isExpected(request.url, known)) return known;
      const fetched = await fetch(request);
      if (fetched.ok && isExpected(request.url, fetched)) await keep(request.url, fetched.clone());
      return fetched;
    },
  };
}

async function keepNewest(cache: Cache, url: string, response: Response): Promise<void> {
  const kind = (each: string): string => each.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  const earlier = (await cache.keys()).filter((each) => each.url !== url && kind(each.url) === kind(url));
  await Promise.all(earlier.map((each) => cache.delete(each)));
  await cache.put(url, response);
}
