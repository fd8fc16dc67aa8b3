/**
 * The page's end of the worker. It starts the worker at the first question, asks one thing at a time (a run before what
 * only looks), drops stale answers, and ends a worker that runs over its budget or crashes; the next question starts a new one.
 * The user's work is never in the worker, so that nothing is lost with it.
 */
import type { EngineWorkerApi, RubyState, RunningPlace } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project.ts';
import type { Answer, ClientState, EngineClient } from './client-types.ts';
import { connectWorker, type EngineConnection } from './connection.ts';
import { UnfinishedWork } from '../protocol/unfinished-work.ts';

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

type TaskKind =
  | 'analysis'
  | 'run'
  | 'shell'
  | 'describe'
  | 'system'
  | 'dot'
  | 'data'
  | 'keys'
  | 'tree'
  | 'lesson'
  | 'prints'
  | 'migration'
  | 'missing';

interface Task {
  readonly kind: TaskKind;
  /** What is read or applied; undefined for a task that compiles nothing. */
  readonly project: Project | undefined;
  superseded: boolean;
  /** Asks the worker; `alive` says that the answer is still coming. Settles the caller's promise itself. */
  readonly start: (api: EngineWorkerApi, alive: () => void) => Promise<void>;
  readonly finish: (answer: { readonly kind: 'stale' } | { readonly kind: 'ended'; readonly message: string }) => void;
}

/** What someone waits for comes before what only looks. */
const hurried: ReadonlySet<TaskKind> = new Set(['run', 'shell', 'lesson']);

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

/** Of these only the newest question matters. */
const replaceable: ReadonlySet<TaskKind> = new Set([
  'analysis',
  'system',
  'data',
  'keys',
  'tree',
  'lesson',
  'prints',
  'migration',
]);

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
      if (replaceable.has(kind)) supersede(kind);
      isToEnd = false;
      queue = hurried.has(kind) ? [task, ...queue] : [...queue, task];
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

  return {
    release: () => {
      // Nobody waits for what a closed project misses, and each of its nodes may take long.
      if (current?.kind === 'missing') endCurrent?.({ kind: 'closed', message: '' });
      isToEnd = true;
      endIdle();
    },
    analyze: (request) => ask('analysis', (api) => api.analyze(request), request.project),
    apply: (request, onProgress) =>
      ask(
        'run',
        (api, alive) =>
          api.apply(request, (batch) => {
            alive();
            onProgress(batch);
          }),
        request.project,
      ),
    describeMachine: (project, machine) => ask('describe', (api) => api.describeMachine(project, machine)),
    shell: (request) => ask('shell', (api) => api.shell(request)),
    initialSystem: (project) => ask('system', (api) => api.initialSystem(project)),
    catalogJson: (request) => ask('dot', (api) => api.catalogJson(request)),
    dot: (request, form) => ask('dot', (api) => api.dot(request, form)),
    explainData: (request) => ask('data', (api) => api.explainData(request)),
    dataKeys: (files) => ask('keys', (api) => api.dataKeys(files)),
    syntaxTree: (file, text) => ask('tree', (api) => api.syntaxTree(file, text)),
    checkLesson: (request, lessonId) => ask('lesson', (api) => api.checkLesson(request, lessonId), request.project),
    migrate: (request) => ask('migration', (api) => api.migrate(request)),
    beginMissing: (project) => ask('missing', (api) => api.beginMissing(project)),
    missingStep: (withView) => ask('missing', (api) => api.missingStep(withView)),
    printedBy: (projects) => ask('prints', (api) => api.printedBy(projects)),
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

/** What the engine is doing with a task, for the message that it took too long. */
const DOING: Readonly<Record<Exclude<TaskKind, 'run'>, string>> = {
  analysis: 'it compiled and ordered the project',
  shell: 'it ran a command',
  describe: 'it compared the machine with its platform',
  system: 'it set the machine up',
  dot: 'it wrote the catalog or the graph as text',
  data: 'it looked a key up',
  keys: 'it read the data files',
  tree: 'it read the syntax tree',
  lesson: 'it checked the lesson',
  prints: 'it worked out what examples print',
  migration: 'it compared what two releases make of the project',
  missing: 'it looked for what the project misses',
};

function overrunMessage(kind: TaskKind, budget: number, place: RunningPlace | undefined): string {
  const what = kind === 'run' ? 'The run showed no progress' : `The engine gave no answer while ${DOING[kind]}`;
  return `${what} for ${Math.round(budget / 1000)} seconds and was stopped. Your project is untouched.${
    place === undefined ? '' : ` ${lastCode(place)}`
  }`;
}

function lastCode({ file, line }: RunningPlace): string {
  return line === undefined
    ? `The Ruby that ran last is that of ${file}.`
    : `What ran last is line ${line} of ${file}.`;
}
