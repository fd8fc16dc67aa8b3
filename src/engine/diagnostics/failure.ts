import type { MissingPackage } from './missing-package.ts';
import type { RunCode } from './run-codes.ts';

/**
 * An error, other than `PuppetError`, that a manifest or the machine can cause. A run reports only `Failure` and
 * `PuppetError` as a failure of the resource; any other error is a bug in the engine and is rethrown.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  /** Code and arguments for the explanation; undefined if the message needs no explanation. */
  reason: FailureReason | undefined;
}

/** The code of a failure, and the arguments of its message, which explanations use. */
interface FailureReason {
  readonly code: RunCode;
  readonly missingPackage?: MissingPackage;
}

/** Sets the code under which a failure is explained. */
export function withCode<F extends Failure>(code: RunCode, failure: F): F {
  return withReason({ code }, failure);
}

/** Sets the reason of a failure, such as the reason of a failure that it wraps. */
export function withReason<F extends Failure>(reason: FailureReason | undefined, failure: F): F {
  failure.reason = reason;
  return failure;
}
