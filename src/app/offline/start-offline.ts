/** The page's side of the service worker: stores the site and Ruby in this browser, and offers new releases. */
import { answers, messages, releaseLock } from '../../service-worker/messages.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { ownRevision } from '../failure/missing-parts.ts';
import { isGoodConnection, watchConnection } from './connection.ts';
import { offlineStore } from './offline-store.ts';

/** Interval at which an open tab checks for a new release, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** Holds a lock while the tab is open, so that the service worker does not delete this release's files. */
function holdRelease(revision: string): Promise<void> {
  const scope = new URL('./', document.baseURI).href;
  return new Promise((held) => {
    void navigator.locks.request(releaseLock(scope, revision), { mode: 'shared' }, () => {
      held();
      return new Promise<never>(() => undefined);
    });
  });
}

function send(worker: ServiceWorker, message: (typeof messages)[keyof typeof messages]): void {
  worker.postMessage(message, []);
}

/** Activates the new release and reloads this tab. Other tabs keep their release. */
function takeOver(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (waiting === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  send(waiting, messages.takeOver);
}

function offerUpdate(registration: ServiceWorkerRegistration): void {
  const update = (): void => takeOver(registration);
  offlineStore.setState({ update });
  showToast({
    message: 'A new version of Bunraku is ready. Your project is kept.',
    stays: true,
    action: { label: 'Reload', run: update },
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) offerUpdate(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    if (installing === null || registration.active === null) return;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerUpdate(registration);
    });
  });
}

/** Tracks whether the service worker has stored Ruby, and requests the download when the connection is good. */
function followRuby(active: ServiceWorker): void {
  const storeIfGood = (): void => {
    if (offlineStore.getState().ruby !== 'missing' || !isGoodConnection(navigator)) return;
    offlineStore.setState({ ruby: 'storing' });
    send(active, messages.storeRuby);
  };
  let isFirst = true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === answers.rubyStored) offlineStore.setState({ ruby: 'stored' });
    if (data !== answers.rubyMissing) return;
    offlineStore.setState({ ruby: 'missing' });
    // Only the first answer starts a download. If the download fails, it starts again when the connection changes.
    if (isFirst) storeIfGood();
    isFirst = false;
  });
  navigator.serviceWorker.startMessages();
  watchConnection(storeIfGood);
  send(active, messages.opened);
}

/**
 * Registers the service worker. Returns undefined if it is blocked: browser extensions replace `register` with a
 * function that does nothing.
 */
function registerWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  return container.register('./service-worker.js', { updateViaCache: 'none' });
}

async function register(revision: string): Promise<void> {
  const { serviceWorker } = navigator;
  offlineStore.setState({ copy: serviceWorker.controller === null ? 'storing' : 'ready' });
  await holdRelease(revision);
  const registration = await registerWorker(serviceWorker);
  if (registration === undefined) return offlineStore.setState({ copy: 'none' });
  watchForUpdates(registration);
  const failed = new Promise<never>((_, reject) => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && registration.active === null)
        reject(new Error('The browser discarded the page while storing it for use without a network.'));
    });
  });
  const { active } = await Promise.race([serviceWorker.ready, failed]);
  if (active !== null) followRuby(active);
  offlineStore.setState({ copy: 'ready' });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL);
}

/** Tracks whether the browser is online, and stores the site once the page is idle. */
export function startOffline(): void {
  const follow = (): void => offlineStore.setState({ online: navigator.onLine });
  addEventListener('online', follow);
  addEventListener('offline', follow);
  follow();
  const revision = ownRevision();
  if (revision === undefined || !('serviceWorker' in navigator)) return;
  register(revision).catch((error: unknown) => {
    console.error(error);
    offlineStore.setState({ copy: 'failed' });
  });
}
