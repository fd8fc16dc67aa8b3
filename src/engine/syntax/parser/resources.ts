import * as issues from '../../diagnostics/issues/syntax.ts';
import type { AnyAttributeOperation, Expression, KeyedEntry, ResourceBody, ResourceForm } from '../ast.ts';
import { parseExpression } from './expressions.ts';
import { endOf, nopAt, ParseFailure, spanFrom, type ParserState } from './parser-state.ts';
import { atUnclosedEnd, skipAttribute } from './recovery.ts';
import { reportSpan } from '../report-span.ts';
import { createSequence, startsStatement, StatementList } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

/** Parses `{ … }` after an expression: bodies with titles, or attributes only. The current token is the brace. */
export function parseResourceSuffix(p: ParserState, left: Expression): Expression {
  const brace = p.span;
  const start = p.at - 1;
  p.advance();
  const resourceOffset = reportSpan(left).offset;
  if (!beginsAttributes(p)) {
    const bodies = parseBodies(p, resourceOffset);
    closeResource(p, start);
    const length = p.lastEnd - left.offset;
    return { kind: 'Resource', offset: left.offset, length, form: 'regular', typeName: left, bodies };
  }
  const operations = parseAttributeOperations(p);
  p.accept(T.COMMA);
  closeResource(p, start);
  const span = spanFrom(left.offset, p.lastEnd);
  switch (left.kind) {
    case 'QualifiedName': {
      const call = withoutTitle(left, operations, spanFrom(brace.offset, p.lastEnd));
      return call ?? p.refuse(issues.resourceWithoutTitle(), brace);
    }
    case 'QualifiedReference':
      return { kind: 'ResourceDefaults', ...span, form: 'regular', typeRef: left, operations };
    case 'Access':
      return { kind: 'ResourceOverride', ...span, form: 'regular', resources: left, operations };
    default:
      return p.refuse(issues.invalidResourceExpression(), reportSpan(left));
  }
}

export function parseClassResource(p: ParserState): Expression {
  const { offset, length } = p.span;
  const start = p.at;
  p.advance();
  p.advance();
  const bodies = parseBodies(p, offset);
  closeResource(p, start);
  const typeName = { kind: 'QualifiedName', offset, length, value: 'class' } as const;
  return { kind: 'Resource', offset, length: p.lastEnd - offset, form: 'regular', typeName, bodies };
}

/**
 * Consumes the closing brace of the resource that begins at token `start`. During recovery, the brace may be missing.
 */
function closeResource(p: ParserState, start: number): void {
  if (p.forgiving && p.kind !== T.RBRACE && atUnclosedEnd(p, start)) p.report(p.syntaxError());
  else p.expect(T.RBRACE);
}

/**
 * Converts a resource to a virtual or exported one that begins at the offset of its `@`. Returns undefined if the
 * expression is not a resource.
 */
export function withForm(expression: Expression, form: ResourceForm, offset: number): Expression | undefined {
  const length = endOf(expression) - offset;
  switch (expression.kind) {
    case 'Resource': {
      const bodies = expression.bodies.map((body) => ({ ...body, resourceOffset: offset }));
      return { ...expression, offset, length, form, bodies };
    }
    case 'ResourceDefaults':
    case 'ResourceOverride':
      return { ...expression, offset, length, form };
    default:
      return undefined;
  }
}

function beginsAttributes(p: ParserState): boolean {
  const { kind, next } = p;
  if (kind === T.RBRACE || kind === T.COMMA) return true;
  if (kind === T.TIMES) return next === T.FARROW;
  if (isAttributeName(kind) && !startsStatement(kind)) return true;
  return isAttributeName(kind) && (next === T.FARROW || next === T.PARROW);
}

function isAttributeName(kind: number): boolean {
  return kind === T.NAME || (T.isKeyword(kind) && kind !== T.BOOLEAN);
}

function parseBodies(p: ParserState, resourceOffset: number): readonly ResourceBody[] {
  const bodies = [parseBody(p, resourceOffset)];
  while (p.accept(T.SEMIC) && p.kind !== T.RBRACE) bodies.push(parseBody(p, resourceOffset));
  return bodies;
}

function parseBody(p: ParserState, resourceOffset: number): ResourceBody {
  const title = parseExpression(p, 0);
  p.expect(T.COLON);
  const operations = parseAttributeOperations(p);
  p.accept(T.COMMA);
  const { offset } = title;
  return { kind: 'ResourceBody', offset, length: p.lastEnd - offset, resourceOffset, title, operations };
}

/** Parses any number of attributes. Does not consume a trailing comma. */
export function parseAttributeOperations(p: ParserState): readonly AnyAttributeOperation[] {
  const operations: AnyAttributeOperation[] = [];
  if (isAttributeName(p.kind) || p.kind === T.TIMES) addAttribute(p, operations);
  for (;;) {
    if (p.kind === T.COMMA && (isAttributeName(p.next) || p.next === T.TIMES) && !resourceFollows(p)) p.advance();
    else if (p.forgiving && isAttributeName(p.kind) && (p.next === T.FARROW || p.next === T.PARROW)) {
      p.report(p.syntaxError());
    } else return operations;
    addAttribute(p, operations);
  }
}

/**
 * True if the next resource (`name {`) follows the comma, because the current one is not closed. True only during
 * recovery.
 */
function resourceFollows(p: ParserState): boolean {
  return p.forgiving && p.kinds[p.at + 2] === T.LBRACE;
}

function addAttribute(p: ParserState, operations: AnyAttributeOperation[]): void {
  if (!p.forgiving) {
    operations.push(parseAttributeOperation(p));
    return;
  }
  const mark = p.mark();
  const { at: start, span: nameSpan, value: name } = p;
  try {
    operations.push(parseAttributeOperation(p));
  } catch (error) {
    if (!(error instanceof ParseFailure) || error.final) throw error;
    p.report(error.found);
    const parts = p.restore(mark);
    skipAttribute(p, start);
    const span = spanFrom(nameSpan.offset, Math.max(p.lastEnd, endOf(nameSpan)));
    const value: Expression = { kind: 'Error', ...spanFrom(endOf(nameSpan), endOf(span)), parts };
    operations.push({ kind: 'AttributeOperation', ...span, name, nameSpan, operator: '=>', value });
  }
  p.forgetParts(mark);
}

function parseAttributeOperation(p: ParserState): AnyAttributeOperation {
  const { span: nameSpan, value: name } = p;
  const { offset } = nameSpan;
  const isSplat = p.kind === T.TIMES;
  p.advance();
  if (isSplat) {
    p.expect(T.FARROW);
    const expr = parseExpression(p, 0);
    return { kind: 'AttributesOperation', offset, length: endOf(expr) - offset, expr };
  }
  const operator = p.kind === T.PARROW ? '+>' : '=>';
  if (operator === '=>') p.expect(T.FARROW);
  else p.advance();
  const value = parseExpression(p, 0);
  return { kind: 'AttributeOperation', offset, length: endOf(value) - offset, name, nameSpan, operator, value };
}

/**
 * Converts `name { a => 1 }`, which has no title. Puppet reads it as a function name and a hash. The result is a call
 * for a statement function, and otherwise two expressions. Returns undefined if there is a `+>`, which a hash cannot
 * contain.
 */
function withoutTitle(
  name: Expression,
  operations: readonly AnyAttributeOperation[],
  span: { readonly offset: number; readonly length: number },
): Expression | undefined {
  const at = { offset: span.offset, length: 0 };
  const entries: KeyedEntry[] = [];
  for (const operation of operations) {
    const { offset, length } = operation;
    if (operation.kind === 'AttributesOperation') {
      const nothing = nopAt(offset);
      entries.push({ kind: 'KeyedEntry', offset, length, operatorSpan: at, key: nothing, value: nothing });
    } else if (operation.operator === '+>') return undefined;
    else {
      const key: Expression = { kind: 'LiteralString', ...operation.nameSpan, value: operation.name };
      entries.push({ kind: 'KeyedEntry', offset, length, operatorSpan: at, key, value: operation.value });
    }
  }
  const list = new StatementList();
  list.add([name], undefined);
  list.add([{ kind: 'LiteralHash', ...span, entries }], undefined);
  return createSequence(list.statements);
}
