import type { MissingPackage } from './missing-package.ts';
import type { RunCode } from './run-codes.ts';

/**
 * An error that a manifest or the machine can cause, beside `PuppetError`. What a run catches it tells as the resource's own
 * failure only if it is one of the two: anything else is a fault of the engine, and goes on.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  /** What went wrong, for its explanation; undefined where there is nothing to say beyond the message. */
  reason: FailureReason | undefined;
}

/** The code of a failure, and the arguments of its message where a reader needs them. */
interface FailureReason {
  readonly code: RunCode;
  readonly missingPackage?: MissingPackage;
}

/** Marks a failure with the code of its explanation. */
export function withCode<F extends Failure>(code: RunCode, failure: F): F {
  return withReason({ code }, failure);
}

/** Marks a failure with its reason: that of the failure which it wraps, for example. */
export function withReason<F extends Failure>(reason: FailureReason | undefined, failure: F): F {
  failure.reason = reason;
  return failure;
}
