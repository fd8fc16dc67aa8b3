/** The loop that collects resources and evaluates instances of defines until neither brings anything new. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import { formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { evaluationError } from '../evaluator/errors.ts';
import { BreakJump, uncaughtError } from '../evaluator/jumps.ts';
import type { Compilation } from './compilation.ts';
import { evaluateResource } from './evaluate-resource.ts';
import type { Resource } from './resource.ts';

/** Puppet's own bound. */
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
  // A collector that is done takes itself off the list.
  for (const collector of [...compilation.collectors]) found = collector.evaluate() || found;
  return found;
}

/** Evaluates what waits now; instances declared meanwhile come in the next round, virtual ones wait on. */
function evaluateInstances(compilation: Compilation): boolean {
  const waiting = compilation.unevaluated;
  if (waiting.length === 0) return false;
  const ready: Resource[] = [];
  const virtual: Resource[] = [];
  for (const resource of waiting) {
    if (!resource.evaluated) (resource.virtual ? virtual : ready).push(resource);
  }
  compilation.unevaluated = virtual;
  for (const resource of ready) {
    try {
      evaluateResource(compilation, resource);
    } catch (error) {
      if (error instanceof BreakJump) throw strayBreak(error);
      throw nestedError(uncaughtError(error), resource);
    }
  }
  // In the order of declaration: what waits still stands before what was declared in this round.
  return ready.length > 0;
}

/** Puppet tells of a `break` in a define's body as of something inside an object of its own, at the break. */
function strayBreak({ place: { file, line } }: BreakJump): PuppetError {
  const detail = evaluationIssues.illegalJump({ name: 'break' }).message;
  return evaluationError(evaluationIssues.whileEvaluating({ expression: 'an Object', detail }), { file, line });
}

/** An error inside an instance is told with its own place, then with the place of the declaration. */
function nestedError(error: unknown, resource: Resource): unknown {
  if (!(error instanceof PuppetError)) return error;
  const detail = error.message + formatPlace(error.place);
  const issue = evaluationIssues.whileEvaluating({ expression: 'a Resource Statement', detail });
  return evaluationError(issue, resource.place, error);
}
