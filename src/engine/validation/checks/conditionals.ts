import * as issues from '../../diagnostics/issues/validation.ts';
import type { Case, Expression, Selector } from '../../syntax/ast.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { checkRvalue } from '../rvalues.ts';

/** Checks that a `case` or a selector has at most one default, and that its tested expression has a value. */
export const conditionals: NodeChecks = {
  Case: checkCase,
  Selector: checkSelector,
};

function checkCase(checker: Checker, node: Case): void {
  checkRvalue(checker, node.test);
  const defaults = node.options.flatMap(({ values }) => values.filter(({ kind }) => kind === 'LiteralDefault'));
  const [first, ...others] = defaults;
  for (const second of others) {
    reportSecondDefault(checker, "'case' statement", first, second);
  }
}

function checkSelector(checker: Checker, node: Selector): void {
  checkRvalue(checker, node.left);
  const [first, second] = node.selectors.filter(({ matching }) => matching.kind === 'LiteralDefault');
  if (second !== undefined) {
    reportSecondDefault(checker, 'Selector Expression', first?.matching, second.matching);
  }
}

function reportSecondDefault(
  checker: Checker,
  container: string,
  node: Expression | undefined,
  second: Expression,
): void {
  const issue = issues.duplicateDefault({ container });
  const first = node === undefined ? undefined : { node, message: 'First default here' };
  checker.rules.acceptSecondDefault(checker, issue, second, first);
}
