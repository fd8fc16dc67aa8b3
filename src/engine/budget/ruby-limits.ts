/**
 * Limits of one Ruby VM, which serves one compilation or one run of a catalog. Exceeding a limit ends the VM with an
 * error that real Ruby does not have.
 */
export interface RubyLimits {
  /**
   * Maximum number of steps: iterations of loops in Ruby's WebAssembly module (`scripts/ruby/step-counter.ts`), plus
   * the engine's work on behalf of Ruby code.
   */
  readonly steps: number;
  /** Maximum number of bytes that Ruby writes to the machine's files, to its output, and to the log. */
  readonly writtenBytes: number;
}

/**
 * Default limits. A compilation with real modules takes some ten million steps. A run with 1000 resources of a type
 * written in Ruby takes some sixty million. Ruby code that reaches the limit takes two to five seconds of CPU time.
 */
export const DEFAULT_RUBY_LIMITS: RubyLimits = {
  steps: 300_000_000,
  writtenBytes: 200_000_000,
};
