import { expect, it, vi } from 'vitest';
import { expectedContent, fetchExpected, isExpected } from './expected-content.ts';

const SCRIPT = 'https://a.test/assets/start-AAAAAAAA.js';
const html = (): Response => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const script = (): Response => new Response('1', { headers: { 'content-type': 'text/javascript' } });

it('expects pages only at addresses of pages', () => {
  expect(isExpected(SCRIPT, html())).toBe(false);
  expect(isExpected(SCRIPT, script())).toBe(true);
  expect(isExpected(SCRIPT, new Response('1'))).toBe(true);
  expect(isExpected('https://a.test/tools/', html())).toBe(true);
  expect(isExpected('https://a.test/index.html', html())).toBe(true);
});

it('fetches a script again from the host if the browser has a page in its place', async () => {
  const fetchFile = vi.fn<(request: Request | string, options?: RequestInit) => Promise<Response>>(
    async (_request, options) => (options?.cache === 'reload' ? script() : html()),
  );
  expect(await (await fetchExpected(fetchFile, new Request(SCRIPT))).text()).toBe('1');
  expect(fetchFile).toHaveBeenLastCalledWith(SCRIPT, { cache: 'reload' });
});

it('deletes a stored page that has the name of a script, and stores none', async () => {
  const remove = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const { cacheWillUpdate, cachedResponseWillBeUsed } = expectedContent(
    { open: () => Promise.resolve(Object.assign(Object.create(null), { delete: remove })) },
    () => Promise.resolve(script()),
  );
  const request = new Request(SCRIPT);
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  const cacheName = 'site';
  expect(await cachedResponseWillBeUsed?.({ cacheName, request, event, cachedResponse: html() })).toBeNull();
  expect(remove).toHaveBeenCalledOnce();
  expect(await cachedResponseWillBeUsed?.({ cacheName, request, event, cachedResponse: script() })).toBeInstanceOf(
    Response,
  );
  expect(await cacheWillUpdate?.({ request, event, response: html() })).toBeNull();
  expect(await cacheWillUpdate?.({ request, event, response: script() })).toBeInstanceOf(Response);
});
