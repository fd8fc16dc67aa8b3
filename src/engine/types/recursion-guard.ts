/** Bits for the sides on which an alias was reached again: the states of Puppet's `RecursionGuard`. */
const NONE = 0;
const LEFT = 1;
const RIGHT = 2;
const BOTH = 3;

/**
 * Detects endless recursion in checks of recursive aliases. The expected type is on the left, and the given type or
 * value is on the right. If both sides reach an item again, nothing has contradicted the match so far. Marks are set
 * and removed exactly as in Puppet's `RecursionGuard`, because Puppet removes some marks early, which changes results.
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

  /** True if an item was reached again on the left during its own check. */
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

  /** Marks an item on the right. The mark is never removed during a check. */
  addRight(item: unknown): void {
    if ((this.#state & RIGHT) !== 0) return;
    if (this.#right.has(item)) this.#state |= RIGHT;
    else this.#right.add(item);
  }
}
