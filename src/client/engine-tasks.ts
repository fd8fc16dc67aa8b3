import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project/project.ts';
import { tasks, type TaskKind } from '../protocol/requests.ts';
import type { Answer, ClientState } from './client-types.ts';
import type { EngineConnection } from './connection.ts';
import { TaskQueue, type Task } from './task-queue.ts';
import { followTask, stopMessage, TaskRun, type End, type TaskRunOptions } from './task-run.ts';

type Worker =
  | { readonly kind: 'none' }
  /** `isNew`: true if the worker has not answered any task yet, so its code may still be loading. */
  | { readonly kind: 'idle'; readonly connection: EngineConnection; readonly isNew: boolean }
  | { readonly kind: 'busy'; readonly connection: EngineConnection; readonly run: TaskRun };

interface EngineTasksOptions extends Omit<TaskRunOptions, 'onState'> {
  readonly connect: () => EngineConnection;
  /** No worker is started before this resolves; tasks wait until then. */
  readonly ready: Promise<void> | undefined;
}

/** Number of workers that end in a row before the engine counts as failed. */
const MOST_ENDS = 3;

/** Runs tasks in the engine worker, one at a time; starts and ends the worker as needed. */
export class EngineTasks {
  readonly #options: EngineTasksOptions;
  readonly #listeners = new Set<(state: ClientState) => void>();
  readonly #queue = new TaskQueue();
  #worker: Worker = { kind: 'none' };
  /** The running task, if a newer task of its kind has replaced it. */
  #superseded: Task | undefined;
  #endsInARow = 0;
  /** True if the worker ends as soon as no task is left. */
  #isReleased = false;

  constructor(options: EngineTasksOptions) {
    this.#options = options;
  }

  watch(listener: (state: ClientState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds a task. Its promise never rejects. */
  add<T>(
    kind: TaskKind,
    call: (api: EngineWorkerApi, alive: () => void) => Promise<T>,
    project: Project | undefined,
  ): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const task: Task = {
        kind,
        project,
        start: async (api, alive) => {
          const value = await call(api, alive);
          // Drops the answer if a newer request has replaced this one.
          resolve(this.#superseded === task ? { kind: 'stale' } : { kind: 'answer', value });
        },
        finish: resolve,
      };
      if (tasks[kind].isReplaceable === true) this.#supersede(kind);
      this.#isReleased = false;
      this.#queue.add(task);
      void this.#work();
    });
  }

  async stop(): Promise<void> {
    // Stops waiting urgent tasks too, so that the user does not have to stop each of them.
    const isUrgent = ({ kind }: Task): boolean => tasks[kind].isUrgent === true;
    this.#queue.finishWhere(isUrgent, (task) => {
      followTask(task, this.#options.unfinished)?.mark();
      return { kind: 'ended', message: stopMessage(task.kind) };
    });
    if (this.#worker.kind === 'busy') await this.#worker.run.stop();
  }

  wait(): void {
    if (this.#worker.kind === 'busy') this.#worker.run.wait();
  }

  /** Ends a running task of the kind `missing`, and ends the worker as soon as no task is left. */
  release(): void {
    // The task's project is closed, so nobody reads the result, and compiling each of its nodes may take long.
    if (this.#worker.kind === 'busy' && this.#worker.run.task.kind === 'missing')
      this.#worker.run.end({ kind: 'closed', message: '' });
    this.#isReleased = true;
    this.#endIdle();
  }

  #supersede(kind: TaskKind): void {
    if (this.#worker.kind === 'busy' && this.#worker.run.task.kind === kind) this.#superseded = this.#worker.run.task;
    this.#queue.finishWhere(
      (task) => task.kind === kind,
      () => ({ kind: 'stale' }),
    );
  }

  async #work(): Promise<void> {
    if (this.#options.ready !== undefined) await this.#options.ready;
    if (this.#worker.kind === 'busy') return;
    const task = this.#queue.take();
    if (task === undefined) return;
    const { connection, isNew } = this.#worker.kind === 'idle' ? this.#worker : this.#start();
    const run = new TaskRun(task, connection, { ...this.#options, onState: (state) => this.#setState(state) });
    this.#worker = { kind: 'busy', connection, run };
    const end = await run.perform(isNew);
    if (end === undefined) this.#rest(connection);
    else this.#endBusy(connection, task, end);
    void this.#work();
  }

  #start(): Extract<Worker, { readonly kind: 'idle' }> {
    const connection = this.#options.connect();
    void connection.api.watchRuby((ruby) => {
      if (this.#worker.kind === 'busy') this.#worker.run.hearRuby(ruby);
    });
    void connection.crashed.then(() => {
      if (this.#worker.kind !== 'idle' || this.#worker.connection !== connection) return;
      connection.end();
      this.#worker = { kind: 'none' };
    });
    return { kind: 'idle', connection, isNew: true };
  }

  #rest(connection: EngineConnection): void {
    this.#worker = { kind: 'idle', connection, isNew: false };
    this.#endsInARow = 0;
    if (this.#queue.isEmpty) this.#setState({ kind: 'idle' });
    if (this.#isReleased) this.#endIdle();
  }

  #endIdle(): void {
    if (this.#worker.kind !== 'idle' || !this.#queue.isEmpty) return;
    this.#worker.connection.end();
    this.#worker = { kind: 'none' };
    this.#setState({ kind: 'starting' });
  }

  /** Ends the worker because its running task was stopped, failed or took too long. */
  #endBusy(connection: EngineConnection, { kind: ended, project, finish }: Task, { kind, message }: End): void {
    connection.end();
    // After a stop, the next worker loads at once, so that the next request does not wait for it.
    this.#worker = kind === 'requested' ? this.#start() : { kind: 'none' };
    // If the analysis of a project did not end, a queued run of the same project would not end either.
    if (project !== undefined)
      this.#queue.finishWhere(
        (task) => task.project === project,
        (task) => ({ kind: 'ended', message: kind === 'requested' ? stopMessage(task.kind) : message }),
      );
    finish(kind === 'closed' ? { kind: 'stale' } : { kind: 'ended', message });
    if (kind === 'requested') this.#setState(ended === 'run' ? { kind: 'stopped', message } : { kind: 'idle' });
    else if (kind === 'closed') this.#setState({ kind: 'starting' });
    else {
      this.#endsInARow += 1;
      this.#setState({ kind: this.#endsInARow < MOST_ENDS ? 'restarted' : 'failed', message });
    }
  }

  #setState(state: ClientState): void {
    for (const listener of this.#listeners) listener(state);
  }
}
