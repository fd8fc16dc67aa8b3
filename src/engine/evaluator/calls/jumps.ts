/**
 * Jumps: `next`, `return` and `break` throw these objects, and closures and functions catch them. A jump is not an
 * error. If nothing catches it, the evaluator converts it to Puppet's error for a jump without a target.
 */
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Value } from '../../values/value.ts';

export class NextJump {
  readonly kind = 'next';
  readonly value: Value;
  readonly place: ErrorPlace;
  constructor(value: Value, place: ErrorPlace) {
    this.value = value;
    this.place = place;
  }
}

export class ReturnJump {
  readonly kind = 'return';
  readonly value: Value;
  readonly place: ErrorPlace;
  constructor(value: Value, place: ErrorPlace) {
    this.value = value;
    this.place = place;
  }
}

export class BreakJump {
  readonly kind = 'break';
  readonly place: ErrorPlace;
  constructor(place: ErrorPlace) {
    this.place = place;
  }
}

/**
 * Converts a jump that nothing caught to Puppet's error, which has the file and line of the jump but no column. Returns
 * any other value unchanged.
 */
export function uncaughtError(thrown: unknown): unknown {
  if (!(thrown instanceof ReturnJump || thrown instanceof NextJump || thrown instanceof BreakJump)) return thrown;
  const { file, line } = thrown.place;
  return new PuppetError(evaluationIssues.illegalJump({ name: thrown.kind }), { file, line }, 'Puppet::ParseError');
}
