import type { Expression } from '../../syntax/ast.ts';
import type { Checker, NodeChecks } from '../checker.ts';
import { checkRvalue } from '../rvalues.ts';

export const values: NodeChecks = {
  Arithmetic: checkOperands,
  Comparison: checkOperands,
  Match: checkOperands,
  In: checkOperands,
  And: checkOperands,
  Or: checkOperands,
  Relationship: (checker, { left, right }) =>
    checkAll(
      checker,
      [left, right].filter(({ kind }) => kind !== 'Collect'),
    ),
  TextExpression: checkInner,
  Parenthesized: checkInner,
  Not: checkInner,
  UnaryMinus: checkInner,
  Unfold: checkInner,
  RenderExpression: checkInner,
  AttributesOperation: checkInner,
  CaseOption: (checker, node) => checkAll(checker, node.values),
  SelectorEntry: (checker, { matching }) => checkRvalue(checker, matching),
  If: checkTest,
  Unless: checkTest,
  KeyedEntry: (checker, { key, value }) => checkAll(checker, [key, value]),
  LiteralList: (checker, node) => checkAll(checker, node.values),
};

function checkAll(checker: Checker, expressions: readonly Expression[]): void {
  for (const expression of expressions) checkRvalue(checker, expression);
}

function checkOperands(
  checker: Checker,
  { left, right }: { readonly left: Expression; readonly right: Expression },
): void {
  checkAll(checker, [left, right]);
}

function checkInner(checker: Checker, { expr }: { readonly expr: Expression }): void {
  checkRvalue(checker, expr);
}

function checkTest(checker: Checker, { test }: { readonly test: Expression }): void {
  checkRvalue(checker, test);
}
