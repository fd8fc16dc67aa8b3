import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import type { CallMethod, CallNamedFunction, Lambda } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import { describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import { acceptsCall } from './accepts-call.ts';
import { Closure } from './closure.ts';
import type { Evaluator } from '../evaluator.ts';
import { argumentError } from '../errors.ts';
import { labelWithArticle, labelWithCapitalArticle } from '../../syntax/labels.ts';
import { type DeclaredMember, declaredMember, findMethod, readMember } from '../objects.ts';
import type { Scope } from '../scope/scope.ts';
import { unfold } from '../unfold.ts';

export function evaluateCall(evaluator: Evaluator, node: CallNamedFunction, scope: Scope): Value {
  const { functor } = node;
  if (
    functor.kind === 'QualifiedReference' ||
    (functor.kind === 'Access' && functor.left.kind === 'QualifiedReference')
  ) {
    const type = evaluator.evaluate(functor, scope);
    return call(evaluator, 'new', [type, ...unfold(evaluator, node.arguments, scope)], node, scope);
  }
  if (functor.kind === 'RenderString') return evaluator.fail(evaluationIssues.ambiguousEppParameters(), node);
  if (functor.kind !== 'QualifiedName') {
    const issue = evaluationIssues.illegalExpression({
      expression: labelWithCapitalArticle(functor),
      feature: 'function name',
      container: labelWithArticle(node),
    });
    return evaluator.fail(issue, functor);
  }
  return call(evaluator, functor.value, unfold(evaluator, node.arguments, scope), node, scope);
}

/**
 * Evaluates `value.name(args)`. Calls the value's own member if it has one, and otherwise the function with the value
 * as its first argument.
 */
export function evaluateMethodCall(evaluator: Evaluator, node: CallMethod, scope: Scope): Value {
  const { left, right } = node.functor;
  const receiver = unfold(evaluator, [left], scope);
  if (right.kind !== 'QualifiedName') {
    const issue = evaluationIssues.illegalExpression({
      expression: labelWithCapitalArticle(node.functor),
      feature: 'function name',
      container: labelWithArticle(node),
    });
    return evaluator.fail(issue, node.functor);
  }
  const args = unfold(evaluator, node.arguments, scope);
  const declared = declaredMember(receiver[0], right.value);
  if (declared !== undefined) checkArguments(declared, args, createBlock(evaluator, node.lambda, scope));
  const method = findMethod(receiver[0], right.value);
  if (method !== undefined) {
    const block = createBlock(evaluator, node.lambda, scope);
    return method({ evaluator, scope, place: evaluator.placeOf(node), block }, args);
  }
  const member = readMember(receiver[0], right.value);
  if (member !== undefined) return member.value;
  // An object type only declares functions. Their bodies cannot be written in Puppet's language.
  if (declared !== undefined) throw argumentError(`no method is implemented for ${declared.label}`);
  return call(evaluator, right.value, [...receiver, ...args], node, scope);
}

function checkArguments(
  { label, signature }: DeclaredMember,
  args: readonly Value[],
  block: Closure | undefined,
): void {
  if (signature === undefined || acceptsCall(signature.type, args, block)) return;
  throw argumentError(describeSignatures(label, [signature], inferArguments(args, block)));
}

function call(
  evaluator: Evaluator,
  name: string,
  args: readonly Value[],
  node: CallNamedFunction | CallMethod,
  scope: Scope,
): Value {
  const place = evaluator.placeOf(node);
  const block = createBlock(evaluator, node.lambda, scope);
  evaluator.callPlaces.push(place);
  try {
    return evaluator.callFunction(name, args, { scope, place, block });
  } finally {
    evaluator.callPlaces.pop();
  }
}

function createBlock(evaluator: Evaluator, lambda: Lambda | undefined, scope: Scope): Closure | undefined {
  return lambda === undefined ? undefined : Closure.ofLambda(evaluator, lambda, scope);
}
