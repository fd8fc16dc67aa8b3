/** Limits of one compilation, with Bunraku's own clear errors where they are exceeded. */
export interface CompileBudget {
  /** Evaluated nodes. */
  readonly steps: number;
  readonly callDepth: number;
  /** Entries of an array or a hash. */
  readonly collectionSize: number;
  /** Characters. */
  readonly stringSize: number;
}

/**
 * What one compilation may use. A step is one evaluated node; real manifests of a thousand resources take some tens of
 * thousands. Depth is bounded by the JavaScript stack of a worker, with room to spare.
 */
export const DEFAULT_BUDGET: CompileBudget = {
  steps: 5_000_000,
  callDepth: 250,
  collectionSize: 2_000_000,
  stringSize: 20_000_000,
};

/** Counts what a compilation uses. The evaluator checks the budget at each node, call and growing value, and fails when it is exceeded. */
export class Budget {
  readonly limits: CompileBudget;
  steps = 0;
  depth = 0;

  constructor(limits: Partial<CompileBudget> = {}) {
    this.limits = { ...DEFAULT_BUDGET, ...limits };
  }
}
