/** A collector is evaluated repeatedly until no collector finds a new resource. */
import type { Operand } from '../relationships/relationships.ts';
import type { Resource } from '../resource.ts';

export interface Collector {
  /** Realizes matching resources and overrides their attributes. Returns true if it found a new resource. */
  evaluate(): boolean;
  /** The resources found so far. */
  readonly collected: ReadonlySet<Resource>;
  /** References passed to `realize` whose resources do not exist (yet). */
  readonly unresolved: readonly string[];
  /** Operands that an arrow uses instead of the collector if nothing is collected. */
  emptyAlternative: readonly Operand[] | undefined;
}
