/** How Ruby fails: with an exception that nothing rescued, or by ending its machine. */
import { WASIProcExit } from '@bjorn3/browser_wasi_shim';
import { isUnreachableTrap } from '../../diagnostics/javascript-errors.ts';

/** An exception of Ruby's as it left Ruby. `carried` is the number of the engine's error that it carries, if it does. */
export interface RubyException {
  readonly class: string;
  /** The names of its class and the classes above. */
  readonly ancestors: readonly string[];
  readonly message: string;
  readonly backtrace: readonly string[];
  readonly carried?: number;
  /** The number of the engine's error that Ruby rescued before it raised this one. */
  readonly behind?: number;
  /** What the error says that is behind this one. */
  readonly wrapped?: string;
  /** Where the exception says that it stands, and its message without that. */
  readonly place?: {
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
  };
}

/** Ruby raised, and nothing in Ruby rescued it. */
export class RubyError extends Error {
  override readonly name = 'RubyError';
  readonly exception: RubyException;
  /** @param behind the error of the engine for which Ruby raised its own */
  constructor(exception: RubyException, behind?: unknown) {
    super(exception.message, { cause: behind });
    this.exception = exception;
  }
}

/** The machine is spoilt (its stack overflowed, it left with `exit`): it answers nothing more, the next compilation or run gets a fresh one. */
export class RubyDied extends Error {
  override readonly name = 'RubyDied';
}

/** What Ruby says of itself where calls nest without end. */
export function stackTooDeep(): RubyException {
  return {
    class: 'SystemStackError',
    ancestors: ['SystemStackError', 'Exception'],
    message: 'stack level too deep',
    backtrace: [],
  };
}

/** Why a machine ended, for what was thrown through it; undefined for other errors. */
export function whyDied(thrown: unknown): string | undefined {
  if (isStackOverflow(thrown)) return 'stack level too deep';
  if (thrown instanceof WebAssembly.RuntimeError) return `Ruby broke down (${thrown.message})`;
  return thrown instanceof WASIProcExit ? 'Ruby called exit!' : undefined;
}

/** Whether the stack of JavaScript overflowed (an `InternalError` in Firefox), or that of Ruby: its code then stops at `unreachable`. */
function isStackOverflow(thrown: unknown): boolean {
  if (thrown instanceof WebAssembly.RuntimeError) return isUnreachableTrap(thrown);
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}
