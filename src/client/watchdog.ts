/** Calls back when a worker is silent for too long. */
export class Watchdog {
  readonly #onSilence: (budget: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(onSilence: (budget: number) => void) {
    this.#onSilence = onSilence;
  }

  /**
   * Restarts the timer, with a budget in milliseconds. Does nothing after `stop`, because progress may arrive after the
   * answer.
   */
  restart(budget: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onSilence(budget), budget);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
