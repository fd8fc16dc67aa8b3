/** Counts the work of one Ruby VM, and stops the VM at its limits. */
import { DEFAULT_RUBY_LIMITS, type RubyLimits } from '../../budget/ruby-limits.ts';
import { RubyStop } from './ruby-error.ts';
import type { RubyInstance } from './ruby-instance.ts';
import { readFrames } from './running-frames.ts';

/** Number of steps after which Ruby's module calls the meter. */
const SLICE = 10_000_000;
/** Additional steps for Ruby if its steps are used up while it cannot be stopped. */
const LOAN = 1_000;
/** Lowest value of the module's step counter, which is a 32-bit integer. */
const LOWEST = -1_000_000_000;
/** Maximum number of characters in one answer of Ruby. */
const LONGEST_ANSWER = 20_000_000;

interface MeterOptions {
  /** Limits that differ from the default. */
  readonly limits: Partial<RubyLimits> | undefined;
  /** Called many times a second while Ruby runs. */
  readonly onProgress: (() => void) | undefined;
  /** Called before the error is thrown into Ruby. */
  readonly onStop: (stop: RubyStop) => void;
}

export class RubyMeter {
  readonly #instance: RubyInstance;
  readonly #options: MeterOptions;
  readonly #limits: RubyLimits;
  /** Number of steps that the module has been given. */
  #given = 0;
  /** Bytes that Ruby has printed, logged or written to files. */
  #written = 0;

  constructor(instance: RubyInstance, options: MeterOptions) {
    this.#instance = instance;
    this.#options = options;
    this.#limits = { ...DEFAULT_RUBY_LIMITS, ...options.limits };
    instance.onOutOfSteps = () => this.#refill();
    this.#give(0);
  }

  /** Spends steps for work that the engine does for Ruby. Ruby's next loop checks whether any are left. */
  spend(steps: number): void {
    this.#left = Math.max(this.#left - steps, LOWEST);
  }

  countWritten(bytes: number): void {
    this.#written += bytes;
    const { writtenBytes } = this.#limits;
    if (this.#written > writtenBytes) this.#stop(`${inMegabytes(writtenBytes)} of files and output`);
  }

  checkAnswer(text: string): void {
    if (text.length > LONGEST_ANSWER) this.#stop(`a value of ${inMegabytes(LONGEST_ANSWER)}`);
  }

  get #left(): number {
    return this.#instance.exports.steps_left.value;
  }

  set #left(steps: number) {
    this.#instance.exports.steps_left.value = steps;
  }

  /** Gives Ruby its next steps, or stops it. */
  #refill(): void {
    if (this.#instance.exports.asyncify_get_state() !== 0) {
      // While Asyncify unwinds or rewinds the stack, Ruby cannot describe its frames, so the meter does not stop it
      // yet.
      this.#given += LOAN - this.#left;
      this.#left = LOAN;
    } else if (this.#given - this.#left >= this.#limits.steps) {
      this.#stop(`${this.#limits.steps / 1_000_000} million steps`);
    } else {
      this.#give(this.#left);
      this.#options.onProgress?.();
    }
  }

  /**
   * Gives Ruby its next steps.
   * @param left remaining steps, negative if more were spent than given
   */
  #give(left: number): void {
    const more = Math.min(SLICE, this.#limits.steps - this.#given);
    this.#given += more;
    this.#left = left + more;
  }

  #stop(limit: string): never {
    // Gives Ruby many steps, because Ruby itself runs code to describe its frames.
    this.#left = -LOWEST;
    const stop = new RubyStop(limit, readFrames(this.#instance));
    this.#options.onStop(stop);
    throw stop;
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
