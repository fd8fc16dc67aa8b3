/** Reports parts of the page that cannot be loaded, for example because a new version has replaced them on the host. */
import { showToast } from '../../ui/overlays/toast-queue.ts';

/** Maximum milliseconds to wait for the host. */
const LONGEST_ANSWER = 5000;

/** Returns the release of this page, which the build writes into index.html. Undefined on the development server. */
export function ownRevision(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="bunraku-revision"]')?.content;
}

async function isReplaced(): Promise<boolean> {
  const own = ownRevision();
  if (own === undefined) return false;
  const address = new URL('./index.html', document.baseURI);
  // Makes the address unique, so that the service worker does not answer with its stored copy.
  address.searchParams.set('release', String(Date.now()));
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER) });
    const [, published] = /<meta name="bunraku-revision" content="([^"]*)"/.exec(await response.text()) ?? [];
    return response.ok && published !== undefined && published !== own;
  } catch {
    return false;
  }
}

/**
 * Shows a toast about a part of the page that cannot be loaded. If the host has a newer version of the page, suggests a
 * reload instead of showing `message`.
 */
export async function reportMissingPart(message: string, isKept: boolean): Promise<void> {
  const reload = { label: 'Reload', run: () => location.reload() };
  if (await isReplaced()) {
    const kept = isKept ? ' Your project is kept.' : '';
    showToast({
      tone: 'error',
      message: `A new version was published. Reload the page to get it.${kept}`,
      action: reload,
    });
  } else showToast({ tone: 'error', message });
}

/**
 * Loads broken scripts again: the script that failed, and each script for which the host sent an HTML page, as some
 * hosts do for a missing file. This replaces the copies in the browser's cache.
 */
async function fetchWrongScripts(failed: string | undefined): Promise<void> {
  const loaded = performance.getEntriesByType('resource');
  const wrong = loaded.filter((entry) => 'contentType' in entry && entry.contentType === 'text/html');
  const addresses = new Set([...wrong.map(({ name }) => name).filter((name) => name.endsWith('.js')), failed]);
  addresses.delete(undefined);
  await Promise.all([...addresses].map((address) => fetch(address ?? '', { cache: 'reload' })));
}

/**
 * Shows a toast when a part of the page cannot be loaded.
 *
 * @param isKept true if the browser keeps the project over a reload
 */
export function reportMissingParts(isKept: boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const message = 'payload' in event && event.payload instanceof Error ? event.payload.message : '';
    fetchWrongScripts(/https?:\S+\.js/.exec(message)?.[0]).catch(() => undefined);
    void reportMissingPart('Part of the page could not be loaded. Check the network connection and try again.', isKept);
  });
}
