/** Reports parts of the page that cannot be loaded, for example because a new version has replaced them on the host. */
import { showToast } from '../../ui/overlays/toast-queue.ts';

/** Maximum milliseconds for the answer of the host. */
const LONGEST_ANSWER = 5000;

/** Returns the release of this page. The build writes it into index.html; on the development server it is undefined. */
export function ownRevision(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="bunraku-revision"]')?.content;
}

async function isReplaced(): Promise<boolean> {
  const own = ownRevision();
  if (own === undefined) return false;
  const address = new URL('./index.html', document.baseURI);
  // With this query, the service worker does not answer with its copy.
  address.searchParams.set('release', String(Date.now()));
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER) });
    const [, published] = /<meta name="bunraku-revision" content="([^"]*)"/.exec(await response.text()) ?? [];
    return response.ok && published !== undefined && published !== own;
  } catch {
    return false;
  }
}

/** Shows that a new version was published, if that is so. Otherwise, shows the message. */
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
 * Fetches the failed script from the host again, and each script for which the browser received a page. Some hosts send
 * a page in place of a missing script, and the browser may have stored it.
 */
async function fetchWrongScripts(failed: string | undefined): Promise<void> {
  const loaded = performance.getEntriesByType('resource');
  const wrong = loaded.filter((entry) => 'contentType' in entry && entry.contentType === 'text/html');
  const addresses = new Set([...wrong.map(({ name }) => name).filter((name) => name.endsWith('.js')), failed]);
  addresses.delete(undefined);
  await Promise.all([...addresses].map((address) => fetch(address ?? '', { cache: 'reload' })));
}

/** @param isKept true if the browser keeps the project over a reload */
export function reportMissingParts(isKept: boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const message = 'payload' in event && event.payload instanceof Error ? event.payload.message : '';
    fetchWrongScripts(/https?:\S+\.js/.exec(message)?.[0]).catch(() => undefined);
    void reportMissingPart('Part of the page could not be loaded. Check the network connection and try again.', isKept);
  });
}
