/**
 * Non-local control flow: `next`, `return` and `break` throw these objects, and closures and functions catch them. A
 * jump is not an error. If no closure or function catches a jump, the evaluator converts it to Puppet's error for a
 * jump without a target.
 */
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Value } from '../../values/value.ts';

/** Ends the current lambda or function body with a value. */
export class NextJump {
  readonly kind = 'next';
  readonly value: Value;
  readonly place: ErrorPlace;
  constructor(value: Value, place: ErrorPlace) {
    this.value = value;
    this.place = place;
  }
}

/** Ends the function, class or define that contains the lambda. */
export class ReturnJump {
  readonly kind = 'return';
  readonly value: Value;
  readonly place: ErrorPlace;
  constructor(value: Value, place: ErrorPlace) {
    this.value = value;
    this.place = place;
  }
}

/** Ends the iteration that calls the lambda. */
export class BreakJump {
  readonly kind = 'break';
  readonly place: ErrorPlace;
  constructor(place: ErrorPlace) {
    this.place = place;
  }
}

/**
 * Converts an uncaught jump to Puppet's error, which gives file and line of the call but no column. Returns any other
 * value unchanged.
 */
export function uncaughtError(thrown: unknown): unknown {
  if (!(thrown instanceof ReturnJump || thrown instanceof NextJump || thrown instanceof BreakJump)) return thrown;
  const { file, line } = thrown.place;
  return new PuppetError(evaluationIssues.illegalJump({ name: thrown.kind }), { file, line }, 'Puppet::ParseError');
}
