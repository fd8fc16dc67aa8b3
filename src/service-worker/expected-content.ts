/**
 * Detects an HTML page in place of another file. During a deployment, some hosts answer requests for missing files with
 * a page and status 200, and a browser may cache this page under the URL of a script.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';

type FetchFile = (request: Request | string, options?: RequestInit) => Promise<Response>;

/** Returns false for an HTML page under the URL of another kind of file. */
export function isExpected(address: string, response: Response): boolean {
  const isPage = /(?:\/|\.html)$/.test(new URL(address).pathname);
  return isPage || response.headers.get('content-type')?.startsWith('text/html') !== true;
}

/** Fetches a file. If the response is an HTML page instead, fetches again without the browser's cache. */
export async function fetchExpected(fetchFile: FetchFile, request: Request | string): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url;
  const response = await fetchFile(request);
  return isExpected(address, response) ? response : fetchFile(address, { cache: 'reload' });
}

/** Workbox plugin that does not cache an HTML page under the URL of another file, and deletes such pages. */
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
