import * as issues from '../diagnostics/issues/validation.ts';
import type { Expression } from '../syntax/ast.ts';
import { labelWithCapitalArticle } from '../syntax/labels.ts';
import type { Checker } from './checker.ts';

/**
 * Rejects an expression without a value where a value is required. These are queries and definitions, also inside
 * prefix operators and parentheses.
 */
export function checkRvalue(checker: Checker, expression: Expression): void {
  let inner = expression;
  for (;;) {
    switch (inner.kind) {
      case 'TextExpression':
      case 'Parenthesized':
      case 'Not':
      case 'UnaryMinus':
      case 'Unfold':
      case 'RenderExpression':
        inner = inner.expr;
        break;
      case 'Collect':
      case 'HostClassDefinition':
      case 'ResourceTypeDefinition':
      case 'FunctionDefinition':
      case 'NodeDefinition':
      case 'TypeAlias':
      case 'TypeMapping':
      case 'TypeDefinition':
        checker.accept(issues.notRvalue({ expression: labelWithCapitalArticle(inner) }), inner);
        return;
      default:
        return;
    }
  }
}
