import * as issues from '../diagnostics/issues/validation.ts';
import type { Expression } from '../syntax/ast.ts';
import { labelWithCapitalArticle } from '../syntax/labels.ts';
import type { Checker } from './checker.ts';

/** A collector's query knows `==`, `!=`, `and`, `or` and parentheses; what is compared is not checked here. */
export function checkQuery(checker: Checker, query: Expression): void {
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
