/** Precedence of each kind of expression, in the levels of Puppet's grammar (`syntax/parser/expressions.ts`). */
import type { Expression } from '../ast.ts';

/**
 * Minimum precedence in positions where any expression is valid: statements, arguments, elements and values of hashes.
 */
export const ANYTHING = 0;
export const RELATIONSHIP = 1;
export const RESOURCE = 2;
/** Minimum precedence in positions where assignments, arrows and resources need parentheses. */
export const EXPRESSION = 3;
export const SELECTOR = 5;
export const PREFIX = 13;
/** Minimum precedence of the operand of an index, a method or a call. */
export const POSTFIX = 14;
const PRIMARY = 15;

/** Precedence of binary operators, from lowest to highest. All of them are left-associative. */
const OPERATORS: Readonly<Record<string, number>> = {
  or: EXPRESSION,
  and: 4,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '==': 7,
  '!=': 7,
  '<<': 8,
  '>>': 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
  '=~': 11,
  '!~': 11,
  in: 12,
};

export function rankPrecedence(node: Expression): number {
  switch (node.kind) {
    case 'Assignment':
      return ANYTHING;
    case 'Relationship':
      return RELATIONSHIP;
    case 'Resource':
    case 'ResourceDefaults':
    case 'ResourceOverride':
      return RESOURCE;
    case 'Selector':
      return SELECTOR;
    case 'Or':
    case 'And':
    case 'Comparison':
    case 'Arithmetic':
    case 'Match':
    case 'In':
      return OPERATORS[node.operator] ?? EXPRESSION;
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
      return PREFIX;
    case 'Access':
    case 'NamedAccess':
    case 'CallNamedFunction':
    case 'CallMethod':
    case 'Collect':
      return POSTFIX;
    case 'Nop':
    case 'Error':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'ConcatenatedString':
    case 'TextExpression':
    case 'HeredocExpression':
    case 'LiteralList':
    case 'LiteralHash':
    case 'QualifiedName':
    case 'QualifiedReference':
    case 'ReservedWord':
    case 'Variable':
    case 'Parenthesized':
    case 'Block':
    case 'If':
    case 'Unless':
    case 'Case':
    case 'Lambda':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'NodeDefinition':
    case 'TypeAlias':
    case 'TypeDefinition':
    case 'TypeMapping':
    case 'Epp':
    case 'RenderString':
    case 'RenderExpression':
      return PRIMARY;
  }
}

/**
 * True if the first token of an expression would continue the previous statement: a sign, a splat, a brace, or the
 * slash of a regular expression, which would be read as a division.
 */
export function continuesStatement(node: Expression): boolean {
  switch (node.kind) {
    case 'UnaryMinus':
    case 'Unfold':
    case 'LiteralRegularExpression':
    case 'LiteralHash':
      return true;
    case 'Assignment':
    case 'Relationship':
    case 'Or':
    case 'And':
    case 'Comparison':
    case 'Arithmetic':
    case 'Match':
    case 'In':
    case 'Selector':
    case 'Access':
    case 'NamedAccess':
      return continuesStatement(node.left);
    case 'CallMethod':
    case 'CallNamedFunction':
      return continuesStatement(node.functor);
    case 'Collect':
      return continuesStatement(node.type);
    case 'Resource':
      return node.form === 'regular' && continuesStatement(node.typeName);
    case 'ResourceOverride':
      return node.form === 'regular' && continuesStatement(node.resources);
    default:
      return false;
  }
}

/**
 * True if a slash after the expression is always a division. After a brace, an interpolated string or some keywords, it
 * may begin a regular expression.
 */
export function endsAsOperand(node: Expression): boolean {
  switch (node.kind) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralRegularExpression':
    case 'LiteralList':
    case 'QualifiedName':
    case 'QualifiedReference':
    case 'Variable':
    case 'Parenthesized':
    case 'Access':
      return true;
    case 'CallNamedFunction':
    case 'CallMethod':
      return node.lambda === undefined;
    case 'Collect':
      return node.operations.length === 0;
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
      return endsAsOperand(node.expr);
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
      return endsAsOperand(node.right);
    default:
      return rankPrecedence(node) < PREFIX;
  }
}

function rightmost(node: Expression): Expression {
  switch (node.kind) {
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
      return rightmost(node.expr);
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
      return rightmost(node.right);
    default:
      return node;
  }
}

/** True if an expression ends in a collector. A brace after it would begin the collector's overrides. */
export function endsInCollector(node: Expression): boolean {
  const last = rightmost(node);
  return last.kind === 'Collect' && last.operations.length === 0;
}

/** True if an expression ends in a call. A `|` after it would begin the call's lambda. */
export function endsInCall(node: Expression): boolean {
  const last = rightmost(node);
  return (last.kind === 'CallMethod' || last.kind === 'CallNamedFunction') && last.lambda === undefined;
}
