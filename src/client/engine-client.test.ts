import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../protocol/testing/ntp-fixture.ts';
import type { ClientState } from './client-types.ts';
import type { EngineConnection } from './connection.ts';
import { createEngineClient, NOT_CHECKED, NOT_READ, STOPPED, type Budgets } from './engine-client.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';

const budgets = { analysis: 100, run: 100, cancel: 50, loading: 500 };
const request = (revision: number) => ({ revision, project: ntpProject });
const never = <T>(): Promise<T> => new Promise<T>(() => {});

interface Fake extends EngineConnection {
  ended: boolean;
  crash(message: string): void;
}

/** Workers with answers that a test decides. */
function fakeWorkers(api: Partial<EngineWorkerApi>, limits: Budgets = budgets) {
  const started: Fake[] = [];
  const connect = (): Fake => {
    let crash: (message: string) => void = () => {};
    const crashed = new Promise<string>((resolve) => {
      crash = resolve;
    });
    const fake: Fake = {
      crashed,
      crash,
      ended: false,
      end: () => {
        fake.ended = true;
      },
      api: {
        analyze: async ({ revision }) => ({ ...ntpAnalysis, revision }),
        apply: async () => ntpReport,
        cancel: async () => {},
        initialSystem: async () => ntpReport.before,
        describeMachine: () => never(),
        shell: () => never(),
        catalogJson: never,
        dot: async () => '',
        explainData: never,
        dataKeys: never,
        syntaxTree: async () => undefined,
        checkLesson: never,
        migrate: never,
        beginMissing: never,
        missingStep: never,
        printedBy: never,
        watchRuby: async () => {},
        ping: async () => 0,
        ...api,
      },
    };
    started.push(fake);
    return fake;
  };
  const unfinished = new UnfinishedWork();
  const client = createEngineClient(connect, limits, undefined, unfinished);
  const states: ClientState[] = [];
  client.watch((state) => states.push(state));
  return { client, started, states, unfinished };
}

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
    await vi.advanceTimersByTimeAsync(budgets.analysis);
    expect(await first).toMatchObject({
      kind: 'ended',
      message: expect.stringMatching(/did not respond for .* while it compiled and ordered the project\. .* untouched/),
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
          await new Promise((resolve) => setTimeout(resolve, budgets.run - 10));
          onProgress([{ kind: 'started', total: step }]);
        }
        return ntpReport;
      },
    });
    const answer = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(budgets.run * 6);
    expect(await answer).toMatchObject({ kind: 'answer' });
  });

  it('that does not stop on request is ended', async () => {
    const { client, started } = fakeWorkers({ apply: never });
    const answer = client.apply({ ...request(1), noop: false }, () => {});
    await client.cancel();
    await vi.advanceTimersByTimeAsync(budgets.cancel);
    expect(await answer).toMatchObject({ kind: 'ended' });
    expect(started[0]?.ended).toBe(true);
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

describe('work that takes long', () => {
  const long = { analysis: 10_000, run: 10_000, cancel: 1000, loading: 10_000 };

  it('is reported as soon as the worker has started', async () => {
    const { client, states } = fakeWorkers({ analyze: never });
    void client.analyze(request(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'busy', task: 'analysis' });
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
    await vi.advanceTimersByTimeAsync(long.analysis);
    expect(await analysis).toMatchObject({ kind: 'ended' });
    expect(unfinished.has(ntpProject)).toBe(true);
    expect(unfinished.has({ ...ntpProject, files: {} })).toBe(false);
  });

  it('ends the run that waits for it too', async () => {
    const apply = vi.fn<EngineWorkerApi['apply']>(() => never());
    const { client } = fakeWorkers({ analyze: never, apply });
    void client.analyze(request(1));
    const run = client.apply({ ...request(1), noop: false }, () => {});
    await vi.advanceTimersByTimeAsync(0);
    await client.cancel();
    expect(await run).toEqual({ kind: 'ended', message: NOT_READ });
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
    await vi.advanceTimersByTimeAsync(budgets.analysis);
    expect(await analysis).toMatchObject({ message: expect.stringContaining('line 3 of manifests/site.pp') });
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
    await vi.advanceTimersByTimeAsync(450 + budgets.analysis - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await analysis;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' }));
  });

  it('has longer while its code is loaded', async () => {
    const { client } = fakeWorkers({ ping: never, analyze: never });
    const answered = vi.fn<(answer: unknown) => void>();
    const analysis = client.analyze(request(1)).then(answered);
    await vi.advanceTimersByTimeAsync(budgets.loading - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await analysis;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ended' }));
  });
});
