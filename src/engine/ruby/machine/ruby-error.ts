/** Failures of Ruby: an unhandled exception, or the end of its machine. */
import { WASIProcExit } from '@bjorn3/browser_wasi_shim';
import { isUnreachableTrap } from '../../diagnostics/javascript-errors.ts';

/** An exception that left Ruby. `carried` is the number of the engine's error that it carries, if any. */
export interface RubyException {
  readonly class: string;
  /** Names of the exception's class and of the ancestors of this class. */
  readonly ancestors: readonly string[];
  readonly message: string;
  readonly backtrace: readonly string[];
  readonly carried?: number;
  /** Number of the engine's error that Ruby rescued before it raised this one. */
  readonly behind?: number;
  /** Message of the wrapped error. */
  readonly wrapped?: string;
  /** Place stored in the exception, and the message without this place. */
  readonly place?: {
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
  };
}

/** An exception that nothing in Ruby rescued. */
export class RubyError extends Error {
  override readonly name = 'RubyError';
  readonly exception: RubyException;
  /** @param behind the engine error that caused Ruby's error */
  constructor(exception: RubyException, behind?: unknown) {
    super(exception.message, { cause: behind });
    this.exception = exception;
  }
}

/**
 * The machine is unusable, because its stack overflowed or it called `exit`. All further calls fail. The next
 * compilation or run gets a fresh machine.
 */
export class RubyCrash extends Error {
  override readonly name = 'RubyCrash';
}

/** Ruby's own exception for infinitely nested calls. */
export function stackTooDeep(): RubyException {
  return {
    class: 'SystemStackError',
    ancestors: ['SystemStackError', 'Exception'],
    message: 'stack level too deep',
    backtrace: [],
  };
}

/**
 * Returns the reason why a machine ended, derived from an error. Returns undefined for errors that do not end a
 * machine.
 */
export function whyDied(thrown: unknown): string | undefined {
  if (isStackOverflow(thrown)) return 'stack level too deep';
  if (thrown instanceof WebAssembly.RuntimeError) return `Ruby broke down (${thrown.message})`;
  return thrown instanceof WASIProcExit ? 'Ruby called exit!' : undefined;
}

/**
 * True for a stack overflow of JavaScript (an `InternalError` in Firefox) or of Ruby, where the code traps at
 * `unreachable`.
 */
function isStackOverflow(thrown: unknown): boolean {
  if (thrown instanceof WebAssembly.RuntimeError) return isUnreachableTrap(thrown);
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}
