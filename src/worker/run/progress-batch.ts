import type { RunProgress } from '../../protocol/run.ts';

/**
 * Milliseconds between two messages, so that a run with thousands of resources does not send a message, and render the
 * page, once per resource.
 */
const INTERVAL = 100;

/** Collects events and sends them in batches, at most ten times per second. */
export class ProgressBatch {
  readonly #send: (batch: readonly RunProgress[]) => void;
  #waiting: RunProgress[] = [];
  #sentAt = performance.now();

  constructor(send: (batch: readonly RunProgress[]) => void) {
    this.#send = send;
  }

  readonly add = (progress: RunProgress): void => {
    this.#waiting.push(progress);
    if (performance.now() - this.#sentAt >= INTERVAL) this.flush();
  };

  flush(): void {
    this.#sentAt = performance.now();
    if (this.#waiting.length === 0) return;
    this.#send(this.#waiting);
    this.#waiting = [];
  }
}
