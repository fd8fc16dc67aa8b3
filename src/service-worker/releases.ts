/** Manages the stored releases of the site: the current release, and older ones that open tabs still use. */

import { isExpected } from './expected-content.ts';
import { releaseLock } from './messages.ts';

interface ReleasesOptions {
  readonly scope: string;
  readonly revision: string;
  readonly files: readonly string[];
  /** Name of the cache for all releases. A file that several releases have in common is stored once. */
  readonly cacheName: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly locks: Pick<LockManager, 'query'>;
}

export interface Releases {
  /** Records the files of this release, so that later releases know which files they can delete. */
  remember(): Promise<void>;
  /** Deletes the files of earlier releases that no open tab uses. */
  forgetUnused(): Promise<void>;
  /** Finds a file of any stored release. */
  match(request: Request): Promise<Response | undefined>;
}

export function createReleases({ scope, revision, files, cacheName, caches, locks }: ReleasesOptions): Releases {
  const lists = (): Promise<Cache> => caches.open(`bunraku-releases-${scope}`);
  const listAddress = (name: string): string => `${scope}releases/${name}`;

  async function openRevisions(): Promise<ReadonlySet<string>> {
    const { held = [] } = await locks.query();
    const start = releaseLock(scope, '');
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : [])));
  }

  return {
    remember: async () => {
      await (await lists()).put(listAddress(revision), new Response(JSON.stringify(files)));
    },
    forgetUnused: async () => {
      const open = await openRevisions();
      const noted = await lists();
      const wanted = new Set(files);
      for (const { url } of await noted.keys()) {
        const name = url.slice(listAddress('').length);
        if (name === revision) continue;
        if (!open.has(name)) {
          await noted.delete(url);
          continue;
        }
        const list: unknown = await (await noted.match(url))?.json();
        if (Array.isArray(list)) for (const file of list) wanted.add(String(file));
      }
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
    },
    match: async (request) => {
      const found = await (await caches.open(cacheName)).match(request);
      return found !== undefined && isExpected(request.url, found) ? found : undefined;
    },
  };
}
