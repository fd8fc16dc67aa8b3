/**
 * Pool of engine workers that compile many nodes at once. The workers start with the first request, receive the files
 * of each project version once, and end when idle. A worker that exceeds its time is ended, and its request is answered
 * with the reason.
 */
import type { NodesApi } from '../protocol/nodes/nodes.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import type { ReleaseId } from '../protocol/project/releases.ts';
import type { Answer } from './client-types.ts';
import { connectNodes, type NodesConnection } from './connection.ts';
import { PoolWorker, type Job, type JobBudgets, type PoolVersion } from './pool-worker.ts';

interface PoolOptions extends JobBudgets {
  readonly size: number;
  /** Milliseconds after which idle workers are ended. */
  readonly idle: number;
}

export interface NodesPool {
  readonly size: number;
  /** Returns the version of a project's files, for use in requests. The same object always has the same version. */
  version(files: ProjectFiles, release: ReleaseId): PoolVersion;
  /**
   * Sends a request to the next free worker, after the versions that the worker does not have yet. Never rejects.
   *
   * @param about subject of the request, such as a certname. Among the waiting requests, a worker prefers one whose
   * subject it has handled before, because its caches make that request faster.
   */
  ask<T>(versions: readonly PoolVersion[], call: (api: NodesApi) => Promise<T>, about?: string): Promise<Answer<T>>;
  cancel(): void;
  /** Cancels all requests and terminates the workers. The files that they hold are lost. */
  end(): void;
}

export const CANCELLED = 'The request was canceled.';

/**
 * Returns the number of workers: the number of the machine's cores, at most four. With more than two cores, one is left
 * to the page.
 */
export function poolSize(cores: number | undefined = globalThis.navigator?.hardwareConcurrency): number {
  const count = cores ?? 2;
  return Math.max(1, Math.min(4, count > 2 ? count - 1 : count));
}

export function createNodesPool(
  connect: () => NodesConnection = connectNodes,
  { size, idle, ...budgets }: PoolOptions = { size: poolSize(), budget: 45_000, loading: 60_000, idle: 30_000 },
): NodesPool {
  let workers: readonly PoolWorker[] = [];
  let queue: Job[] = [];
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const ids = new WeakMap<ProjectFiles, number>();

  function remove(worker: PoolWorker): void {
    if (!workers.includes(worker)) return;
    workers = workers.filter((each) => each !== worker);
    worker.end();
  }

  function endIdle(): void {
    for (const worker of workers) if (worker.isIdle) remove(worker);
  }

  function free(): PoolWorker | undefined {
    const found = workers.find(({ isIdle }) => isIdle);
    if (found !== undefined || workers.length >= size) return found;
    const started = new PoolWorker(connect());
    workers = [...workers, started];
    return started;
  }

  function takeFor(worker: PoolWorker): Job | undefined {
    const own = queue.findIndex((job) => worker.knows(job));
    return queue.splice(Math.max(own, 0), 1)[0];
  }

  function work(): void {
    clearTimeout(idleTimer);
    for (;;) {
      const worker = queue.length === 0 ? undefined : free();
      const job = worker === undefined ? undefined : takeFor(worker);
      if (worker === undefined || job === undefined) break;
      void worker.perform(job, budgets, (message) => {
        if (message !== undefined) {
          remove(worker);
          job.finish({ kind: 'ended', message });
        }
        work();
      });
    }
    if (workers.every(({ isIdle }) => isIdle)) idleTimer = setTimeout(endIdle, idle);
  }

  function cancel(): void {
    const waiting = queue;
    queue = [];
    for (const job of waiting) job.finish({ kind: 'ended', message: CANCELLED });
    for (const worker of workers) worker.stop(CANCELLED);
  }

  return {
    size,
    version: (files, release) => {
      const id = ids.get(files) ?? nextId++;
      ids.set(files, id);
      return { id, release, files };
    },
    ask: (versions, call, about) =>
      new Promise((resolve) => {
        const job: Job = {
          versions,
          about,
          start: async (api) => resolve({ kind: 'answer', value: await call(api) }),
          finish: resolve,
        };
        queue.push(job);
        work();
      }),
    cancel,
    end: () => {
      cancel();
      clearTimeout(idleTimer);
      for (const worker of workers) remove(worker);
    },
  };
}
