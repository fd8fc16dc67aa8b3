/**
 * Parses the operators with the lowest precedence: assignments and relationship arrows, and the resources that arrows
 * connect.
 */
import * as issues from '../../diagnostics/issues/syntax.ts';
import type { Assignment, Expression, Relationship } from '../ast.ts';
import { parseExpression, parseInfix } from './expressions.ts';
import { endOf, type ParserState } from './parser-state.ts';
import { parsePrimary } from './primaries.ts';
import { parseClassResource, parseResourceSuffix, withForm } from './resources.ts';
import * as T from '../lexer/token-kinds.ts';

/**
 * Parses an assignment, a relationship, or an expression of higher precedence. Sets `p.plain` to false for an
 * assignment, a relationship or a resource, because these are not valid as keys of an access.
 */
export function parseAssignment(p: ParserState): Expression {
  const { kind } = p;
  let left: Expression;
  if (kind === T.AT || kind === T.ATAT || (kind === T.CLASS && p.next === T.LBRACE)) left = parseResource(p);
  else {
    left = parseExpression(p, 0);
    if (!continuesAssignment(p.kind)) {
      p.plain = true;
      return left;
    }
  }
  left = continueAssignment(p, left);
  p.plain = false;
  return left;
}

/**
 * Parses a statement that begins with a keyword, like `parseAssignment`. Calls the parser of the keyword directly, so
 * that nested conditionals and definitions need fewer stack frames.
 */
export function parseKeywordStatement(p: ParserState): Expression {
  p.enter();
  const statement = parsePrimary(p);
  p.depth--;
  return endsStatement(p.kind) ? statement : continueAssignment(p, parseInfix(p, statement, 0));
}

/**
 * True for tokens that certainly end a statement, such as the keyword of the next one. A fast path: most statements
 * that end in a brace are followed by one of these tokens, and need no search for operators.
 */
function endsStatement(kind: number): boolean {
  return (
    kind === T.RBRACE ||
    kind === T.END ||
    kind === T.NAME ||
    kind === T.VARIABLE ||
    (T.isKeyword(kind) && kind !== T.IN && kind !== T.AND && kind !== T.OR)
  );
}

function continuesAssignment(kind: number): boolean {
  return (kind >= T.EQUALS && kind <= T.DELETES) || (kind >= T.IN_EDGE && kind <= T.OUT_EDGE_SUB) || kind === T.LBRACE;
}

function continueAssignment(p: ParserState, operand: Expression): Expression {
  let left = operand;
  while (p.kind === T.LBRACE) left = parseResourceSuffix(p, left);
  while (p.kind >= T.IN_EDGE && p.kind <= T.OUT_EDGE_SUB) {
    const operatorSpan = p.span;
    const operator = toEdgeOperator(p.kind);
    p.advance();
    const right = parseResource(p);
    const length = endOf(right) - left.offset;
    left = { kind: 'Relationship', offset: left.offset, length, operator, operatorSpan, left, right };
  }
  if (p.kind >= T.EQUALS && p.kind <= T.DELETES) {
    const operatorSpan = p.span;
    const operator = toAssignmentOperator(p.kind);
    p.advance();
    p.enter();
    const right = parseAssignment(p);
    p.depth--;
    const length = endOf(right) - left.offset;
    return { kind: 'Assignment', offset: left.offset, length, operator, operatorSpan, left, right };
  }
  return left;
}

function toEdgeOperator(kind: number): Relationship['operator'] {
  switch (kind) {
    case T.IN_EDGE:
      return '->';
    case T.IN_EDGE_SUB:
      return '~>';
    case T.OUT_EDGE:
      return '<-';
    default:
      return '<~';
  }
}

function toAssignmentOperator(kind: number): Assignment['operator'] {
  switch (kind) {
    case T.EQUALS:
      return '=';
    case T.APPENDS:
      return '+=';
    default:
      return '-=';
  }
}

/** Parses a resource, or another expression where a resource is allowed. */
function parseResource(p: ParserState): Expression {
  const at = p.span;
  switch (p.kind) {
    case T.AT:
    case T.ATAT: {
      const isVirtual = p.kind === T.AT;
      p.advance();
      p.enter();
      const inner = parseResource(p);
      p.depth--;
      const resource = withForm(inner, isVirtual ? 'virtual' : 'exported', at.offset);
      if (resource !== undefined) return resource;
      return p.refuseAfterLookahead(isVirtual ? issues.virtualNotResource() : issues.exportedNotResource(), at);
    }
    case T.CLASS: {
      if (p.next !== T.LBRACE) break;
      return suffixed(p, parseClassResource(p));
    }
    default:
  }
  return suffixed(p, parseExpression(p, 0));
}

function suffixed(p: ParserState, operand: Expression): Expression {
  let left = operand;
  while (p.kind === T.LBRACE) left = parseResourceSuffix(p, left);
  return left;
}
