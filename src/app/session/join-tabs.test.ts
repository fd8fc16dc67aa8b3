import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinTabs } from './join-tabs.ts';

/** Imitates exclusive locks of a browser. */
class FakeLocks {
  readonly #ends = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    { ifAvailable = false, signal }: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    grant: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> {
    await Promise.resolve();
    while (this.#ends.has(name)) {
      if (ifAvailable) return grant(null);
      const aborted = new Promise((resolve) => {
        signal?.addEventListener('abort', resolve);
      });
      await Promise.race([this.#ends.get(name), aborted]);
      signal?.throwIfAborted();
    }
    const used = Promise.resolve(grant({ name })).then(() => this.#ends.delete(name));
    this.#ends.set(name, used);
    await used;
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = (): void => {};

it('reports that another tab shows a draft, until that tab leaves it', async () => {
  const [one, other] = [joinTabs(nothing), joinTabs(nothing)];
  expect(await one.show('a')).toBe(false);
  expect(await other.show('a')).toBe(true);
  await other.show('b');
  await one.show('c');
  expect(await other.show('a')).toBe(false);
});

it('never mistakes itself for another tab', async () => {
  const tab = joinTabs(nothing);
  expect(await tab.show('a')).toBe(false);
  expect(await tab.show('a')).toBe(false);
  // The calls overlap: the tab opens the next draft before it holds the lock of the previous one.
  const shown = await Promise.all([tab.show('b'), tab.show('a'), tab.show('b'), tab.show('a')]);
  expect(shown).toEqual([false, false, false, false]);
  expect(await tab.show('b')).toBe(false);
});
