import type { RunCode } from './run-codes.ts';

/**
 * An error that a manifest or the machine can cause, beside `PuppetError`. What a run catches it tells as the resource's own
 * failure only if it is one of the two: anything else is a fault of the engine, and goes on.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  /** The code of what went wrong, for its explanation; undefined where there is nothing to say beyond the message. */
  runCode: RunCode | undefined;
}

/** Marks a failure with the code of its explanation. */
export function withCode<F extends Failure>(code: RunCode, failure: F): F {
  failure.runCode = code;
  return failure;
}
