/** One task in the engine worker, from its start until it is answered or the worker must be ended. */
import type { RubyState, RunningPlace } from '../protocol/engine-api.ts';
import type { FollowedWork, UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { tasks, type TaskKind } from '../protocol/requests.ts';
import type { ClientState } from './client-types.ts';
import type { EngineConnection } from './connection.ts';
import type { Task } from './task-queue.ts';
import { Watchdog } from './watchdog.ts';

/** All in milliseconds. */
export interface Budgets {
  /** Time without progress after which the user is asked whether to wait. */
  readonly silence: number;
  /** Like `silence`, but while the worker's code or Ruby is loading, before anything of the project runs. */
  readonly loading: number;
  /** Time that the user has to decide. Then the task is ended. */
  readonly decision: number;
  /** Time without progress after the user chose to wait. Then the user is asked again. */
  readonly longer: number;
  /** Time that a stopped run has to finish its current resource. */
  readonly cancel: number;
}

/**
 * Reason for ending a worker during a task: the user stopped the task, its project was closed, the task took too long,
 * or the worker itself failed.
 */
export interface End {
  readonly kind: 'requested' | 'closed' | 'overrun' | 'failed' | 'crashed';
  readonly message: string;
}

export const STOPPED = 'The command was stopped. The machine is unchanged.';
export const NOT_READ = 'The analysis was stopped. Your next change starts it again.';
/** Message for a run that the user stopped, and that could not finish its current resource in time. */
export const NOT_APPLIED = 'The run was stopped. The machine is as it was before the run.';
export const NOT_CHECKED = 'The check was stopped. Your project is unchanged.';

/** `loading`: the worker loads its own code, or Ruby. `working`: it runs the task itself. */
type Phase = 'loading' | 'working' | 'over';

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
  #phase: Phase = 'loading';
  #settle: (end: End | undefined) => void = () => {};
  #followed: FollowedWork | undefined;
  #lastPlace: RunningPlace | undefined;
  #state: ClientState = { kind: 'starting' };
  /** Milliseconds without progress: the sum of the budgets that have passed since the last progress. */
  #silentFor = 0;
  /** True while the user is asked whether to wait. */
  #isSilent = false;
  #isStopped = false;

  constructor(task: Task, connection: EngineConnection, options: TaskRunOptions) {
    this.task = task;
    this.#connection = connection;
    this.#options = options;
    this.#watchdog = new Watchdog((budget) => this.#hearSilence(budget));
  }

  /**
   * Starts the task. Resolves with the reason why the worker must be ended, or with undefined after an answer.
   *
   * @param isStarting true if the worker was started for this task and must load its code first
   */
  perform(isStarting: boolean): Promise<End | undefined> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      const { api, crashed } = this.#connection;
      if (isStarting) {
        this.#restartWatchdog();
        void api.ping().then(
          () => this.#work(),
          () => {},
        );
      } else this.#work();
      void this.task
        .start(api, () => this.#hearProgress())
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
    if (ruby.kind === 'loading') this.#load(ruby);
    else if (ruby.kind === 'runs' || ruby.kind === 'works') this.#hearProgress();
    else this.#work();
  }

  /**
   * Stops the task for the user. A run stops after its current resource. If that takes too long, or for any other task,
   * the worker is ended.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#followed?.mark();
    const { kind } = this.task;
    const message = stopMessage(kind);
    // A worker stores no data of the user, so ending it loses nothing.
    if (kind !== 'run') return this.end({ kind: 'requested', message });
    setTimeout(() => this.end({ kind: 'requested', message }), this.#options.budgets.cancel);
    await this.#connection.api.cancel();
  }

  wait(): void {
    if (this.#phase === 'over' || !this.#isSilent) return;
    this.#isSilent = false;
    this.#watchdog.restart(this.#options.budgets.longer);
    this.#options.onState(this.#state);
  }

  /**
   * Ends the task. If it was answered, `end` is undefined. Otherwise, `end` is the reason, and the worker is ended too.
   */
  end(end: End | undefined): void {
    if (this.#phase === 'over') return;
    this.#followed?.end(end === undefined && !this.#isStopped);
    this.#phase = 'over';
    this.#watchdog.stop();
    this.#settle(end);
  }

  /** Enters the phase `working`, after everything that the task needs is loaded. */
  #work(): void {
    if (this.#phase === 'over') return;
    this.#phase = 'working';
    this.#follow();
    this.#show({ kind: 'busy', task: this.#shownTask });
  }

  #load(ruby: Extract<RubyState, { readonly kind: 'loading' }>): void {
    if (this.#phase === 'over') return;
    this.#phase = 'loading';
    // Marks the project as unfinished before any Ruby code runs, because that code may crash the page.
    this.#follow()?.mark();
    this.#show(ruby);
  }

  #follow(): FollowedWork | undefined {
    this.#followed ??= followTask(this.task, this.#options.unfinished);
    return this.#followed;
  }

  #show(state: ClientState): void {
    this.#state = state;
    this.#isSilent = false;
    this.#restartWatchdog();
    this.#options.onState(state);
  }

  get #shownTask(): 'run' | 'analysis' | 'machine' {
    const { kind } = this.task;
    if (kind === 'describe' || kind === 'system') return 'machine';
    return kind === 'run' ? 'run' : 'analysis';
  }

  #restartWatchdog(): void {
    this.#silentFor = 0;
    const { loading, silence } = this.#options.budgets;
    this.#watchdog.restart(this.#phase === 'loading' ? loading : silence);
  }

  #hearProgress(): void {
    if (this.#phase === 'over') return;
    this.#restartWatchdog();
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#options.onState(this.#state);
  }

  /** Asks the user whether to wait. Without an answer, ends the task. */
  #hearSilence(budget: number): void {
    this.#silentFor += budget;
    const { kind } = this.task;
    const doing = this.#phase === 'loading' ? 'its code was loaded' : tasks[kind].doing;
    const reason = silenceText(doing, this.#silentFor, this.#lastPlace);
    if (this.#isSilent)
      return this.end({
        kind: 'overrun',
        message: `The engine was stopped because it ${reason} Your project is untouched.`,
      });
    const { decision } = this.#options.budgets;
    this.#isSilent = true;
    this.#watchdog.restart(decision);
    const end = `It is stopped in ${seconds(decision)} unless you wait longer.`;
    this.#options.onState({ kind: 'busy', task: this.#shownTask, silence: `The engine ${reason} ${end}` });
  }
}

/** Returns the message for a task that the user stopped before its answer came. */
export function stopMessage(kind: TaskKind): string {
  if (kind === 'shell') return STOPPED;
  if (kind === 'lesson') return NOT_CHECKED;
  return kind === 'run' ? NOT_APPLIED : NOT_READ;
}

/**
 * Returns a handle that marks the task's project while the work on it is unfinished; undefined for a task without a
 * project.
 */
export function followTask({ kind, project }: Task, unfinished: UnfinishedWork): FollowedWork | undefined {
  return project === undefined ? undefined : unfinished.follow(project, kind === 'run' ? 'run' : 'analysis');
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} seconds`;
}

function silenceText(doing: string, silentFor: number, place: RunningPlace | undefined): string {
  const where = place === undefined ? '' : ` ${lastCode(place)}`;
  return `made no progress for ${seconds(silentFor)} while ${doing}.${where}`;
}

function lastCode({ file, line }: RunningPlace): string {
  return line === undefined
    ? `The last Ruby code to run was in ${file}.`
    : `The last line to run was line ${line} of ${file}.`;
}
