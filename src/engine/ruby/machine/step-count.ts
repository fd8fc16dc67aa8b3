/** Counts the steps of one Ruby machine. */
import type { RubyExports } from './ruby-exports.ts';

/** Steps between two calls from the module. */
const SLICE = 10_000_000;
/** Smallest value of the variable, well within 32 bits. */
const LOWEST = -1_000_000_000;
const LOAN = 1_000;

export class StepCount {
  readonly #left: RubyExports['steps_left'];
  readonly #limit: number;
  /** Steps that the module was given so far. */
  #given = 0;

  /** @param left the variable of the module that counts down */
  constructor(left: RubyExports['steps_left'], limit: number) {
    this.#left = left;
    this.#limit = limit;
    this.#give(0);
  }

  /** Spends steps for work that the engine does for Ruby. Ruby's next loop checks whether any are left. */
  spend(steps: number): void {
    this.#left.value = Math.max(this.#left.value - steps, LOWEST);
  }

  /** Gives Ruby its next steps; returns false if it has used up the limit. */
  refill(): boolean {
    if (this.#given - this.#left.value >= this.#limit) return false;
    this.#give(this.#left.value);
    return true;
  }

  /** Gives Ruby a few steps, so that it asks again soon. */
  lend(): void {
    this.#given += LOAN - this.#left.value;
    this.#left.value = LOAN;
  }

  /** Stops counting, so that Ruby can describe its state. */
  release(): void {
    this.#left.value = 0x7fff_ffff;
  }

  /** @param left steps that are left, or negative if more were spent than given */
  #give(left: number): void {
    const more = Math.min(SLICE, this.#limit - this.#given);
    this.#given += more;
    this.#left.value = left + more;
  }
}
