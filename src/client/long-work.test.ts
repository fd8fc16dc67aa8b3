import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../protocol/testing/ntp-fixture.ts';
import { NOT_APPLIED } from './engine-client.ts';
import { budgets, fakeWorkers, longest, never, request } from './testing/fake-workers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work that takes long', () => {
  const long = { silence: 10_000, loading: 10_000, decision: 10_000, longer: 10_000, cancel: 1000 };

  it('is reported as soon as the worker has started', async () => {
    const { client, states } = fakeWorkers({ analyze: never });
    void client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'analysis' });
  });

  it('says if the machine is described instead of the project read', async () => {
    const { client, states } = fakeWorkers({ describeMachine: never, analyze: never });
    void client.describeMachine(ntpProject, undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'machine' });
  });

  it('is marked while it runs, until it answers', async () => {
    let answer: () => void = () => {};
    const { client, unfinished } = fakeWorkers(
      { analyze: () => new Promise((resolve) => (answer = () => resolve(ntpAnalysis))) },
      long,
    );
    const analysis = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(900);
    expect(unfinished.has(ntpProject)).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(unfinished.has(ntpProject)).toBe(true);
    expect(unfinished.wasLeft(ntpProject)).toBe(false);
    answer();
    await analysis;
    await vi.advanceTimersByTimeAsync(0);
    expect(unfinished.has(ntpProject)).toBe(false);
  });

  it.each(['watchdog', 'stop'])('stays marked after it was ended: %s', async (how) => {
    const { client, unfinished } = fakeWorkers({ analyze: never }, long);
    const analysis = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(2000);
    if (how === 'stop') await client.cancel();
    await vi.advanceTimersByTimeAsync(long.silence + long.decision);
    expect(await analysis).toMatchObject({ kind: 'ended' });
    expect(unfinished.has(ntpProject)).toBe(true);
    expect(unfinished.wasLeft(ntpProject)).toBe(true);
    expect(unfinished.has({ ...ntpProject, files: {} })).toBe(false);
  });

  it('is marked at once when Ruby loads or when it is stopped, and a finished analysis keeps the mark of a run', async () => {
    const loading = fakeWorkers({
      watchRuby: async (listener) => void setTimeout(() => listener({ kind: 'loading', share: 0 }), 0),
      analyze: never,
    });
    void loading.client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(loading.unfinished.has(ntpProject)).toBe(true);

    const { client, unfinished } = fakeWorkers({
      apply: () => new Promise((resolve) => setTimeout(() => resolve(ntpReport), 10)),
    });
    const run = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    await vi.advanceTimersByTimeAsync(10);
    expect(await run).toMatchObject({ kind: 'answer' });
    await client.analyze(request(2));
    expect(unfinished.has(ntpProject)).toBe(true);
    const again = client.apply({ ...request(3), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(10);
    await again;
    await vi.advanceTimersByTimeAsync(0);
    expect(unfinished.has(ntpProject)).toBe(false);
  });

  it('ends the run that waits for it too', async () => {
    const apply = vi.fn<EngineWorkerApi['apply']>(() => never());
    const { client } = fakeWorkers({ analyze: never, apply });
    void client.analyze(request(1));
    const run = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await run).toEqual({ kind: 'ended', message: NOT_APPLIED });
    expect(apply).not.toHaveBeenCalled();
  });

  it('that the watchdog ends reports the last known place', async () => {
    const { client } = fakeWorkers({
      watchRuby: async (listener) => {
        setTimeout(() => listener({ kind: 'runs', file: 'manifests/site.pp', line: 3 }), 10);
      },
      analyze: never,
    });
    const analysis = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(10 + longest);
    expect(await analysis).toMatchObject({ message: expect.stringContaining('line 3 of manifests/site.pp') });
  });

  it('is never asked about while it makes progress', async () => {
    const { client, states } = fakeWorkers({
      watchRuby: async (listener) => void setInterval(() => listener({ kind: 'works' }), budgets.silence - 1),
      analyze: never,
    });
    void client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(20 * budgets.silence);
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'analysis' });
  });

  it('is asked about when it makes no progress, continues on request, and is asked about again', async () => {
    const { client, states } = fakeWorkers({ analyze: never });
    const analysis = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(budgets.silence);
    expect(states.at(-1)).toMatchObject({ kind: 'busy', silence: expect.stringMatching(/no progress for/) });
    client.wait();
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'analysis' });
    await vi.advanceTimersByTimeAsync(budgets.longer);
    expect(states.at(-1)).toMatchObject({ kind: 'busy', silence: expect.stringMatching(/no progress for/) });
    await vi.advanceTimersByTimeAsync(budgets.decision);
    expect(await analysis).toMatchObject({ kind: 'ended' });
  });

  it('continues by itself if progress comes back', async () => {
    const { client, states } = fakeWorkers({
      watchRuby: async (listener) => void setTimeout(() => listener({ kind: 'works' }), budgets.silence + 10),
      analyze: never,
    });
    void client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(budgets.silence + 9);
    expect(states.at(-1)).toHaveProperty('silence');
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'analysis' });
  });

  it('has more time while Ruby loads, and its normal limit afterwards', async () => {
    const { client } = fakeWorkers({
      watchRuby: async (listener) => {
        setTimeout(() => listener({ kind: 'loading', share: 1 }), 50);
        setTimeout(() => listener({ kind: 'ready' }), 450);
      },
      analyze: never,
    });
    const answered = vi.fn<(answer: unknown) => void>();
    const analysis = client.analyze(request(1)).then(answered);
    await vi.advanceTimersByTimeAsync(450 + longest - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await analysis;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' }));
  });

  it('has longer while its code is loaded', async () => {
    const { client } = fakeWorkers({ ping: never, analyze: never });
    const answered = vi.fn<(answer: unknown) => void>();
    const analysis = client.analyze(request(1)).then(answered);
    await vi.advanceTimersByTimeAsync(budgets.loading + budgets.decision - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await analysis;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' }));
  });
});
