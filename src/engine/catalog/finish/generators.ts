import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { formatPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import { evaluationError } from '../../evaluator/errors.ts';
import { BreakJump, uncaughtError } from '../../evaluator/calls/jumps.ts';
import type { Compilation } from '../compilation.ts';
import { evaluateResource } from '../definitions/evaluate-resource.ts';
import type { Resource } from '../resource.ts';

/** Maximum number of rounds in which collectors and defines may add resources. Puppet has the same limit. */
const MAX_ROUNDS = 1000;

export function evaluateGenerators(compilation: Compilation): void {
  for (let round = 0; ; round += 1) {
    const collected = evaluateCollectors(compilation);
    const evaluated = evaluateInstances(compilation);
    if (!collected && !evaluated) return;
    if (round >= MAX_ROUNDS) throw new PuppetError(catalogIssues.tooManyRounds(), undefined, 'Puppet::ParseError');
  }
}

function evaluateCollectors(compilation: Compilation): boolean {
  let found = false;
  // Iterates over a copy, because a finished collector removes itself from the set.
  for (const collector of [...compilation.collectors]) found = collector.evaluate() || found;
  return found;
}

/**
 * Evaluates pending instances. Returns true if there were any. Instances declared during this round are evaluated in
 * the next one. Virtual instances stay pending.
 */
function evaluateInstances(compilation: Compilation): boolean {
  const waiting = compilation.unevaluated;
  if (waiting.length === 0) return false;
  const ready: Resource[] = [];
  const virtual: Resource[] = [];
  for (const resource of waiting) {
    if (!resource.evaluated) (resource.virtual ? virtual : ready).push(resource);
  }
  compilation.unevaluated = virtual;
  for (const resource of ready) compilation.attempt(() => evaluateInstance(compilation, resource));
  return ready.length > 0;
}

function evaluateInstance(compilation: Compilation, resource: Resource): void {
  try {
    evaluateResource(compilation, resource);
  } catch (error) {
    if (error instanceof BreakJump) throw strayBreak(error);
    throw compilation.rules.instanceError(error, resource);
  }
}

/**
 * Creates Puppet's error for a `break` outside of a loop in the body of a define. The error has the place of the
 * `break`.
 */
function strayBreak({ place: { file, line } }: BreakJump): PuppetError {
  const detail = evaluationIssues.illegalJump({ name: 'break' }).message;
  return evaluationError(evaluationIssues.whileEvaluating({ expression: 'an Object', detail }), { file, line });
}

/**
 * Wraps an error in the body of a define. The new message contains the error's own place, and the place where the
 * instance is declared.
 */
export function instanceError(thrown: unknown, resource: Resource): unknown {
  const error = uncaughtError(thrown);
  if (!(error instanceof PuppetError)) return error;
  const detail = error.message + formatPlace(error.place);
  const issue = evaluationIssues.whileEvaluating({ expression: 'a Resource Statement', detail });
  return evaluationError(issue, resource.place, error);
}
