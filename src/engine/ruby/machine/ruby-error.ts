/** Failures of Ruby: an exception that nothing rescued, or the end of the Ruby VM. */
import { WASIProcExit } from '@bjorn3/browser_wasi_shim';
import { isUnreachableTrap } from '../../diagnostics/javascript-errors.ts';

/** An exception that left Ruby. `carried` is the number of the engine's error that it carries, if there is one. */
export interface RubyException {
  readonly class: string;
  readonly ancestors: readonly string[];
  readonly message: string;
  readonly backtrace: readonly string[];
  readonly carried?: number;
  /** Number of the engine's error that Ruby rescued before it raised this exception. */
  readonly behind?: number;
  readonly wrapped?: string;
  /** True if the cause is a command, a connection, a file or a library that only a real server has. */
  readonly outside?: true;
  /** Place that the exception stores. `message` is the exception's message without this place. */
  readonly place?: {
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
  };
}

export class RubyError extends Error {
  override readonly name = 'RubyError';
  readonly exception: RubyException;
  /**
   * Creates the JavaScript error for an exception of Ruby.
   * @param behind error of the engine that caused the exception
   */
  constructor(exception: RubyException, behind?: unknown) {
    super(exception.message, { cause: behind });
    this.exception = exception;
  }
}

/**
 * Thrown after the Ruby VM has died, because its stack overflowed or Ruby called `exit`. All later calls fail. The next
 * compilation or run starts a new VM.
 */
export class RubyCrash extends Error {
  override readonly name: string = 'RubyCrash';
}

/** The Ruby VM was stopped, because its code exceeded a limit. */
export class RubyStop extends RubyCrash {
  override readonly name = 'RubyStop';
  /** Description of the limit, such as `300 million steps`. */
  readonly limit: string;
  readonly backtrace: readonly string[];

  constructor(limit: string, backtrace: readonly string[]) {
    super(`Stopped Ruby after ${limit}`);
    this.limit = limit;
    this.backtrace = backtrace;
  }
}

export function stackTooDeep(): RubyException {
  return {
    class: 'SystemStackError',
    ancestors: ['SystemStackError', 'Exception'],
    message: 'stack level too deep',
    backtrace: [],
  };
}

/** Returns the reason why an error ended the Ruby VM. Returns undefined if the error does not end a VM. */
export function whyDied(thrown: unknown): string | undefined {
  if (isStackOverflow(thrown)) return 'stack level too deep';
  if (thrown instanceof WebAssembly.RuntimeError) return `Ruby broke down (${thrown.message})`;
  return thrown instanceof WASIProcExit ? 'Ruby called exit!' : undefined;
}

/**
 * True for a stack overflow of JavaScript (an `InternalError` in Firefox) or of Ruby, whose code then executes
 * `unreachable`.
 */
function isStackOverflow(thrown: unknown): boolean {
  if (thrown instanceof WebAssembly.RuntimeError) return isUnreachableTrap(thrown);
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}
