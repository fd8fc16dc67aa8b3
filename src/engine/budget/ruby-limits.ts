/**
 * Limits of one Ruby machine, which runs one compilation or one run. Exceeding a limit ends the machine with an error
 * that real Ruby does not have.
 */
export interface RubyLimits {
  /**
   * Passes through loops of Ruby's WebAssembly module (`scripts/ruby/step-counter.ts`), and steps for work of the engine
   * that Ruby requests.
   */
  readonly steps: number;
  /** Bytes that Ruby writes to files of the simulated machine, prints, and logs. */
  readonly writtenBytes: number;
}

/**
 * Default limits. A compilation with real modules takes some ten million steps, and a run with 1000 resources of a type
 * in Ruby takes some sixty million. The limit takes two to five seconds of CPU time.
 */
export const DEFAULT_RUBY_LIMITS: RubyLimits = {
  steps: 300_000_000,
  writtenBytes: 200_000_000,
};
