import * as issues from '../../../diagnostics/issues/old-evaluation.ts';
import type { Assignment } from '../../../syntax/ast.ts';
import type { Value } from '../../../values/value.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import { isNumericName, MISSING } from '../../../evaluator/scope/frames.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { appended } from './append.ts';
import { assignElement } from './elements.ts';

export function assignInOldLanguage(evaluator: Evaluator, node: Assignment, scope: Scope): Value {
  const { left, operator } = node;
  const value = evaluator.evaluate(node.right, scope);
  if (left.kind === 'Access') {
    assignElement(evaluator, node, left, value, scope);
    return value;
  }
  if (left.kind !== 'Variable') return value;
  const { name } = left;
  if (isNumericName(name) && !evaluator.host.release.has('numeric variables are assigned')) {
    evaluator.fail(issues.numericAssigned({ name }), node);
  }
  if (scope.isBound(name)) {
    const issue = operator === '+=' ? issues.appendedInScope({ name }) : issues.reassigned({ name });
    evaluator.fail(issue, node);
  }
  const result = operator === '+=' ? append(evaluator, node, name, value, scope) : value;
  // A numeric variable cannot be read, because such names are always match captures.
  if (!isNumericName(name)) scope.setPrivileged(name, result);
  evaluator.watchAssignment?.({ file: evaluator.source.file, offset: left.offset, value: result });
  return result;
}

function append(evaluator: Evaluator, node: Assignment, name: string, value: Value, scope: Scope): Value {
  const result = appended(evaluator, node, boundValue(scope, name), value);
  if (result.isInPlace) scope.replace(name, result.value);
  return result.value;
}

function boundValue(scope: Scope, name: string): Value {
  const found = scope.lookup(name);
  return found === MISSING ? undefined : found;
}
