/** A collector is evaluated repeatedly until no collector finds a new resource. */
import type { Operand } from '../relationships/relationships.ts';
import type { Resource } from '../resource.ts';

export interface Collector {
  /**
   * Realizes matching resources and overrides their attributes. Returns true if it found a resource that is not in
   * `collected`.
   */
  evaluate(): boolean;
  readonly collected: ReadonlySet<Resource>;
  /** References passed to `realize` that match no resource so far. */
  readonly unresolved: readonly string[];
  /** Operands that an arrow uses in place of a collector that finds nothing. */
  emptyAlternative: readonly Operand[] | undefined;
}
