import { Failure } from '../../diagnostics/failure.ts';
import { PosixError } from '../../machine/files/posix-error.ts';

/**
 * Converts an error of the machine to Ruby's wording: `Is a directory @ rb_sysopen - /opt/spot`. `call` is Ruby's name
 * for the call that failed.
 */
function rubySystemError(thrown: unknown, call: string): Failure {
  if (!(thrown instanceof PosixError)) throw thrown;
  return new Failure(`${thrown.text} @ ${call} - ${thrown.path}`);
}

/** Runs an operation on the machine. Throws its errors in Ruby's wording. */
export function systemCall<T>(call: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    throw rubySystemError(thrown, call);
  }
}
