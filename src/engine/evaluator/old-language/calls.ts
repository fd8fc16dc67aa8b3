/** Calls in releases with the old grammar, where a function is a statement or a value. */
import * as issues from '../../diagnostics/issues/old-evaluation.ts';
import { yieldsValue } from '../../releases/known-names.ts';
import type { CallNamedFunction } from '../../syntax/ast.ts';
import type { Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Scope } from '../scope.ts';

export function callInOldLanguage(evaluator: Evaluator, name: string, node: CallNamedFunction, scope: Scope): Value {
  const found = evaluator.findFunction(name);
  if (found === undefined) return evaluator.fail(issues.oldUnknownFunction({ name }), node);
  const isValue = found.isValue ?? yieldsValue(name);
  if (isValue !== undefined && isValue !== node.rvalRequired) {
    evaluator.fail(isValue ? issues.functionIsAValue({ name }) : issues.functionIsNoValue({ name }), node);
  }
  const args = node.arguments.map((argument) => evaluator.evaluate(argument, scope) ?? '');
  return evaluator.callFunction(name, args, { scope, place: evaluator.placeOf(node) });
}
