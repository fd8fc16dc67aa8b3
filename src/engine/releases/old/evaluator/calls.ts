/** Function calls in releases with the old grammar, in which each function is either a statement or an expression. */
import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import { yieldsValue } from '../known-functions.ts';
import type { CallNamedFunction } from '../../../syntax/ast.ts';
import type { Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import { evaluateCall } from '../../../evaluator/calls/calls.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';

export function callInOldLanguage(evaluator: Evaluator, node: CallNamedFunction, scope: Scope): Value {
  if (node.functor.kind !== 'QualifiedName') return evaluateCall(evaluator, node, scope);
  const name = node.functor.value;
  const found = evaluator.findFunction(name);
  if (found === undefined) return evaluator.fail(issues.oldUnknownFunction({ name }), node);
  const isValue = found.isValue ?? yieldsValue(name);
  if (isValue !== undefined && isValue !== node.rvalRequired) {
    evaluator.fail(isValue ? issues.functionIsAValue({ name }) : issues.functionIsNoValue({ name }), node);
  }
  checkCount(evaluator, name, node);
  const args = node.arguments.map((argument) => evaluator.evaluate(argument, scope) ?? '');
  return evaluator.callFunction(name, args, { scope, place: evaluator.placeOf(node) });
}

/** Number of arguments of Puppet's core functions. A negative number `-n - 1` means n or more arguments. */
const ARITIES: Readonly<Record<string, number>> = {
  ...{ contain: -2, create_resources: -3, defined: -2, digest: 1, extlookup: -2, file: -2, fqdn_rand: -2, hiera: -2 },
  ...{ hiera_array: -2, hiera_hash: -2, hiera_include: -2, include: -2, inline_template: -2, md5: 1, realize: -2 },
  ...{ regsubst: -4, require: -2, scanf: 2, search: -2, sha1: 1, split: 2, sprintf: -2, tag: -2, tagged: -2 },
  ...{ template: -2, versioncmp: 2 },
};

function checkCount(evaluator: Evaluator, name: string, node: CallNamedFunction): void {
  const arity = ARITIES[name];
  const count = node.arguments.length;
  if (arity === undefined || (arity < 0 ? count >= -arity - 1 : count === arity)) return;
  if (evaluator.host.release.has('Puppet counts arguments')) {
    const expected = arity < 0 ? `minimum ${-arity - 1}` : String(arity);
    evaluator.fail(issues.wrongCount({ name, count, expected }), node);
  }
  if (name === 'split' || name === 'versioncmp') evaluator.fail(issues.wrongCountIn27({ name, count }), node);
}
