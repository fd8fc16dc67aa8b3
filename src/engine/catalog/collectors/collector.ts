/** A collector is evaluated again and again until none finds a new resource. */
import type { Operand } from '../relationships/relationships.ts';
import type { Resource } from '../resource.ts';

export interface Collector {
  /** Realizes the resources found and overrides their attributes. Yields whether one of them was found for the first time. */
  evaluate(): boolean;
  /** The resources found so far. */
  readonly collected: ReadonlySet<Resource>;
  /** References given to `realize` whose resources do not exist (yet). */
  readonly unresolved: readonly string[];
  /** The operands that an arrow takes in place of the collector when nothing is collected. */
  emptyAlternative: readonly Operand[] | undefined;
}
