import { proxy, releaseProxy, wrap } from 'comlink';
import { quickLayout } from './quick-layout.ts';
import type { LayoutApi, LayoutRequest, LayoutResult } from './types.ts';

export interface LayoutConnection {
  readonly api: LayoutApi;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

interface LayoutClientOptions {
  /** Starts a worker. Called for the first request, and again after a worker was ended. */
  readonly connect: () => LayoutConnection;
  /** Maximum milliseconds to wait for the layered layout. After that, the quick layout is used. */
  readonly budget: number;
}

interface LayoutClient {
  /** Starts the worker before the first request, because its code is large. */
  warm(): void;
  /**
   * Lays out a graph. Undefined if a later request has replaced this one. Never rejects: if the worker fails or takes
   * too long, returns the quick layout.
   */
  layout(request: LayoutRequest, onProgress?: (done: number, total: number) => void): Promise<LayoutResult | undefined>;
  close(): void;
}

/**
 * Creates a client for a layout worker. Only the latest request counts: earlier ones are dropped, and a worker that is
 * busy with one is ended.
 */
export function createLayoutClient({ connect, budget }: LayoutClientOptions): LayoutClient {
  let connection: LayoutConnection | undefined;
  let latest = 0;
  let busy = 0;

  function end(): void {
    connection?.end();
    connection = undefined;
    busy = 0;
  }

  async function inWorker(
    request: LayoutRequest,
    onProgress: (done: number, total: number) => void,
  ): Promise<LayoutResult | undefined> {
    if (busy > 0) end();
    connection ??= connect();
    const mine = connection;
    busy += 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const timeUp = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), budget);
      });
      return await Promise.race([mine.api.layout(request, proxy(onProgress)), timeUp]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      if (connection === mine) busy -= 1;
    }
  }

  return {
    warm() {
      connection ??= connect();
    },
    async layout(request, onProgress = () => undefined) {
      latest += 1;
      const token = latest;
      const isLatest = (): boolean => token === latest;
      const layered = await inWorker(request, (done, total) => {
        if (isLatest()) onProgress(done, total);
      });
      if (!isLatest()) return undefined;
      if (layered !== undefined) return layered;
      end();
      return quickLayout(request);
    },
    close() {
      latest += 1;
      end();
    },
  };
}

export function startLayoutClient(budget = 8000): LayoutClient {
  return createLayoutClient({
    budget,
    connect: () => {
      const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module', name: 'layout' });
      const api = wrap<LayoutApi>(worker);
      return {
        api,
        end: () => {
          api[releaseProxy]();
          worker.terminate();
        },
      };
    },
  });
}
