import * as issues from '../../../diagnostics/issues/validation.ts';
import type { CallNamedFunction, LiteralList } from '../../../syntax/ast.ts';
import { labelWithArticle } from '../../../syntax/labels.ts';
import type { Checker } from '../../../validation/checker.ts';
import { checkFunctionName } from '../../../validation/checks/calls.ts';
import { isIdem } from '../../../validation/checks/statements.ts';
import { illegalExpression } from '../../../validation/illegal-expression.ts';
import type { CheckRules } from '../../../validation/rules.ts';
import type { Part } from '../../with-parts.ts';

export const oldCheckParts: readonly Part<CheckRules>[] = [
  // Code in the old grammar is not checked before its evaluation.
  { when: 'the old grammar', rules: { checkProgram: () => [] } },
  { unless: 'types make instances', rules: { checkFunctionName: refuseCalledTypes } },
  { unless: 'lists of variables are assigned', rules: { checkAssignedList: refuseAssignedList } },
  {
    unless: 'matches have an effect',
    rules: { isIdem: (expression, checker) => expression.kind === 'Match' || isIdem(expression, checker) },
  },
  {
    unless: 'second defaults are errors',
    rules: {
      acceptSecondDefault: (checker, issue, second, first) =>
        checker.acceptStrictly(issue, second, first === undefined ? {} : { first }),
    },
  },
  {
    unless: 'misplaced definitions are reported',
    rules: { checkFileNamespace: () => undefined, checkTopConstructs: () => undefined },
  },
  {
    when: 'future words of application orchestration',
    rules: { futureReservedWords: new Set(['application', 'produces', 'consumes']) },
  },
];

function refuseCalledTypes(checker: Checker, node: CallNamedFunction): void {
  const { functor } = node;
  if ((functor.kind === 'Access' ? functor.left : functor).kind === 'QualifiedReference')
    checker.accept(illegalExpression(functor, 'function name', node), functor);
  else checkFunctionName(checker, node);
}

function refuseAssignedList(checker: Checker, list: LiteralList): void {
  checker.accept(issues.illegalAssignment({ what: labelWithArticle(list) }), list);
}
