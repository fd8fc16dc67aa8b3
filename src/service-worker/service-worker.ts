/**
 * Stores the whole site in the browser, so that the second visit needs no network. A new release is downloaded while
 * the old one is in use. The new release becomes active when no tab is open, or when the user chooses it in a tab.
 * Files of a release stay stored as long as a tab uses them.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { expectedContent, fetchExpected } from './expected-content.ts';
import { answers, messages } from './messages.ts';
import { createReleases } from './releases.ts';
import { createRubyFiles } from './ruby-files.ts';

declare const self: ServiceWorkerGlobalScope;
/**
 * Constants that the build inserts: the files and the name of this release, and the files of Ruby
 * (scripts/site/build-service-worker.ts).
 */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __RUBY__: readonly string[];
declare const __REVISION__: string;

const fetchFile = (request: Request | string, options?: RequestInit): Promise<Response> => fetch(request, options);
const controller = new PrecacheController({ plugins: [expectedContent(self.caches, fetchFile)] });
controller.addToCacheList([...__PRECACHE__]);
const releases = createReleases({
  scope: self.registration.scope,
  revision: __REVISION__,
  files: [...controller.getURLsToCacheKeys().values()],
  cacheName: controller.strategy.cacheName,
  caches: self.caches,
  locks: self.navigator.locks,
});

const rubyFiles = createRubyFiles({
  files: __RUBY__.map((name) => new URL(name, self.registration.scope).href),
  caches: self.caches,
  fetch: (request) => fetchExpected(fetchFile, request),
  onStored: () => void notifyPages(answers.rubyStored),
});

async function notifyPages(answer: (typeof answers)[keyof typeof answers]): Promise<void> {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(answer, []);
}

async function postRubyState(): Promise<void> {
  await notifyPages((await rubyFiles.isStored()) ? answers.rubyStored : answers.rubyMissing);
}

self.addEventListener('install', (event) => {
  event.waitUntil(releases.remember());
  void controller.install(event);
});

self.addEventListener('activate', (event) => {
  // Does not use the controller's own clean-up, which would delete files of releases that other tabs use.
  event.waitUntil(Promise.all([self.clients.claim(), releases.forgetUnused()]));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (message === messages.takeOver) event.waitUntil(self.skipWaiting());
  // The new tab may have replaced the last tab of an earlier release, whose files can then be deleted.
  if (message === messages.opened) event.waitUntil(Promise.all([releases.forgetUnused(), postRubyState()]));
  // Without network or free space, the files stay missing, and the page is notified.
  if (message === messages.storeRuby)
    event.waitUntil(
      rubyFiles
        .store()
        .catch(() => undefined)
        .then(postRubyState),
    );
});

registerRoute(new PrecacheRoute(controller));
// Answers each navigation with `index.html`, whatever the query of the URL is. Text files are not pages.
registerRoute(new NavigationRoute(controller.createHandlerBoundToURL('index.html'), { denylist: [/\.txt$/] }));
/** Matches Ruby files of any release, because a tab of an earlier release may still use its own. */
const RUBY = /\/assets\/ruby(?:-library)?-[\w-]+\.(?:wasm|json)$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && RUBY.test(url.pathname),
  async ({ request }) => await rubyFiles.respond(request),
);
// Serves files of earlier releases to tabs that still use them.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && ['assets/', 'engine/'].some((folder) => url.href.startsWith(self.registration.scope + folder)),
  async ({ request }) => (await releases.match(request)) ?? fetchExpected(fetchFile, request),
);
