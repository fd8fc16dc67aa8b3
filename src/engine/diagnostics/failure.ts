import type { MissingPackage } from './missing-package.ts';
import type { RunCode } from './run-codes.ts';

/**
 * An error, besides `PuppetError`, that a manifest or the machine can cause. A run reports only errors of these two
 * classes as failures of a resource. Any other error is a bug in the engine and is rethrown.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  reason: FailureReason | undefined;
}

interface FailureReason {
  readonly code: RunCode;
  readonly missingPackage?: MissingPackage;
}

export function withCode<F extends Failure>(code: RunCode, failure: F): F {
  return withReason({ code }, failure);
}

export function withReason<F extends Failure>(reason: FailureReason | undefined, failure: F): F {
  failure.reason = reason;
  return failure;
}
