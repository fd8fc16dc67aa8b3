import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Comparison } from '../../syntax/ast.ts';
import { isAssignable, typesEquivalent } from '../../types/assignable/assignable.ts';
import type { Type } from '../../types/type.ts';
import { compareValues } from '../../values/compare.ts';
import { valuesEqual } from '../../values/equality.ts';
import { isType, type Value } from '../../values/value.ts';
import type { Evaluator } from '../evaluator.ts';
import { labelOfValue } from '../labels.ts';
import type { Scope } from '../scope/scope.ts';

/** Evaluates `==`, `!=`, `<`, `<=`, `>` and `>=`. For types, `<` means "is more specific than". */
export function evaluateComparison(evaluator: Evaluator, node: Comparison, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  const right = evaluator.evaluate(node.right, scope);
  try {
    return isType(left) ? compareTypes(node.operator, left.type, right) : compare(node.operator, left, right);
  } catch (error) {
    if (!(error instanceof PuppetError) || error.errorClass !== 'ArgumentError') throw error;
    const issue = evaluationIssues.comparisonNotPossible({
      operator: node.operator,
      left: labelOfValue(left),
      right: labelOfValue(right),
      detail: error.message,
    });
    return evaluator.fail(issue, node);
  }
}

function compareTypes(operator: Comparison['operator'], left: Type, rightValue: Value): boolean {
  const right = isType(rightValue) ? rightValue.type : undefined;
  const equal = right !== undefined && typesEquivalent(left, right);
  switch (operator) {
    case '==':
      return equal;
    case '!=':
      return !equal;
    case '<':
      return right !== undefined && !equal && isAssignable(right, left);
    case '<=':
      return right !== undefined && isAssignable(right, left);
    case '>':
      return right !== undefined && !equal && isAssignable(left, right);
    case '>=':
      return right !== undefined && isAssignable(left, right);
  }
}

function compare(operator: Comparison['operator'], left: Value, right: Value): boolean {
  switch (operator) {
    case '==':
      return valuesEqual(left, right);
    case '!=':
      return !valuesEqual(left, right);
    case '<':
      return compareValues(left, right) < 0;
    case '<=':
      return compareValues(left, right) <= 0;
    case '>':
      return compareValues(left, right) > 0;
    case '>=':
      return compareValues(left, right) >= 0;
  }
}
