import type { NodesApi, NodesVersion } from '../protocol/nodes/nodes.ts';
import { keptVersions } from '../protocol/nodes/kept-versions.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import type { NodesConnection } from './connection.ts';
import { sendVersion } from './send-version.ts';
import { Watchdog } from './watchdog.ts';

export interface PoolVersion extends NodesVersion {
  readonly files: ProjectFiles;
}

export interface Job {
  readonly versions: readonly PoolVersion[];
  /** Subject of the request, such as a certname. A worker that has already handled this subject answers faster. */
  readonly about: string | undefined;
  readonly start: (api: NodesApi) => Promise<void>;
  readonly finish: (answer: { readonly kind: 'ended'; readonly message: string }) => void;
}

export interface JobBudgets {
  /** Maximum milliseconds for one request. */
  readonly budget: number;
  /** Milliseconds that a worker may be silent while Ruby is loaded. */
  readonly loading: number;
}

type State = { readonly kind: 'idle' | 'ended' } | { readonly kind: 'busy'; readonly end: (message: string) => void };

export class PoolWorker {
  readonly #connection: NodesConnection;
  /** Versions that the worker holds, the newest last. */
  #known: readonly PoolVersion[] = [];
  /** Subjects (`about`) of the jobs so far. The pool prefers this worker for further jobs about them. */
  readonly #subjects = new Set<string>();
  #state: State = { kind: 'idle' };

  constructor(connection: NodesConnection) {
    this.#connection = connection;
  }

  get isIdle(): boolean {
    return this.#state.kind === 'idle';
  }

  knows({ about }: Job): boolean {
    return about !== undefined && this.#subjects.has(about);
  }

  /** Runs a job. Calls `onDone` with a message if the worker must be ended, or with undefined after an answer. */
  async perform(
    job: Job,
    { budget, loading }: JobBudgets,
    onDone: (message: string | undefined) => void,
  ): Promise<void> {
    if (job.about !== undefined) this.#subjects.add(job.about);
    const ended = new Promise<string>((resolve) => {
      this.#state = { kind: 'busy', end: resolve };
    });
    const watchdog = new Watchdog((silence) =>
      this.stop(`The engine was stopped because it did not respond for ${Math.round(silence / 1000)} seconds.`),
    );
    watchdog.restart(budget);
    this.#connection.onRuby(({ kind }) => watchdog.restart(kind === 'loading' ? loading : budget));
    const answered = this.#answer(job).then(
      () => undefined,
      (error: unknown) => `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    const crashed = this.#connection.crashed.then((message) => `The engine crashed. ${message}`);
    const message = await Promise.race([answered, ended, crashed]);
    watchdog.stop();
    this.#state = { kind: message === undefined ? 'idle' : 'ended' };
    onDone(message);
  }

  stop(message: string): void {
    if (this.#state.kind === 'busy') this.#state.end(message);
  }

  end(): void {
    this.#state = { kind: 'ended' };
    this.#connection.end();
  }

  async #answer({ versions, start }: Job): Promise<void> {
    const { api } = this.#connection;
    for (const version of versions) {
      if (!this.#known.some(({ id }) => id === version.id)) await sendVersion(api, version, this.#known.at(-1));
      this.#known = [...this.#known.filter(({ id }) => id !== version.id), version].slice(-keptVersions);
    }
    await start(api);
  }
}
