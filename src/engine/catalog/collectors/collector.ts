/** What collects resources again and again until nothing new is found. */
import type { Operand } from '../relationships.ts';
import type { Resource } from '../resource.ts';

export interface Collector {
  /** Realizes what it finds and overrides it where asked to. Yields whether it found something for the first time. */
  evaluate(): boolean;
  /** What it has found so far. */
  readonly collected: ReadonlySet<Resource>;
  /** What was to be realized and does not exist. */
  readonly unresolved: readonly string[];
  /** What an arrow goes on from when nothing is collected. */
  emptyAlternative: readonly Operand[] | undefined;
}
