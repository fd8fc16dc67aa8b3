import * as issues from '../../diagnostics/issues/validation.ts';
import type { Case, Expression, Selector } from '../../syntax/ast.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { checkRvalue } from '../rvalues.ts';

/** A `case` and a selector have one default, and choose by a value. */
export const conditionals: NodeChecks = {
  Case: checkCase,
  Selector: checkSelector,
};

function checkCase(checker: Checker, node: Case): void {
  checkRvalue(checker, node.test);
  const defaults = node.options.flatMap(({ values }) => values.filter(({ kind }) => kind === 'LiteralDefault'));
  for (const second of defaults.slice(1)) {
    reportSecondDefault(checker, "'case' statement", second);
  }
}

function checkSelector(checker: Checker, node: Selector): void {
  checkRvalue(checker, node.left);
  const [, second] = node.selectors.filter(({ matching }) => matching.kind === 'LiteralDefault');
  if (second !== undefined) {
    reportSecondDefault(checker, 'Selector Expression', second.matching);
  }
}

function reportSecondDefault(checker: Checker, container: string, second: Expression): void {
  const issue = issues.duplicateDefault({ container });
  if (checker.release.has('second defaults are errors')) checker.accept(issue, second);
  else checker.acceptStrictly(issue, second);
}
