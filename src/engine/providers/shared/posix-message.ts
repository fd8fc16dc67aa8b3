import { Failure } from '../../diagnostics/failure.ts';
import { PosixError } from '../../machine/files/posix-error.ts';

/**
 * Formats an error of the machine in Ruby's wording: `Is a directory @ rb_sysopen - /opt/spot`. `call` is Ruby's name
 * of the failed call.
 */
function rubySystemError(thrown: unknown, call: string): Failure {
  if (!(thrown instanceof PosixError)) throw thrown;
  return new Failure(`${thrown.text} @ ${call} - ${thrown.path}`);
}

/** Runs an operation on the machine. Rethrows its error in Ruby's wording. */
export function systemCall<T>(call: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    throw rubySystemError(thrown, call);
  }
}
