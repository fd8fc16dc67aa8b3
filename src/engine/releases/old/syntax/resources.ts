import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type {
  AnyAttributeOperation,
  Expression,
  QualifiedReference,
  Query,
  ResourceBody,
  ResourceForm,
} from '../../../syntax/ast.ts';
import { endOf, nopAt, spanFrom } from '../../../syntax/parser/parser-state.ts';
import { withForm } from '../../../syntax/parser/resources.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import {
  createName,
  parseExpression,
  parseList,
  parseSelector,
  parseText,
  parseValue,
  parseVariable,
  QUERY_POWER,
} from './expressions.ts';
import type { OldParserState } from './state.ts';

/** True for tokens that may be attribute names. Puppet 3.8 also accepts keywords. */
function isAttributeName(p: OldParserState, kind: number = p.kind): boolean {
  if (kind === T.NAME) return true;
  return p.grammar.release.has('keywords name attributes') && (T.isKeyword(kind) || kind === T.IMPORT);
}

/** True if a token may begin a title. A keyword that may not begin a title is parsed as an attribute name. */
function mayBeTitle(kind: number): boolean {
  return !T.isKeyword(kind) ? kind !== T.IMPORT : kind === T.DEFAULT || kind === T.UNDEF || kind === T.BOOLEAN;
}

export function parseResource(p: OldParserState): Expression {
  const { span, value } = p;
  const typeName = { kind: 'QualifiedName', ...span, value } as const;
  p.advance();
  p.expect(T.LBRACE);
  if (p.is(T.RBRACE) || p.is(T.COMMA) || (isAttributeName(p) && (p.next === T.FARROW || !mayBeTitle(p.kind)))) {
    parseAttributes(p, false);
    p.expect(T.RBRACE);
    const last = p.at - 1;
    p.refuse(issues.resourceWithoutName({ expected: p.expectedAfter(last) }), spanFrom(p.lastEnd - 1, p.lastEnd));
  }
  const bodies = [parseResourceBody(p, span.offset)];
  while (p.accept(T.SEMIC) && !p.is(T.RBRACE)) bodies.push(parseResourceBody(p, span.offset));
  p.expect(T.RBRACE);
  // Puppet reports the resource at the line of its closing brace.
  const reportedAt = p.lastEnd - 1;
  return { kind: 'Resource', ...spanFrom(span.offset, p.lastEnd), form: 'regular', typeName, bodies, reportedAt };
}

function parseResourceBody(p: OldParserState, resourceOffset: number): ResourceBody {
  const title = parseTitle(p);
  p.expect(T.COLON);
  const operations = parseAttributes(p, false);
  return { kind: 'ResourceBody', ...spanFrom(title.offset, p.lastEnd), resourceOffset, title, operations };
}

function parseTitle(p: OldParserState): Expression {
  const { kind, span, value } = p;
  switch (kind) {
    case T.LBRACK:
      return parseList(p);
    case T.VARIABLE:
    case T.STRING:
    case T.DQPRE:
    case T.NAME:
    case T.CLASSREF:
      break;
    default:
      // Any other value is a title only if a selector follows it.
      return tested(p, parseValue(p));
  }
  if (kind === T.NAME && p.next !== T.QMARK && p.next !== T.LPAREN) {
    p.advance();
    return { ...createName(span.offset, value), ...span };
  }
  if (kind === T.CLASSREF && p.next !== T.QMARK) {
    p.advance();
    return { kind: 'LiteralString', ...span, value };
  }
  if (kind === T.NAME || kind === T.CLASSREF) return tested(p, parseValue(p));
  const title = kind === T.VARIABLE ? parseVariable(p) : parseText(p);
  return p.is(T.QMARK) ? parseSelector(p, title) : title;
}

function tested(p: OldParserState, value: Expression): Expression {
  return value.kind === 'Selector' ? value : p.fail();
}

/** Parses attributes separated by commas. The old grammar accepts some extra commas. */
function parseAttributes(p: OldParserState, mayAdd: boolean): readonly AnyAttributeOperation[] {
  const operations: AnyAttributeOperation[] = [];
  if (isAttributeName(p)) operations.push(parseAttribute(p, mayAdd));
  while (p.accept(T.COMMA) && isAttributeName(p)) operations.push(parseAttribute(p, mayAdd));
  return operations;
}

function parseAttribute(p: OldParserState, mayAdd: boolean): AnyAttributeOperation {
  const { span: nameSpan, value: name, kind } = p;
  p.advance();
  const isAdded = mayAdd && kind === T.NAME && p.is(T.PARROW);
  p.expect(isAdded ? T.PARROW : T.FARROW);
  const value = parseExpression(p);
  const span = spanFrom(nameSpan.offset, endOf(value));
  return { kind: 'AttributeOperation', ...span, name, nameSpan, operator: isAdded ? '+>' : '=>', value };
}

function parseAttributesInBraces(p: OldParserState, mayAdd: boolean): readonly AnyAttributeOperation[] {
  p.expect(T.LBRACE);
  const operations = parseAttributes(p, mayAdd);
  p.expect(T.RBRACE);
  return operations;
}

/** Parses `{ … }` after a type. The current token is the brace. */
export function parseDefaults(p: OldParserState, typeRef: QualifiedReference): Expression {
  const operations = parseAttributesInBraces(p, false);
  const span = spanFrom(typeRef.offset, p.lastEnd);
  return { kind: 'ResourceDefaults', ...span, form: 'regular', typeRef, operations, reportedAt: p.lastEnd - 1 };
}

export function parseOverride(p: OldParserState, resources: Expression): Expression {
  const operations = parseAttributesInBraces(p, true);
  const span = spanFrom(resources.offset, p.lastEnd);
  return { kind: 'ResourceOverride', ...span, form: 'regular', resources, operations, reportedAt: p.lastEnd - 1 };
}

export function parseVirtual(p: OldParserState): Expression {
  const { start: offset, span, value } = p;
  p.advance();
  const form: ResourceForm = p.accept(T.AT) ? 'exported' : 'virtual';
  let resource: Expression;
  if (p.is(T.NAME) || p.is(T.CLASS)) {
    if (p.next !== T.LBRACE) {
      p.advance();
      p.fail();
    }
    resource = parseResource(p);
  } else if (p.is(T.CLASSREF)) {
    const { span: typeSpan, value: casedValue } = p;
    p.advance();
    resource = parseDefaults(p, { kind: 'QualifiedReference', ...typeSpan, casedValue });
  } else p.fail();
  if (resource.kind === 'ResourceDefaults') {
    p.refuse(issues.defaultsNotVirtual({ expected: p.expectedAfter(p.at - 1) }), spanFrom(p.lastEnd - 1, p.lastEnd));
  }
  return (
    withForm(resource, form, offset) ??
    p.refuse(issues.oldSyntaxError({ where: `'${value}'`, expected: undefined }), span)
  );
}

/**
 * Parses a collector (`Type <| … |>` or `Type <<| … |>>`) and its overrides. The current token is the opening `<|` or
 * `<<|`.
 */
export function parseCollection(p: OldParserState, type: QualifiedReference): Expression {
  const isExported = p.is(T.LLCOLLECT);
  const offset = p.start;
  p.advance();
  const closing = isExported ? T.RRCOLLECT : T.RCOLLECT;
  const expr = p.is(closing) ? nopAt(p.start) : parseQuery(p);
  p.expect(closing);
  const kind = isExported ? 'ExportedQuery' : 'VirtualQuery';
  const query: Query = { kind, ...spanFrom(offset, p.lastEnd), expr };
  const hasOverrides = p.is(T.LBRACE);
  const operations = hasOverrides ? parseAttributesInBraces(p, true) : [];
  // Without overrides, the parser has already read the next token, and reports its line.
  const reportedAt = hasOverrides ? p.lastEnd - 1 : p.nextLine;
  const span = spanFrom(type.offset, p.lastEnd);
  return { kind: 'Collect', ...span, type, query, operations, reportedAt };
}

/** Parses comparisons joined by `and` and `or`. Both have the same precedence and are left-associative. */
function parseQuery(p: OldParserState): Expression {
  let left = parseComparison(p);
  while (p.is(T.AND) || p.is(T.OR)) {
    const { span: operatorSpan, kind } = p;
    p.advance();
    const right = parseComparison(p);
    const parts = { ...spanFrom(left.offset, endOf(right)), operatorSpan, left, right };
    left = kind === T.AND ? { kind: 'And', operator: 'and', ...parts } : { kind: 'Or', operator: 'or', ...parts };
  }
  return left;
}

function parseComparison(p: OldParserState): Expression {
  const { start: offset, span, value, kind } = p;
  if (p.accept(T.LPAREN)) {
    p.enter();
    const expr = parseQuery(p);
    p.depth -= 1;
    p.expect(T.RPAREN);
    return { kind: 'Parenthesized', ...spanFrom(offset, p.lastEnd), expr };
  }
  if (kind !== T.NAME && kind !== T.VARIABLE) p.fail();
  p.advance();
  const left: Expression =
    kind === T.NAME ? { ...createName(offset, value), ...span } : { kind: 'Variable', ...span, name: value };
  const { span: operatorSpan } = p;
  const operator = p.is(T.ISEQUAL) ? '==' : '!=';
  if (!p.is(T.ISEQUAL) && !p.is(T.NOTEQUAL)) p.fail();
  p.advance();
  const right = parseExpression(p, QUERY_POWER);
  return { kind: 'Comparison', ...spanFrom(offset, endOf(right)), operator, operatorSpan, left, right };
}
