/** One task in the engine worker, from its start until it is answered or the worker must be ended. */
import type { RubyState, RunningPlace } from '../protocol/engine-api.ts';
import type { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { tasks, type TaskKind } from '../protocol/requests.ts';
import type { ClientState } from './client-types.ts';
import type { EngineConnection } from './connection.ts';
import type { Task } from './task-queue.ts';
import { Watchdog } from './watchdog.ts';

export interface Budgets {
  /** Maximum milliseconds for an analysis. */
  readonly analysis: number;
  /** Maximum milliseconds without a message from a run. */
  readonly run: number;
  /** Maximum milliseconds that a run may continue after it was cancelled. */
  readonly cancel: number;
  /**
   * Maximum milliseconds without a message while the worker's code or Ruby is loaded, before anything of the project
   * runs.
   */
  readonly loading: number;
}

/**
 * Reason for ending a worker during a task: the user stopped the task, its project was closed, the task took too long,
 * or the worker itself failed.
 */
export interface End {
  readonly kind: 'requested' | 'closed' | 'overrun' | 'failed' | 'crashed';
  readonly message: string;
}

/** Message for a shell command that the user stopped. */
export const STOPPED = 'The command was stopped. The machine is unchanged.';
/** Message for any other request that the user stopped. */
export const NOT_READ = 'The analysis was stopped. Your next change starts it again.';
/** Message for a lesson's check that the user stopped. */
export const NOT_CHECKED = 'The check was stopped. Your project is unchanged.';

type Phase =
  /** The worker loads its own code, or Ruby. */
  | { readonly kind: 'loading' }
  /** The worker runs the task itself. `endMark` ends the mark of unfinished work on the project. */
  | { readonly kind: 'working'; readonly endMark: ((hasEnded: boolean) => void) | undefined }
  | { readonly kind: 'over' };

export interface TaskRunOptions {
  readonly budgets: Budgets;
  readonly unfinished: UnfinishedWork;
  readonly onState: (state: ClientState) => void;
}

export class TaskRun {
  readonly task: Task;
  readonly #connection: EngineConnection;
  readonly #options: TaskRunOptions;
  readonly #watchdog: Watchdog;
  #phase: Phase = { kind: 'loading' };
  #settle: (end: End | undefined) => void = () => {};
  /** The newest place that the worker reported as running. */
  #lastPlace: RunningPlace | undefined;
  #isStopped = false;

  constructor(task: Task, connection: EngineConnection, options: TaskRunOptions) {
    this.task = task;
    this.#connection = connection;
    this.#options = options;
    this.#watchdog = new Watchdog((budget) =>
      this.end({ kind: 'overrun', message: overrunMessage(task.kind, budget, this.#lastPlace) }),
    );
  }

  /**
   * Starts the task. Resolves with the reason why the worker must be ended, or with undefined after an answer.
   *
   * @param isStarting true if the worker was started for this task, so that its code must load first
   */
  perform(isStarting: boolean): Promise<End | undefined> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      const { api, crashed } = this.#connection;
      if (isStarting) {
        this.#watchdog.restart(this.#options.budgets.loading);
        void api.ping().then(
          () => this.#work(),
          () => {},
        );
      } else this.#work();
      void this.task
        .start(api, () => this.#watchdog.restart(this.#budget))
        .then(
          () => this.end(undefined),
          (error: unknown) => {
            const reason = error instanceof Error ? error.message : String(error);
            this.end({ kind: 'failed', message: `The engine failed: ${reason}` });
          },
        );
      void crashed.then((message) =>
        this.end({ kind: 'crashed', message: `The engine crashed and was restarted. ${message}` }),
      );
    });
  }

  hearRuby(ruby: RubyState): void {
    if (ruby.kind === 'runs') this.#lastPlace = ruby;
    else if (ruby.kind === 'loading') this.#load(ruby);
    else this.#work();
  }

  /** Stops the task for the user. Stops a run between two resources; stops any other task by ending its worker. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const { kind } = this.task;
    // A command changes a copy of the machine, so ending the worker changes nothing.
    if (kind === 'shell') return this.end({ kind: 'requested', message: STOPPED });
    if (kind === 'lesson') return this.end({ kind: 'requested', message: NOT_CHECKED });
    if (kind !== 'run') return this.end({ kind: 'requested', message: NOT_READ });
    const message = 'The run did not stop on request, so the engine was restarted.';
    setTimeout(() => this.end({ kind: 'overrun', message }), this.#options.budgets.cancel);
    await this.#connection.api.cancel();
  }

  /**
   * Ends the task. If it was answered, `end` is undefined. Otherwise, `end` is the reason, and the worker is ended too.
   */
  end(end: End | undefined): void {
    if (this.#phase.kind === 'working') this.#phase.endMark?.(end === undefined && !this.#isStopped);
    this.#phase = { kind: 'over' };
    this.#watchdog.stop();
    this.#settle(end);
  }

  get #budget(): number {
    const { run, analysis } = this.#options.budgets;
    return this.task.kind === 'run' ? run : analysis;
  }

  #work(): void {
    if (this.#phase.kind === 'over') return;
    const { kind, project } = this.task;
    this.#watchdog.restart(this.#budget);
    this.#options.onState({ kind: 'busy', task: kind === 'run' ? 'run' : 'analysis' });
    if (this.#phase.kind === 'loading')
      this.#phase = {
        kind: 'working',
        endMark: project === undefined ? undefined : this.#options.unfinished.follow(project),
      };
  }

  #load(ruby: Extract<RubyState, { readonly kind: 'loading' }>): void {
    if (this.#phase.kind === 'over') return;
    if (this.#phase.kind === 'working') this.#phase.endMark?.(true);
    this.#phase = { kind: 'loading' };
    this.#watchdog.restart(this.#options.budgets.loading);
    this.#options.onState(ruby);
  }
}

function overrunMessage(kind: TaskKind, budget: number, place: RunningPlace | undefined): string {
  const seconds = Math.round(budget / 1000);
  const what =
    kind === 'run'
      ? `The run was stopped because it made no progress for ${seconds} seconds.`
      : `The engine was stopped because it did not respond for ${seconds} seconds while ${tasks[kind].doing}.`;
  return `${what} Your project is untouched.${place === undefined ? '' : ` ${lastCode(place)}`}`;
}

function lastCode({ file, line }: RunningPlace): string {
  return line === undefined
    ? `The last Ruby code to run was in ${file}.`
    : `The last line to run was line ${line} of ${file}.`;
}
