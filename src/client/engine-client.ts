/**
 * The page's end of the worker. It starts the worker at the first question, asks one thing at a time (a run before what
 * only looks), drops stale answers, and ends a worker that runs over its budget or crashes; the next question starts a new one.
 * The user's work is never in the worker, so that nothing is lost with it.
 */
import type { EngineWorkerApi, RubyState, RunningPlace } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project/project.ts';
import { askByName, functionsFor, hasProject, tasks, type TaskKind } from '../protocol/questions.ts';
import type { Answer, ClientQuestions, ClientState, EngineClient } from './client-types.ts';
import { connectWorker, type EngineConnection } from './connection.ts';
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';

export interface Budgets {
  /** Milliseconds that an analysis may take. */
  readonly analysis: number;
  /** Milliseconds that a run may be silent. */
  readonly run: number;
  /** Milliseconds within which a cancelled run must end. */
  readonly cancel: number;
  /** Milliseconds that the worker may be silent while its code or Ruby is loaded, before anything of the project runs. */
  readonly loading: number;
}

const defaultBudgets: Budgets = { analysis: 15_000, run: 20_000, cancel: 2_000, loading: 60_000 };

interface Task {
  readonly kind: TaskKind;
  /** What is read or applied; undefined for a task that compiles nothing. */
  readonly project: Project | undefined;
  superseded: boolean;
  /** Asks the worker; `alive` says that the answer is still coming. Settles the caller's promise itself. */
  readonly start: (api: EngineWorkerApi, alive: () => void) => Promise<void>;
  readonly finish: (answer: { readonly kind: 'stale' } | { readonly kind: 'ended'; readonly message: string }) => void;
}

/** Why a worker was ended while it had a task: it was asked for, its project was closed, it took too long, or the worker itself failed. */
interface End {
  readonly kind: 'asked' | 'closed' | 'overrun' | 'failed' | 'crashed';
  /** What the user is told. */
  readonly message: string;
}

/** Said of a command of the shell that ended when it was asked to. */
export const STOPPED = 'The command was stopped. The machine is as it was before it.';
/** Said of a question without a run that was left unanswered when that was asked for. */
export const NOT_READ = 'Reading was stopped. It begins anew with the next change.';

/** Said of a lesson's check that ended when it was asked to. */
export const NOT_CHECKED = 'The check was stopped. Your project is as it was.';

export function createEngineClient(
  connect: () => EngineConnection = connectWorker,
  budgets: Budgets = defaultBudgets,
  /** Before this no worker is started; questions wait. */
  ready?: Promise<void>,
  unfinished: UnfinishedWork = new UnfinishedWork(),
): EngineClient {
  const listeners = new Set<(state: ClientState) => void>();
  let state: ClientState = { kind: 'starting' };
  let connection: EngineConnection | undefined;
  let queue: readonly Task[] = [];
  let current: Task | undefined;
  /** Ends the worker on account of the task at hand. */
  let endCurrent: ((end: End) => void) | undefined;
  /** The task that was last asked to stop. */
  let stopped: Task | undefined;
  let crashesInARow = 0;
  /** Whether the worker is to be ended once nothing is under way or waits. */
  let isToEnd = false;
  /** Told as Ruby is loaded, which takes as long as the network does. */
  let rubyMoves: (ruby: RubyState) => void = () => {};
  /** What ran last for the task at hand, as far as the worker told. */
  let lastPlace: RunningPlace | undefined;

  function setState(next: ClientState): void {
    state = next;
    for (const listener of listeners) listener(state);
  }

  function ask<T>(
    kind: TaskKind,
    call: (api: EngineWorkerApi, alive: () => void) => Promise<T>,
    project?: Project,
  ): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const task: Task = {
        kind,
        project,
        superseded: false,
        start: async (api, alive) => {
          const value = await call(api, alive);
          // The one place where answers to questions that no longer stand are dropped.
          resolve(task.superseded ? { kind: 'stale' } : { kind: 'answer', value });
        },
        finish: resolve,
      };
      if (tasks[kind].isReplaceable === true) supersede(kind);
      isToEnd = false;
      queue = tasks[kind].isHurried === true ? [task, ...queue] : [...queue, task];
      void work();
    });
  }

  function supersede(kind: TaskKind): void {
    if (current?.kind === kind) current.superseded = true;
    const [moot, kept] = [queue.filter((task) => task.kind === kind), queue.filter((task) => task.kind !== kind)];
    queue = kept;
    for (const task of moot) task.finish({ kind: 'stale' });
  }

  async function work(): Promise<void> {
    if (ready !== undefined) await ready;
    if (current !== undefined) return;
    const [task, ...rest] = queue;
    if (task === undefined) return;
    queue = rest;
    current = task;
    const end = await carryOut(task);
    current = undefined;
    endCurrent = undefined;
    // A run that waits for an analysis which did not end would not end either.
    if (end !== undefined && task.project !== undefined) finishAllOf(task.project, end.message);
    if (end === undefined) {
      crashesInARow = 0;
      if (queue.length === 0) setState({ kind: 'idle' });
      if (isToEnd) endIdle();
    } else {
      const { kind, message } = end;
      task.finish(kind === 'closed' ? { kind: 'stale' } : { kind: 'ended', message });
      if (kind === 'asked') setState({ kind: 'idle' });
      else if (kind === 'closed') setState({ kind: 'starting' });
      else {
        crashesInARow += 1;
        setState({ kind: crashesInARow < 3 ? 'restarted' : 'failed', message });
      }
    }
    void work();
  }

  /** Ends a worker with nothing to do. */
  function endIdle(): void {
    if (current !== undefined || queue.length > 0 || connection === undefined) return;
    connection.end();
    connection = undefined;
    setState({ kind: 'starting' });
  }

  function finishAllOf(project: Project, message: string): void {
    const waiting = queue;
    queue = waiting.filter((task) => task.project !== project);
    for (const task of waiting) if (task.project === project) task.finish({ kind: 'ended', message });
  }

  function start(): EngineConnection {
    const started = connect();
    void started.api.watchRuby((ruby) => rubyMoves(ruby));
    return started;
  }

  /** Yields why the worker had to be ended, or undefined when the task was answered. */
  async function carryOut(task: Task): Promise<End | undefined> {
    const { api, crashed, end } = (connection ??= start());
    const busy = { kind: 'busy', task: task.kind === 'run' ? 'run' : 'analysis' } as const;
    let over = false;
    let workIsOver: ((hasEnded: boolean) => void) | undefined;
    /** The worker is at the task itself, not at loading what the task needs. */
    const begin = (): void => {
      if (over) return;
      setState(busy);
      if (task.project !== undefined) workIsOver ??= unfinished.follow(task.project);
    };
    const ownBudget = task.kind === 'run' ? budgets.run : budgets.analysis;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const overrun = new Promise<End>((resolve) => {
      endCurrent = resolve;
    });
    const alive = (budget = ownBudget): void => {
      // Progress comes by a way of its own and may be later than the answer.
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => endCurrent?.({ kind: 'overrun', message: overrunMessage(task.kind, budget, lastPlace) }),
        budget,
      );
    };
    if (state.kind === 'starting') {
      alive(budgets.loading);
      // A worker that starts answers once its code is there.
      void api.ping().then(
        () => {
          alive();
          begin();
        },
        () => {},
      );
    } else {
      alive();
      begin();
    }
    lastPlace = undefined;
    rubyMoves = (ruby) => {
      if (ruby.kind === 'runs') {
        lastPlace = ruby;
        return;
      }
      alive(ruby.kind === 'loading' ? budgets.loading : ownBudget);
      if (over) return;
      if (ruby.kind !== 'loading') return begin();
      workIsOver?.(true);
      workIsOver = undefined;
      setState(ruby);
    };
    const answered = task
      .start(api, () => alive())
      .then(
        () => undefined,
        (error: unknown): End => ({
          kind: 'failed',
          message: `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
        }),
      );
    const crash = crashed.then((message): End => ({
      kind: 'crashed',
      message: `The engine crashed and was restarted. ${message}`,
    }));
    const outcome = await Promise.race([answered, crash, overrun]);
    over = true;
    clearTimeout(timer);
    workIsOver?.(outcome === undefined && stopped !== task);
    if (outcome !== undefined) {
      end();
      connection = undefined;
    }
    return outcome;
  }

  const asked = functionsFor<ClientQuestions>((name, { task, isAboutProject }) => (...parameters) => {
    const [request] = parameters;
    return ask(
      task,
      (api, alive) =>
        askByName(
          api,
          name,
          parameters.map((each) => heardFrom(each, alive)),
        ),
      isAboutProject === true && hasProject(request) ? request.project : undefined,
    );
  });

  return {
    release: () => {
      // Nobody waits for what a closed project misses, and each of its nodes may take long.
      if (current?.kind === 'missing') endCurrent?.({ kind: 'closed', message: '' });
      isToEnd = true;
      endIdle();
    },
    ...asked,
    cancel: async () => {
      const task = current;
      stopped = task;
      // A command does its work on a copy of the machine: ending the worker leaves everything as it was.
      if (task?.kind === 'shell') return endCurrent?.({ kind: 'asked', message: STOPPED });
      if (task?.kind === 'lesson') return endCurrent?.({ kind: 'asked', message: NOT_CHECKED });
      if (task?.kind !== 'run') return endCurrent?.({ kind: 'asked', message: NOT_READ });
      setTimeout(() => {
        if (current !== task) return;
        endCurrent?.({
          kind: 'overrun',
          message: 'The run did not stop when asked, so the engine was restarted.',
        });
      }, budgets.cancel);
      await connection?.api.cancel();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Wraps a listener of a question: each of its calls shows that the worker is alive. */
function heardFrom(parameter: unknown, alive: () => void): unknown {
  if (typeof parameter !== 'function') return parameter;
  return (...said: readonly unknown[]): unknown => {
    alive();
    const answer: unknown = Reflect.apply(parameter, undefined, said);
    return answer;
  };
}

function overrunMessage(kind: TaskKind, budget: number, place: RunningPlace | undefined): string {
  const what = kind === 'run' ? 'The run showed no progress' : `The engine gave no answer while ${tasks[kind].doing}`;
  return `${what} for ${Math.round(budget / 1000)} seconds and was stopped. Your project is untouched.${
    place === undefined ? '' : ` ${lastCode(place)}`
  }`;
}

function lastCode({ file, line }: RunningPlace): string {
  return line === undefined
    ? `The Ruby that ran last is that of ${file}.`
    : `What ran last is line ${line} of ${file}.`;
}
