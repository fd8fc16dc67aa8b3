import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

let scope: EventTarget;
const send = (data: string): boolean => scope.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  scope = new EventTarget();
  vi.stubGlobal('self', scope);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a worker that imports its code', () => {
  it('passes on earlier messages in order, each once', async () => {
    const heard: string[] = [];
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    startWorker(async () => {
      await arrived;
      scope.addEventListener('message', ({ data }: MessageEventInit<string>) => heard.push(data ?? ''));
    });
    send('first');
    send('second');
    expect(heard).toEqual([]);
    arrive();
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
    send('third');
    expect(heard).toEqual(['first', 'second', 'third']);
  });

  it('reports code that cannot be loaded', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const failure = new Error('no such file');
    startWorker(() => Promise.reject(failure));
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(failure));
  });
});
