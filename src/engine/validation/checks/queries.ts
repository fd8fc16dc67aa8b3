import * as issues from '../../diagnostics/issues/validation.ts';
import type { Expression, Query } from '../../syntax/ast.ts';
import { labelWithCapitalArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks } from '../checker.ts';

export const queries: NodeChecks = {
  VirtualQuery: checkQueryOperand,
  ExportedQuery: checkQueryOperand,
};

function checkQueryOperand(checker: Checker, { expr }: Query): void {
  if (expr.kind !== 'Nop') checkQuery(checker, expr);
}

function checkQuery(checker: Checker, query: Expression): void {
  switch (query.kind) {
    case 'And':
    case 'Or':
      checkQuery(checker, query.left);
      checkQuery(checker, query.right);
      return;
    case 'Parenthesized':
      checkQuery(checker, query.expr);
      return;
    case 'Comparison':
      if (query.operator === '==' || query.operator === '!=') return;
      break;
    case 'Variable':
    case 'QualifiedName':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
      return;
    default:
  }
  checker.accept(issues.illegalQueryExpression({ expression: labelWithCapitalArticle(query) }), query);
}
