import { describe, expect, test, vi } from 'vitest';
import { createLayoutClient, type LayoutConnection } from './layout-client.ts';
import type { LayoutApi, LayoutRequest, LayoutResult } from './types.ts';

const request: LayoutRequest = { nodes: [{ id: 'a', width: 10, height: 10 }], edges: [], direction: 'down', aspect: 1 };
const answer: LayoutResult = { boxes: {}, routes: {}, width: 1, height: 1, quality: 'layered' };

function connectionOf(layout: LayoutApi['layout']) {
  const end = vi.fn<() => void>();
  const connect = vi.fn<() => LayoutConnection>(() => ({ api: { layout }, end }));
  return { connect, end };
}

describe('createLayoutClient', () => {
  test("returns the worker's answers, from one worker", async () => {
    const { connect } = connectionOf(() => Promise.resolve(answer));
    const client = createLayoutClient({ connect, budget: 1000 });
    expect(await client.layout(request)).toBe(answer);
    expect(await client.layout(request)).toBe(answer);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('drops the answer to an earlier request and ends the worker that is still busy with it', async () => {
    const resolvers: ((result: LayoutResult) => void)[] = [];
    const { connect, end } = connectionOf(() => new Promise((resolve) => resolvers.push(resolve)));
    const client = createLayoutClient({ connect, budget: 1000 });
    const [first, second] = [client.layout(request), client.layout(request)];
    for (const resolve of resolvers) resolve(answer);
    expect(await first).toBeUndefined();
    expect(await second).toBe(answer);
    expect(end).toHaveBeenCalledTimes(1);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test('returns the quick layout past the budget, and starts a new worker for the next request', async () => {
    const { connect, end } = connectionOf(() => new Promise(() => undefined));
    const client = createLayoutClient({ connect, budget: 5 });
    expect((await client.layout(request))?.quality).toBe('quick');
    expect(end).toHaveBeenCalledTimes(1);
    await client.layout(request);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test('returns the quick layout when the worker fails', async () => {
    const { connect } = connectionOf(() => Promise.reject(new Error('no such thing')));
    expect((await createLayoutClient({ connect, budget: 1000 }).layout(request))?.quality).toBe('quick');
  });
});
