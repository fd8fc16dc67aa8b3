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
// What a tab of an earlier release still asks for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(`${self.registration.scope}assets/`),
  async ({ request }) => (await releases.match(request)) ?? fetch(request),
);
