import { expect, it, vi } from 'vitest';
import { createRubyFiles } from './ruby-files.ts';

const FILES = ['https://a.test/assets/ruby-AAAAAAAA.wasm', 'https://a.test/assets/ruby-library-AAAAAAAA.json'];

/** Creates a cache storage in memory, with the methods that the Ruby files need. */
function memoryCaches() {
  const stored = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL): string => new Request(request).url;
  const cache = {
    match: (request: RequestInfo | URL) => Promise.resolve(stored.get(urlOf(request))?.clone()),
    put: (request: RequestInfo | URL, response: Response) => Promise.resolve(void stored.set(urlOf(request), response)),
    delete: (request: RequestInfo | URL) => Promise.resolve(stored.delete(urlOf(request))),
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
    add: () => Promise.resolve(),
    addAll: () => Promise.resolve(),
    matchAll: () => Promise.resolve([]),
  };
  return { stored, caches: { open: () => Promise.resolve(cache) } };
}

function rubyFiles(fetch: (request: Request | string) => Promise<Response> = () => Promise.resolve(new Response('x'))) {
  const { stored, caches } = memoryCaches();
  const onStored = vi.fn<() => void>();
  const counted = vi.fn<typeof fetch>(fetch);
  return {
    stored,
    onStored,
    fetch: counted,
    ruby: createRubyFiles({ files: FILES, caches, fetch: counted, onStored }),
  };
}

it('stores all files once, however often requested, and reports when they are complete', async () => {
  const { ruby, onStored, fetch } = rubyFiles();
  expect(await ruby.isStored()).toBe(false);
  await Promise.all([ruby.store(), ruby.store()]);
  await ruby.store();
  expect(await ruby.isStored()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onStored).toHaveBeenCalledOnce();
});

it('stores files at their first use and replaces those of earlier releases', async () => {
  const { ruby, stored, onStored } = rubyFiles();
  stored.set('https://a.test/assets/ruby-00000000.wasm', new Response('old'));
  for (const file of FILES) expect(await (await ruby.respond(new Request(file))).text()).toBe('x');
  expect([...stored.keys()]).toEqual(FILES);
  expect(onStored).toHaveBeenCalledOnce();
});

it('leaves files missing that the network does not have', async () => {
  const { ruby, onStored } = rubyFiles(() => Promise.resolve(new Response('', { status: 404 })));
  await expect(ruby.store()).rejects.toThrow('404');
  expect((await ruby.respond(new Request(FILES[0] ?? ''))).status).toBe(404);
  expect(await ruby.isStored()).toBe(false);
  expect(onStored).not.toHaveBeenCalled();
});

it('drops a page that a host sent in place of a file, and stores none', async () => {
  const page = (): Response => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const { ruby, stored } = rubyFiles(() => Promise.resolve(page()));
  for (const file of FILES) stored.set(file, page());
  expect(await ruby.isStored()).toBe(false);
  await expect(ruby.store()).rejects.toThrow(FILES[0]);
  stored.clear();
  await ruby.respond(new Request(FILES[0] ?? ''));
  expect([...stored.keys()]).toEqual([]);
});
