/**
 * Limits of one compilation and of the graph of its catalog. Exceeding a limit raises an error that real Puppet does
 * not have. All limits count work, never time, so that a slow device has the same result.
 */
export interface CompileBudget {
  /** Maximum number of evaluated syntax nodes. */
  readonly steps: number;
  readonly callDepth: number;
  /** Maximum number of entries of one array or hash. */
  readonly collectionSize: number;
  /** Maximum number of characters in one string. */
  readonly stringSize: number;
  /** Maximum work of functions and operators. A unit of work is one collection element or 16 characters. */
  readonly work: number;
  /** Maximum number of bytes of all created values, including garbage. */
  readonly bytes: number;
  readonly resources: number;
  /** Maximum number of relationships created by arrows, collectors and metaparameters. */
  readonly relationships: number;
  readonly logLines: number;
}

/**
 * Default limits. A real manifest with a thousand resources takes some tens of thousands of steps. Recursion to the
 * depth limit fits easily on the JavaScript stack of a worker.
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
};

/**
 * Counts the steps and the call depth of a compilation, and checks them at each syntax node and each call. The meter
 * (`meter.ts`) counts the cost of values.
 */
export class Budget {
  readonly limits: CompileBudget;
  steps = 0;
  depth = 0;

  constructor(limits: Partial<CompileBudget> = {}) {
    this.limits = { ...DEFAULT_BUDGET, ...limits };
  }
}
