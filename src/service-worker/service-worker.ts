/**
 * Keeps the whole site in the browser, so that the second visit needs no network. A new release is fetched beside the old
 * one and waits until no tab is open, or until a tab asks for it; files of a release stay as long as a tab has it open.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { messages } from './messages.ts';
import { createReleases } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this release, and its name; written in by the build (scripts/site/build-service-worker.ts). */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __REVISION__: string;

const controller = new PrecacheController();
controller.addToCacheList([...__PRECACHE__]);
const releases = createReleases({
  scope: self.registration.scope,
  revision: __REVISION__,
  files: [...controller.getURLsToCacheKeys().values()],
  cacheName: controller.strategy.cacheName,
  caches: self.caches,
  locks: self.navigator.locks,
});

self.addEventListener('install', (event) => {
  event.waitUntil(releases.remember());
  void controller.install(event);
});

self.addEventListener('activate', (event) => {
  // The controller's own clean-up would take the files of releases that other tabs have open.
  event.waitUntil(Promise.all([self.clients.claim(), releases.forgetUnused()]));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (message === messages.takeOver) event.waitUntil(self.skipWaiting());
  // A tab that was just opened may be all that is left of an earlier time.
  if (message === messages.opened) event.waitUntil(releases.forgetUnused());
});

registerRoute(new PrecacheRoute(controller));
// Whatever the query says: views and embeds are the same page.
registerRoute(new NavigationRoute(controller.createHandlerBoundToURL('index.html')));
/** Ruby's files are fetched with the first project that has Ruby, and kept from then on; their names change with their content. */
const RUBY = /\/assets\/ruby(?:-library)?-[\w-]+\.(?:wasm|json)$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && RUBY.test(url.pathname),
  async ({ request }) => await fromRubyCache(request),
);
// What a tab of an earlier release still asks for.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && ['assets/', 'engine/'].some((folder) => url.href.startsWith(self.registration.scope + folder)),
  async ({ request }) => (await releases.match(request)) ?? fetch(request),
);

async function fromRubyCache(request: Request): Promise<Response> {
  const cache = await self.caches.open('bunraku-ruby');
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const fetched = await fetch(request);
  if (fetched.ok) await keepNewest(cache, request, fetched.clone());
  return fetched;
}

/** Keeps a file in place of those of earlier releases. */
async function keepNewest(cache: Cache, request: Request, response: Response): Promise<void> {
  const kind = (url: string): string => url.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  const earlier = (await cache.keys()).filter(({ url }) => url !== request.url && kind(url) === kind(request.url));
  await Promise.all(earlier.map((each) => cache.delete(each)));
  await cache.put(request, response);
}
