import type { StandInValue } from './stand-in-values.ts';

/** Values to try, after a string, when the type is unknown. */
const GUESSES: readonly StandInValue[] = [{}, [], 1, true, '192.0.2.1', '/stand-in', null];

/** The values that were not tried yet for each name. */
export class Guesses {
  readonly #left = new Map<string, readonly StandInValue[]>();

  /**
   * Returns the next value to try. The last one is `first`, the value before all guesses. Undefined if none is left.
   */
  next(name: string, first: StandInValue | undefined): StandInValue | undefined {
    const [next, ...others] = this.#left.get(name) ?? [...GUESSES, first ?? null];
    this.#left.set(name, others);
    return next;
  }
}
