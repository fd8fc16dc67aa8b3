/**
 * Control flow that leaves an expression: `next`, `return` and `break` throw these, closures and functions catch them.
 * They are no errors: where none is caught, the evaluator turns them into Puppet's error for a jump without a target.
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

/** Ends the function, class or define in which the lambda stands. */
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

/** What was thrown; in place of a jump that nothing caught, Puppet's error, which names file and line of the call, no column. */
export function uncaughtError(thrown: unknown): unknown {
  if (!(thrown instanceof ReturnJump || thrown instanceof NextJump || thrown instanceof BreakJump)) return thrown;
  const { file, line } = thrown.place;
  return new PuppetError(evaluationIssues.illegalJump({ name: thrown.kind }), { file, line }, 'Puppet::ParseError');
}
