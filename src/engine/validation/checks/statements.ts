/** Rejects statements without effect whose value nothing uses. */
import * as issues from '../../diagnostics/issues/validation.ts';
import type { AstNode, Block, Expression } from '../../syntax/ast.ts';
import { labelOfNode, labelWithCapitalArticle } from '../../syntax/labels.ts';
import type { Checker, NodeChecks } from '../checker.ts';

export const statements: NodeChecks = { Block: checkBlock };

function checkBlock(checker: Checker, block: Block): void {
  const name = nameWithoutTitle(block);
  if (name !== undefined) {
    checker.accept(issues.resourceWithoutTitle({ name }), block);
    return;
  }
  const first = block.statements.slice(0, -1).find((statement) => checker.rules.isIdem(statement, checker));
  if (first !== undefined) checker.accept(issues.idemExpressionNotLast({ expression: labelOfNode(first) }), first);
}

/**
 * Rejects an expression without effect as the last statement of a class, define or node, because its value would be
 * discarded.
 */
export function checkNoIdemLast(checker: Checker, container: AstNode, body: Expression): void {
  const last = body.kind === 'Block' ? body.statements.at(-1) : body;
  if (last === undefined || last.kind === 'Nop' || !checker.rules.isIdem(last, checker)) return;
  if (last.kind === 'Block' && nameWithoutTitle(last) !== undefined) return;
  const args = { expression: labelOfNode(last), container: labelWithCapitalArticle(container) };
  checker.accept(issues.idemNotAllowedLast(args), last);
}

/**
 * Returns the type name in `file { mode => '0644' }`. The parser reads such a resource without a title as a name and a
 * hash.
 */
function nameWithoutTitle({ statements }: Block): string | undefined {
  const [name, hash] = statements;
  return statements.length === 2 && name?.kind === 'QualifiedName' && hash?.kind === 'LiteralHash'
    ? name.value
    : undefined;
}

/** True if the evaluation of an expression has no effect, as far as this is known without evaluating it. */
export function isIdem(expression: Expression, checker: Checker): boolean {
  const isEach = (part: Expression): boolean => checker.rules.isIdem(part, checker);
  switch (expression.kind) {
    case 'Nop':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'LiteralList':
    case 'LiteralHash':
    case 'QualifiedName':
    case 'QualifiedReference':
    case 'ReservedWord':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'TextExpression':
    case 'Access':
    case 'NamedAccess':
    case 'Arithmetic':
    case 'Comparison':
    case 'In':
    case 'And':
    case 'Or':
    case 'Variable':
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
    case 'Selector':
      return true;
    case 'Parenthesized':
      return isEach(expression.expr);
    case 'Block':
      return expression.statements.every(isEach);
    case 'If':
    case 'Unless':
      return isEach(expression.test) && isEach(expression.then) && isEach(expression.else);
    case 'Case':
      return (
        isEach(expression.test) && expression.options.every(({ values, then }) => values.every(isEach) && isEach(then))
      );
    default:
      // The remaining expressions have an effect. They are matches (which set `$0`, `$1` and so on), calls,
      // assignments, arrows, resources and definitions.
      return false;
  }
}
