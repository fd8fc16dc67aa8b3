/** Which sides of a question have met an alias of theirs again: Puppet's `RecursionGuard` states, as bits. */
const NONE = 0;
const LEFT = 1;
const RIGHT = 2;
const BOTH = 3;

/**
 * Tells when a question about recursive aliases turns in circles: an alias was met again on the left (the wanted type), and an alias or
 * the same value again on the right. What is repeated on both sides was not denied so far. Marks and their removal are those of Puppet's
 * `RecursionGuard` to the letter, since what it forgets early decides some answers.
 */
export class RecursionGuard {
  readonly #left = new Set<unknown>();
  readonly #right = new Set<unknown>();
  readonly #metAgain = new Set<unknown>();
  #state = NONE;

  get repeatsBoth(): boolean {
    return this.#state === BOTH;
  }

  get repeatsLeft(): boolean {
    return (this.#state & LEFT) !== 0;
  }

  /** Whether an item was met again on the left while it was marked. */
  wasMetAgain(item: unknown): boolean {
    return this.#metAgain.has(item);
  }

  withLeft<T>(item: unknown, decide: () => T): T {
    if (this.repeatsLeft) return decide();
    if (this.#left.has(item)) {
      this.#metAgain.add(item);
      this.#state |= LEFT;
      return decide();
    }
    this.#left.add(item);
    const decided = decide();
    this.#state &= ~LEFT;
    this.#left.delete(item);
    return decided;
  }

  withRight<T>(item: unknown, decide: () => T): T {
    if ((this.#state & RIGHT) !== 0) return decide();
    if (this.#right.has(item)) {
      this.#state |= RIGHT;
      return decide();
    }
    this.#right.add(item);
    const decided = decide();
    this.#state &= ~RIGHT;
    this.#right.delete(item);
    return decided;
  }

  /** Marks an item on the right for the rest of the question. */
  addRight(item: unknown): void {
    if ((this.#state & RIGHT) !== 0) return;
    if (this.#right.has(item)) this.#state |= RIGHT;
    else this.#right.add(item);
  }
}
