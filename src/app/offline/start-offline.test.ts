import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offlineStore } from './offline-store.ts';
import { startOffline } from './start-offline.ts';

/** Replaces the browser's functions that `startOffline` uses. `register` answers the registration of the worker. */
function stubBrowser(register: () => Promise<unknown>): void {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    baseURI: 'https://bunraku.example/',
    querySelector: () => ({ content: 'release-1' }),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, _options: unknown, held: () => Promise<never>) => void held() },
    serviceWorker: { controller: null, register },
  });
}

beforeEach(() => {
  offlineStore.setState(offlineStore.getInitialState());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows nothing about offline use if a browser extension blocks the service worker', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Extensions and Playwright replace `register` with a function that resolves to undefined.
  stubBrowser(() => Promise.resolve(undefined));
  startOffline();
  expect(offlineStore.getState().copy).toBe('storing');
  await vi.waitFor(() => expect(offlineStore.getState().copy).toBe('none'));
  expect(logged).not.toHaveBeenCalled();
});

it('reports that the page works only online if the browser rejects the service worker', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = new DOMException('The operation is insecure.', 'SecurityError');
  stubBrowser(() => Promise.reject(refusal));
  startOffline();
  await vi.waitFor(() => expect(offlineStore.getState().copy).toBe('failed'));
  expect(logged).toHaveBeenCalledWith(refusal);
});
