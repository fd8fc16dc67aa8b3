import * as issues from '../../diagnostics/issues/validation.ts';
import type { Assignment, Expression, LiteralList } from '../../syntax/ast.ts';
import { labelWithArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { checkRvalue } from '../rvalues.ts';

export const assignments: NodeChecks = { Assignment: checkAssignment };

const NUMERIC_NAME = /^(?:0|[1-9][0-9]*)$/;

function checkAssignment(checker: Checker, node: Assignment): void {
  if (node.operator !== '=') {
    checker.accept(issues.operatorNoLongerSupported({ operator: node.operator }), node);
    return;
  }
  checkAssignable(checker, node.left);
  checkRvalue(checker, node.right);
}

function checkAssignable(checker: Checker, target: Expression): void {
  switch (target.kind) {
    case 'Variable': {
      const { name } = target;
      if (NUMERIC_NAME.test(name)) checker.accept(issues.illegalNumericAssignment({ name }), target);
      if (name.includes('::')) checker.accept(issues.crossScopeAssignment({ name }), target);
      break;
    }
    case 'Access':
      checker.accept(issues.illegalIndexedAssignment(), target);
      break;
    case 'LiteralList':
      checker.rules.checkAssignedList(checker, target);
      break;
    default:
      checker.accept(issues.illegalAssignment({ what: labelWithArticle(target) }), target);
  }
}

export function checkAssignedList(checker: Checker, { values }: LiteralList): void {
  for (const value of values) checkAssignable(checker, value);
}
