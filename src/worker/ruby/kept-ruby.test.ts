import { beforeEach, expect, it, vi } from 'vitest';
import type { RubyMemory } from '../../engine/index.ts';
import { smallRubyMemory as memory } from '../../engine/testing/small-ruby-memory.ts';
import { bootedMemory, type BrowserStorage } from './kept-ruby.ts';

/** Fake browser storage. */
const entries = new Map<string, Response>();
const storage: BrowserStorage = {
  open: async () => ({
    match: async (address) => entries.get(address)?.clone(),
    put: async (address, response) => void entries.set(address, response),
  }),
  delete: async () => {
    entries.clear();
    return true;
  },
};
beforeEach(() => entries.clear());

it('boots once, and later only reads the stored memory of the same version', async () => {
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

it('boots if nothing can be stored, or if the stored memory is incomplete', async () => {
  const refuses = { ...storage, open: () => Promise.reject(new Error('The operation is insecure.')) };
  expect(await bootedMemory('one', () => memory, refuses)).toBe(memory);
  expect(await bootedMemory('one', () => memory, undefined)).toBe(memory);
  entries.set('/booted-ruby-one', new Response('{"pages":[{"at":0,"length":5}]}\nab'));
  expect(await bootedMemory('one', () => memory, storage)).toBe(memory);
});
