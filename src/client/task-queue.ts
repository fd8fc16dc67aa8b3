import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project/project.ts';
import { tasks, type TaskKind } from '../protocol/requests.ts';
import type { Answer } from './client-types.ts';

export interface Task {
  readonly kind: TaskKind;
  /** The project that the task reads or applies; undefined for a task that compiles nothing. */
  readonly project: Project | undefined;
  /** Sends the request, and settles the caller's promise. `alive` reports that the task is still making progress. */
  readonly start: (api: EngineWorkerApi, alive: () => void) => Promise<void>;
  /** Settles the caller's promise without the worker's answer. */
  readonly finish: (answer: Exclude<Answer<never>, { readonly kind: 'answer' }>) => void;
}

export class TaskQueue {
  #waiting: readonly Task[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Adds a task at the end, or at the front if the user waits for it. */
  add(task: Task): void {
    this.#waiting = tasks[task.kind].isUrgent === true ? [task, ...this.#waiting] : [...this.#waiting, task];
  }

  take(): Task | undefined {
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    return next;
  }

  finishWhere(matches: (task: Task) => boolean, answer: (task: Task) => Parameters<Task['finish']>[0]): void {
    const finished = this.#waiting.filter((task) => matches(task));
    this.#waiting = this.#waiting.filter((task) => !matches(task));
    for (const task of finished) task.finish(answer(task));
  }
}
