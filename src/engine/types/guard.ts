import type { Type } from './type.ts';

/**
 * Pairs of types whose relation is being decided. Met again, a pair holds: whatever could deny it is being looked at already.
 * So a self-recursive alias comes to an end (Puppet's `RecursionGuard`).
 */
export class PairGuard {
  readonly #pairs = new Map<unknown, Set<unknown>>();

  /** Decides the pair within `decide`, or yields true when it is being decided already. */
  within(left: Type, right: unknown, decide: () => boolean): boolean {
    let rights = this.#pairs.get(left);
    if (rights === undefined) {
      rights = new Set();
      this.#pairs.set(left, rights);
    }
    if (rights.has(right)) return true;
    rights.add(right);
    try {
      return decide();
    } finally {
      rights.delete(right);
    }
  }
}
