import { beforeEach, expect, it, vi } from 'vitest';
import type { RubyMemory } from '../engine/index.ts';
import { bootedMemory } from './kept-ruby.ts';

/** A cache of a browser, as far as it is used here. */
const entries = new Map<string, Response>();
const storage = {
  open: async () =>
    ({
      match: async (address: string) => entries.get(address)?.clone(),
      keys: async () => [...entries.keys()],
      delete: async (address: string) => entries.delete(address),
      put: async (address: string, response: Response) => void entries.set(address, response),
    }) as unknown as Cache,
};
beforeEach(() => entries.clear());

const memory: RubyMemory = {
  pages: [
    { at: 0, bytes: Uint8Array.of(1, 10, 3) },
    { at: 65_536, bytes: Uint8Array.of(4) },
  ],
  size: 131_072,
  bridge: 14,
  entry: { object: 1, method: 2 },
  fibers: { mark: 3, thread: 4 },
};

it('boots once, and later finds what was kept of the same version alone', async () => {
  const boot = vi.fn<() => RubyMemory>(() => memory);
  expect(await bootedMemory('one', boot, storage)).toBe(memory);
  await vi.waitUntil(() => entries.size > 0);
  expect(await bootedMemory('one', boot, storage)).toEqual(memory);
  expect(boot).toHaveBeenCalledTimes(1);
  await bootedMemory('two', boot, storage);
  expect(boot).toHaveBeenCalledTimes(2);
  await vi.waitUntil(() => entries.has('/booted-ruby-two'));
  expect([...entries.keys()]).toEqual(['/booted-ruby-two']);
});

it('boots where nothing can be kept, or what was kept is not whole', async () => {
  const refuses = { open: () => Promise.reject(new Error('The operation is insecure.')) };
  expect(await bootedMemory('one', () => memory, refuses)).toBe(memory);
  expect(await bootedMemory('one', () => memory, undefined)).toBe(memory);
  entries.set('/booted-ruby-one', new Response('{"pages":[{"at":0,"length":5}]}\nab'));
  expect(await bootedMemory('one', () => memory, storage)).toBe(memory);
});
