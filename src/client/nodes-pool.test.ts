import { describe, expect, it, vi } from 'vitest';
import type { RubyState } from '../protocol/engine-api.ts';
import type { NodesApi } from '../protocol/nodes/nodes.ts';
import type { NodesConnection } from './connection.ts';
import { CANCELLED, createNodesPool, poolSize } from './nodes-pool.ts';

interface Started {
  ended: boolean;
  crash: (message: string) => void;
  ruby: (state: RubyState) => void;
  sent: unknown[];
}

/** Creates workers that answer on command. `started` lists all workers, including ended ones. */
function workers() {
  const started: Started[] = [];
  const connect = (): NodesConnection => {
    let crash: (message: string) => void = () => {};
    const worker: Started = {
      ended: false,
      crash: (message: string) => crash(message),
      ruby: () => {},
      sent: [],
    };
    started.push(worker);
    const api: Pick<NodesApi, 'keepFiles'> = {
      keepFiles: async (files) => {
        worker.sent.push(files);
      },
    };
    return {
      // The pool calls no other method in these tests.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      api: api as NodesApi,
      crashed: new Promise((resolve) => {
        crash = resolve;
      }),
      onRuby: (listener) => {
        worker.ruby = listener;
      },
      end: () => {
        worker.ended = true;
      },
    };
  };
  return { started, connect };
}

const options = { size: 2, budget: 1000, loading: 3000, idle: 1000 };

describe('a pool of workers', () => {
  it('is as large as the machine allows, with one core for the page', () => {
    expect([1, 2, 3, 4, 8, 64].map((cores) => poolSize(cores))).toEqual([1, 2, 2, 3, 4, 4]);
  });

  it('starts workers on demand, and answers each request', async () => {
    const { started, connect } = workers();
    const pool = createNodesPool(connect, options);
    expect(started).toHaveLength(0);
    const answers = await Promise.all([1, 2, 3, 4].map((value) => pool.ask([], async () => value)));
    expect(answers).toEqual([1, 2, 3, 4].map((value) => ({ kind: 'answer', value })));
    expect(started).toHaveLength(2);
  });

  it('prefers a worker that knows the subject', async () => {
    const { started, connect } = workers();
    const pool = createNodesPool(connect, options);
    const ask = async (...names: readonly string[]): Promise<readonly string[]> => {
      const by = new Map<NodesApi, string[]>();
      await Promise.all(
        names.map((name) => pool.ask([], async (api) => void by.set(api, [...(by.get(api) ?? []), name]), name)),
      );
      return [...by.values()].map((each) => each.toSorted().join('')).toSorted();
    };
    expect(await ask('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['ace', 'bdf']);
    expect(await ask('c', 'a', 'e', 'b', 'd', 'f')).toEqual(['ace', 'bdf']);
    expect(started).toHaveLength(2);
  });

  it('sends the files of a version once, and for the next one the difference', async () => {
    const { started, connect } = workers();
    const pool = createNodesPool(connect, { ...options, size: 1 });
    const first = pool.version({ a: '1', b: '2' }, '8.11');
    const second = pool.version({ a: '1', c: '3' }, '8.11');
    for (const version of [first, first, second]) await pool.ask([version], async () => undefined);
    expect(started[0]?.sent).toEqual([
      { id: first.id, files: {} },
      { id: first.id, files: { a: '1', b: '2' } },
      { id: second.id, base: first.id, files: { b: null } },
      { id: second.id, files: { c: '3' } },
    ]);
  });

  it('ends a worker that crashes or takes too long, and continues with another', async () => {
    vi.useFakeTimers();
    try {
      const { started, connect } = workers();
      const pool = createNodesPool(connect, { ...options, size: 1 });
      const hanging = pool.ask([], () => new Promise<never>(() => {}));
      const next = pool.ask([], async () => 'next');
      await vi.advanceTimersByTimeAsync(1000);
      await expect(hanging).resolves.toMatchObject({
        kind: 'ended',
        message: expect.stringContaining('1 seconds') as string,
      });
      await expect(next).resolves.toEqual({ kind: 'answer', value: 'next' });
      expect(started.map(({ ended }) => ended)).toEqual([true, false]);
      const crashing = pool.ask([], () => new Promise<never>(() => {}));
      started[1]?.crash('No memory.');
      await expect(crashing).resolves.toEqual({ kind: 'ended', message: 'The engine crashed. No memory.' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives a worker more time while it loads Ruby', async () => {
    vi.useFakeTimers();
    try {
      const { started, connect } = workers();
      const pool = createNodesPool(connect, { ...options, size: 1 });
      const answered = vi.fn<(answer: unknown) => void>();
      const hanging = pool.ask([], () => new Promise<never>(() => {})).then(answered);
      started[0]?.ruby({ kind: 'loading', share: 1 });
      await vi.advanceTimersByTimeAsync(options.loading - 1);
      expect(answered).not.toHaveBeenCalled();
      started[0]?.ruby({ kind: 'ready' });
      await vi.advanceTimersByTimeAsync(options.budget);
      await hanging;
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' }));
    } finally {
      vi.useRealTimers();
    }
  });

  it('is ended after some idle time, and answers waiting requests when it is canceled', async () => {
    vi.useFakeTimers();
    try {
      const { started, connect } = workers();
      const pool = createNodesPool(connect, options);
      await pool.ask([], async () => 1);
      await vi.advanceTimersByTimeAsync(1000);
      expect(started.map(({ ended }) => ended)).toEqual([true]);
      const waiting = [1, 2, 3].map(() => pool.ask([], () => new Promise<never>(() => {})));
      pool.cancel();
      await expect(Promise.all(waiting)).resolves.toEqual(waiting.map(() => ({ kind: 'ended', message: CANCELLED })));
      expect(started.every(({ ended }) => ended)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has no worker after its end, and starts others for later requests', async () => {
    const { started, connect } = workers();
    const pool = createNodesPool(connect, options);
    await pool.ask([], async () => 1);
    const underWay = [1, 2, 3].map(() => pool.ask([], () => new Promise<never>(() => {})));
    pool.end();
    await expect(Promise.all(underWay)).resolves.toEqual(underWay.map(() => ({ kind: 'ended', message: CANCELLED })));
    expect(started.map(({ ended }) => ended)).toEqual([true, true]);
    await expect(pool.ask([], async () => 2)).resolves.toEqual({ kind: 'answer', value: 2 });
    expect(started.map(({ ended }) => ended)).toEqual([true, true, false]);
  });

  it('ends idle workers at once', async () => {
    const { started, connect } = workers();
    const pool = createNodesPool(connect, options);
    await pool.ask([], async () => 1);
    pool.end();
    expect(started.map(({ ended }) => ended)).toEqual([true]);
  });
});
