import type { Issue } from '../diagnostics/issue.ts';
import * as issues from '../diagnostics/issues/validation.ts';
import type { AstNode, Expression } from '../syntax/ast.ts';
import { labelWithArticle, labelWithCapitalArticle } from '../syntax/labels.ts';

export function illegalExpression(expression: Expression, feature: string, container: AstNode): Issue {
  return issues.illegalExpression({
    expression: labelWithCapitalArticle(expression),
    feature,
    container: labelWithArticle(container),
  });
}
