/** A worker of the language service, which is ended if it makes no progress while it has requests. */
import type { LanguageApi } from '../protocol/language-api.ts';
import { Watchdog } from './watchdog.ts';

export interface LanguageConnection {
  readonly api: LanguageApi;
  /** Resolves when the worker crashes or cannot be loaded; never otherwise. */
  readonly crashed: Promise<void>;
  /** Sets the listener for progress during a request. */
  onProgress(listener: () => void): void;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

/** Maximum milliseconds before the first answer of a worker, whose code must load first. */
const LONGEST_LOADING = 60_000;

export class LanguageWorker {
  /** Resolves when the worker has ended. */
  readonly ended: Promise<void>;
  readonly #connection: LanguageConnection;
  /** Maximum milliseconds without progress, for each request that has no answer yet. */
  readonly #pending = new Map<symbol, number>();
  #resolveEnded: () => void = () => {};
  #watchdog: Watchdog | undefined;
  #hasAnswered = false;
  #isEnded = false;

  constructor(connection: LanguageConnection) {
    this.#connection = connection;
    this.ended = new Promise((resolve) => (this.#resolveEnded = resolve));
    connection.onProgress(() => this.#hearProgress());
    void connection.crashed.then(() => this.end());
  }

  /** @param silence maximum milliseconds without an answer to any request, and without other progress */
  async call<T>(request: (api: LanguageApi) => Promise<T>, silence: number): Promise<T> {
    const id = Symbol('request');
    this.#pending.set(id, silence);
    // Later requests do not restart the time, because they would keep a worker alive that never answers.
    if (this.#pending.size === 1) this.#hearProgress();
    try {
      return await request(this.#connection.api);
    } finally {
      this.#hasAnswered = true;
      this.#pending.delete(id);
      this.#hearProgress();
    }
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#pending.clear();
    this.#watchdog?.stop();
    this.#connection.end();
    this.#resolveEnded();
  }

  #hearProgress(): void {
    if (this.#pending.size === 0 || this.#isEnded) {
      this.#watchdog?.stop();
      this.#watchdog = undefined;
      return;
    }
    this.#watchdog ??= new Watchdog(() => this.end());
    const silence = Math.max(...this.#pending.values());
    this.#watchdog.restart(this.#hasAnswered ? silence : Math.max(silence, LONGEST_LOADING));
  }
}
