import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../protocol/testing/ntp-fixture.ts';
import { NOT_APPLIED, NOT_CHECKED, NOT_READ, STOPPED } from './engine-client.ts';
import { budgets, fakeWorkers, longest, never, request } from './testing/fake-workers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the worker', () => {
  it('starts with the first request and stays', async () => {
    const { client, started } = fakeWorkers({});
    expect(started).toHaveLength(0);
    await client.analyze(request(1));
    await client.analyze(request(2));
    expect(started).toHaveLength(1);
  });

  it('that hangs is ended with a message, and the next request starts another', async () => {
    let hang = true;
    const { client, started, states } = fakeWorkers({
      analyze: ({ revision }) => (hang ? never() : Promise.resolve({ ...ntpAnalysis, revision })),
    });
    const first = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(longest);
    expect(await first).toMatchObject({
      kind: 'ended',
      message: expect.stringMatching(
        /made no progress for .* while it compiled and ordered the project\. .* untouched/,
      ),
    });
    expect(started[0]?.ended).toBe(true);
    expect(states.at(-1)).toMatchObject({ kind: 'restarted' });
    hang = false;
    expect(await client.analyze(request(2))).toMatchObject({ kind: 'answer' });
    expect(started).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'idle' });
  });

  it('frees its memory even during the survey of a closed project, and another reads the next project', async () => {
    const { client, started, states } = fakeWorkers({ missingStep: never });
    const missing = client.missingStep(false);
    await vi.advanceTimersByTimeAsync(0);
    client.release();
    const next = client.analyze(request(2));
    expect(await missing).toEqual({ kind: 'stale' });
    expect(started[0]?.ended).toBe(true);
    expect(await next).toMatchObject({ kind: 'answer' });
    expect(started).toHaveLength(2);
    expect(states.map(({ kind }) => kind)).not.toContain('restarted');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('frees its memory %i turns after an answer', async (turns) => {
    const { client, started } = fakeWorkers({ missingStep: async () => ({ kind: 'unknown' }) });
    await client.missingStep(true);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    client.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(started.map(({ ended }) => ended)).toEqual([true]);
    expect(await client.missingStep(true)).toMatchObject({ kind: 'answer' });
    expect(started).toHaveLength(2);
  });

  it('with a running task is not ended to free its memory', async () => {
    const { client, started } = fakeWorkers({ apply: never });
    void client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(0);
    client.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(started[0]?.ended).toBe(false);
  });

  it('that crashes answers with the reason', async () => {
    const { client, started } = fakeWorkers({ analyze: never });
    const answer = client.analyze(request(1));
    started[0]?.crash('out of memory');
    expect(await answer).toMatchObject({ kind: 'ended', message: expect.stringContaining('out of memory') });
  });

  it('that crashes without a task is replaced by the next request', async () => {
    const { client, started } = fakeWorkers({});
    await client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(0);
    started[0]?.crash('out of memory');
    await vi.advanceTimersByTimeAsync(0);
    expect(await client.analyze(request(2))).toMatchObject({ kind: 'answer' });
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('that fails repeatedly is given up for now', async () => {
    const { client, states } = fakeWorkers({ analyze: () => Promise.reject(new Error('defect')) });
    for (const revision of [1, 2, 3]) await client.analyze(request(revision));
    expect(states.at(-1)).toMatchObject({ kind: 'failed', message: expect.stringContaining('defect') });
  });
});

describe('requests', () => {
  it('superseded by a newer one are stale, sent or not', async () => {
    const answers: (() => void)[] = [];
    const { client } = fakeWorkers({
      analyze: ({ revision }) => new Promise((resolve) => answers.push(() => resolve({ ...ntpAnalysis, revision }))),
    });
    const [first, second, third] = [1, 2, 3].map((revision) => client.analyze(request(revision)));
    answers.shift()?.();
    expect(await first).toEqual({ kind: 'stale' });
    expect(await second).toEqual({ kind: 'stale' });
    await vi.advanceTimersByTimeAsync(0);
    answers.shift()?.();
    expect(await third).toMatchObject({ kind: 'answer', value: { revision: 3 } });
  });

  it('run one at a time, runs first', async () => {
    const order: string[] = [];
    const { client } = fakeWorkers({
      analyze: async ({ revision }) => {
        order.push(`analyze ${revision}`);
        return ntpAnalysis;
      },
      apply: async () => {
        order.push('apply');
        return ntpReport;
      },
      initialSystem: async () => {
        order.push('system');
        return ntpReport.before;
      },
    });
    await Promise.all([
      client.analyze(request(1)),
      client.initialSystem(ntpProject),
      client.apply({ ...request(1), noop: false }, () => {}),
    ]);
    expect(order).toEqual(['analyze 1', 'apply', 'system']);
  });
});

describe('a run', () => {
  it('may take long while it makes progress', async () => {
    const { client } = fakeWorkers({
      apply: async (_request, onProgress) => {
        for (let step = 0; step < 5; step += 1) {
          await new Promise((resolve) => setTimeout(resolve, budgets.silence - 10));
          onProgress([{ kind: 'started', total: step }]);
        }
        return ntpReport;
      },
    });
    const answer = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(budgets.silence * 6);
    expect(await answer).toMatchObject({ kind: 'answer' });
  });

  it('that does not stop on request is ended, and the next worker is already started', async () => {
    const { client, started, states } = fakeWorkers({ apply: never });
    const answer = client.apply({ ...request(1), noop: false }, () => {});
    await client.cancel();
    await vi.advanceTimersByTimeAsync(budgets.cancel);
    expect(await answer).toEqual({ kind: 'ended', message: NOT_APPLIED });
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
    expect(states.at(-1)).toEqual({ kind: 'stopped', message: NOT_APPLIED });
  });

  it('that waits for another task is stopped too', async () => {
    const apply = vi.fn<EngineWorkerApi['apply']>(() => never());
    const { client, unfinished } = fakeWorkers({ initialSystem: never, apply });
    void client.initialSystem(ntpProject);
    const run = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await run).toEqual({ kind: 'ended', message: NOT_APPLIED });
    expect(apply).not.toHaveBeenCalled();
    expect(unfinished.has(ntpProject)).toBe(true);
  });

  it('that runs a command ends at once when it is canceled, without reporting a crash', async () => {
    const { client, started, states } = fakeWorkers({});
    const answer = client.shell({ project: ntpProject, line: 'sleep' });
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await answer).toEqual({ kind: 'ended', message: STOPPED });
    expect(started[0]?.ended).toBe(true);
    expect(states.some(({ kind }) => kind === 'restarted')).toBe(false);
  });

  it('that checks a lesson ends at once when it is canceled', async () => {
    const { client, started } = fakeWorkers({ checkLesson: never });
    const answer = client.checkLesson({ project: ntpProject, before: [] }, 'part/lesson');
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await answer).toEqual({ kind: 'ended', message: NOT_CHECKED });
    expect(started[0]?.ended).toBe(true);
  });

  it('that analyzes ends at once when it is canceled, and analyzes the next version', async () => {
    const { client, started, states } = fakeWorkers({ analyze: never });
    const answer = client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await answer).toEqual({ kind: 'ended', message: NOT_READ });
    expect(started[0]?.ended).toBe(true);
    expect(states.some(({ kind }) => kind === 'restarted')).toBe(false);
  });
});
