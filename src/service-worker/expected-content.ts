/**
 * Recognizes a page in place of another file. During a deployment, some hosts send a page with status 200 for a file
 * that does not exist, and a browser may store this page under the name of a script.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';

type FetchFile = (request: Request | string, options?: RequestInit) => Promise<Response>;

/** Returns whether a response can be the file of its address. */
export function isExpected(address: string, response: Response): boolean {
  const isPage = /(?:\/|\.html)$/.test(new URL(address).pathname);
  return isPage || response.headers.get('content-type')?.startsWith('text/html') !== true;
}

/** Fetches a file. If the answer is a page from the browser's own cache, fetches the file from the host. */
export async function fetchExpected(fetchFile: FetchFile, request: Request | string): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url;
  const response = await fetchFile(request);
  return isExpected(address, response) ? response : fetchFile(address, { cache: 'reload' });
}

/** Keeps pages out of the cache of scripts, and drops those that it contains. */
export function expectedContent(caches: Pick<CacheStorage, 'open'>, fetchFile: FetchFile): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) =>
      isExpected(request.url, response) ? response : fetchFile(request.url, { cache: 'reload' }),
    cacheWillUpdate: async ({ request, response }) =>
      response.status < 400 && isExpected(request.url, response) ? response : null,
    cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
      if (cachedResponse === undefined || isExpected(request.url, cachedResponse)) return cachedResponse;
      await (await caches.open(cacheName)).delete(request);
      return null;
    },
  };
}
