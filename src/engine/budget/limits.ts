/** Limits of one compilation and of the graph of its catalog, with Bunraku's own clear errors where they are exceeded. */
export interface CompileBudget {
  /** Evaluated nodes. */
  readonly steps: number;
  readonly callDepth: number;
  /** Entries of an array or a hash. */
  readonly collectionSize: number;
  /** Characters. */
  readonly stringSize: number;
  /** What functions and operators touch beside evaluated nodes: elements of collections, and characters by the sixteen. */
  readonly work: number;
  /** Bytes of all values that are made, also of those that are no longer needed. */
  readonly bytes: number;
  /** Resources of the catalog. */
  readonly resources: number;
  /** Relationships that arrows, collectors and metaparameters make. */
  readonly relationships: number;
  readonly logLines: number;
  /** What all else takes together: a last resort, as it depends on the device. */
  readonly milliseconds: number;
}

/**
 * What one compilation may use. Real manifests of a thousand resources take some tens of thousands of steps. Depth is bounded by the
 * JavaScript stack of a worker, with room to spare.
 */
export const DEFAULT_BUDGET: CompileBudget = {
  steps: 5_000_000,
  callDepth: 250,
  collectionSize: 2_000_000,
  stringSize: 20_000_000,
  work: 100_000_000,
  bytes: 300_000_000,
  resources: 100_000,
  relationships: 500_000,
  logLines: 100_000,
  milliseconds: 4_000,
};

/** Counts what the evaluator of a compilation uses. It checks the budget at each node and call; what values cost is counted by the meter. */
export class Budget {
  readonly limits: CompileBudget;
  steps = 0;
  depth = 0;

  constructor(limits: Partial<CompileBudget> = {}) {
    this.limits = { ...DEFAULT_BUDGET, ...limits };
  }
}
