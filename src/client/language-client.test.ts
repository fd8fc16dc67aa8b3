import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLanguage } from '../worker/language.ts';
import type { LanguageApi } from '../protocol/language-api.ts';
import { createLanguageClient } from './language-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const files = { 'manifests/site.pp': "notify { 'a': }\n" };
const node = { certname: 'node.example.com', platform: 'debian-12', facts: {} } as const;

/** Creates a client whose workers have some functions of their own, and the real ones otherwise. */
function clientWith(own: Partial<LanguageApi>) {
  const workers: { isEnded: boolean; reportProgress: () => void }[] = [];
  const client = createLanguageClient(() => ({ files, node }), {
    connect: () => {
      const worker = { isEnded: false, reportProgress: () => {} };
      workers.push(worker);
      return {
        api: { ...createLanguage().api, ...own },
        crashed: new Promise(() => {}),
        onProgress: (listener) => (worker.reportProgress = listener),
        end: () => (worker.isEnded = true),
      };
    },
  });
  return { client, workers };
}

const never = () => new Promise<never>(() => {});

/** Starts the worker, so that later requests do not wait for its code. */
async function start({ client }: ReturnType<typeof clientWith>): Promise<void> {
  await client.lint('manifests/site.pp');
}

it('waits for a worker that reports progress, and ends a worker that makes none', async () => {
  const made = clientWith({ referenceIndex: never });
  await start(made);
  const [worker] = made.workers;
  const answer = made.client.referenceIndex();
  for (let step = 0; step < 5; step++) {
    await vi.advanceTimersByTimeAsync(9000);
    worker?.reportProgress();
  }
  expect(worker?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker?.isEnded).toBe(true);
  expect(await answer).toBeUndefined();
});

it('counts the answers to earlier requests as progress', async () => {
  const made = clientWith({
    styleChecks: () => new Promise((resolve) => setTimeout(() => resolve([]), 9000)),
    referenceIndex: () => new Promise((resolve) => setTimeout(() => resolve([]), 18_000)),
  });
  await start(made);
  const [first, second] = [made.client.styleChecks(), made.client.referenceIndex()];
  await vi.advanceTimersByTimeAsync(18_000);
  expect([await first, await second]).toEqual([[], []]);
});

it('ends a silent worker, even if further requests arrive', async () => {
  const made = clientWith({ referenceIndex: never, styleChecks: never });
  await start(made);
  void made.client.referenceIndex();
  await vi.advanceTimersByTimeAsync(9000);
  void made.client.styleChecks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.workers[0]?.isEnded).toBe(true);
});

it('gives a worker time to load its code', async () => {
  const made = clientWith({
    change: never,
    lint: () => new Promise((resolve) => setTimeout(() => resolve([]), 50_000)),
  });
  const answer = made.client.lint('manifests/site.pp');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await answer).toEqual([]);
});

it('starts another worker after a silent one, and none after three in a row', async () => {
  const made = clientWith({ referenceIndex: never });
  for (let attempt = 0; attempt < 4; attempt++) {
    void made.client.referenceIndex();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(made.workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

it('resolves open requests when the worker is released, which is no crash', async () => {
  const made = clientWith({ referenceIndex: never });
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = made.client.referenceIndex();
    await vi.advanceTimersByTimeAsync(0);
    made.client.release();
    expect(await answer).toBeUndefined();
  }
  expect(await made.client.lint('manifests/site.pp')).toEqual([]);
});
