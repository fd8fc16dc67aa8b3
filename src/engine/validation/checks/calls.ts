import * as issues from '../../diagnostics/issues/validation.ts';
import type { CallNamedFunction, Collect } from '../../syntax/ast.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { illegalExpression } from '../illegal-expression.ts';

export const calls: NodeChecks = {
  CallNamedFunction: (checker, node) => checker.rules.checkFunctionName(checker, node),
  Collect: checkCollectedType,
};

/** Rejects a call whose function is neither a function name nor a type. */
export function checkFunctionName(checker: Checker, node: CallNamedFunction): void {
  const { functor } = node;
  const isTypeCalled = (functor.kind === 'Access' ? functor.left : functor).kind === 'QualifiedReference';
  if (functor.kind === 'QualifiedName' || isTypeCalled) return;
  if (functor.kind === 'RenderString') checker.accept(issues.ambiguousEppParameters(), node);
  else checker.accept(illegalExpression(functor, 'function name', node), functor);
}

function checkCollectedType(checker: Checker, node: Collect): void {
  const { type } = node;
  if (type.kind !== 'QualifiedReference') checker.accept(illegalExpression(type, 'type name', node), type);
}
