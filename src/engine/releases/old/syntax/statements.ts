import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { Span } from '../../../diagnostics/span.ts';
import type { CaseOption, Expression } from '../../../syntax/ast.ts';
import { endOf, nopAt, spanFrom } from '../../../syntax/parser/parser-state.ts';
import { createBlock, type Braces } from '../../../syntax/parser/statements.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { parseClass, parseDefine, parseImport, parseNode } from './definitions.ts';
import {
  isTestable,
  createName,
  parseArguments,
  parseExpression,
  parseList,
  parseOption,
  parseReference,
  parseReferenceInLowerCase,
  parseSelector,
  parseText,
  parseValue,
  parseVariable,
} from './expressions.ts';
import { parseCollection, parseDefaults, parseOverride, parseResource, parseVirtual } from './resources.ts';
import type { OldParserState } from './state.ts';

const STARTS_STATEMENT: ReadonlySet<number> = new Set([
  ...[T.NAME, T.CLASSREF, T.VARIABLE, T.STRING, T.DQPRE, T.AT, T.CASE, T.IF, T.UNLESS, T.IMPORT, T.DEFINE, T.CLASS],
  ...[T.NODE, T.BOOLEAN, T.UNDEF, T.DEFAULT, T.REGEX],
]);

/** Parses statements up to a token that cannot begin one, and adds them to `into`. An `import` adds nothing. */
export function parseStatements(p: OldParserState, into: Expression[] = []): readonly Expression[] {
  while (STARTS_STATEMENT.has(p.kind)) {
    p.enter();
    if (p.is(T.IMPORT)) parseImport(p);
    else into.push(parseStatement(p));
    p.depth -= 1;
  }
  return into;
}

function parseStatement(p: OldParserState): Expression {
  switch (p.kind) {
    case T.AT:
      return parseVirtual(p);
    case T.IF:
      return parseIf(p);
    case T.UNLESS:
      return parseUnless(p);
    case T.DEFINE:
      return parseDefine(p);
    case T.NODE:
      return parseNode(p);
    case T.CLASS:
      if (p.next !== T.LBRACE) return parseClass(p);
      break;
    case T.VARIABLE:
      return parseVariableStatement(p);
    case T.NAME: {
      const statement = parseCall(p);
      if (statement !== undefined) return statement;
      break;
    }
    default:
      break;
  }
  return parseRelationship(p, parseSide(p));
}

const EDGES: ReadonlySet<number> = new Set([T.IN_EDGE, T.OUT_EDGE, T.IN_EDGE_SUB, T.OUT_EDGE_SUB]);

/**
 * Parses the rest of a chain of relationships after its first operand. If no arrow follows, the operand must be a
 * statement.
 */
function parseRelationship(p: OldParserState, first: Expression): Expression {
  let left = first;
  if (!EDGES.has(p.kind)) {
    const stands = ['Resource', 'ResourceDefaults', 'ResourceOverride', 'Collect', 'Case'].includes(first.kind);
    return stands ? first : p.fail();
  }
  while (EDGES.has(p.kind)) {
    const { span: operatorSpan, value: operator } = p;
    p.advance();
    const right = parseSide(p);
    const span = spanFrom(left.offset, endOf(right));
    if (operator !== '->' && operator !== '<-' && operator !== '~>' && operator !== '<~') return p.fail();
    left = { kind: 'Relationship', ...span, operator, operatorSpan, left, right };
  }
  return left;
}

/** Parses an operand of an arrow. Also parses overrides, which are not valid operands but begin like references. */
function parseSide(p: OldParserState): Expression {
  const { span, value } = p;
  switch (p.kind) {
    case T.CASE:
      return parseCase(p);
    case T.CLASS:
      return parseResource(p);
    case T.NAME: {
      if (p.next === T.LBRACE) return parseResource(p);
      p.advance();
      const name: Expression = { ...createName(span.offset, value), ...span };
      if (p.is(T.LBRACK)) return withOverride(p, parseReferenceInLowerCase(p, name));
      return parseTested(p, p.is(T.LPAREN) ? parseCallAsValue(p, span, value) : name);
    }
    case T.CLASSREF: {
      p.advance();
      const type = { kind: 'QualifiedReference', ...span, casedValue: value } as const;
      if (p.is(T.LBRACE)) return parseDefaults(p, type);
      if (p.is(T.LBRACK)) return withOverride(p, parseReference(p, type));
      if (p.is(T.LCOLLECT) || p.is(T.LLCOLLECT)) return parseCollection(p, type);
      return parseTested(p, { kind: 'LiteralString', ...span, value });
    }
    case T.VARIABLE: {
      const variable = parseVariable(p);
      return p.is(T.QMARK) && isTestable(variable) ? parseSelector(p, variable) : variable;
    }
    case T.STRING:
    case T.DQPRE: {
      const text = parseText(p);
      return p.is(T.QMARK) ? parseSelector(p, text) : text;
    }
    case T.BOOLEAN:
    case T.UNDEF:
    case T.DEFAULT:
    case T.REGEX:
      return parseTested(p, parseOption(p));
    default:
      return p.fail();
  }
}

function withOverride(p: OldParserState, reference: Expression): Expression {
  return p.is(T.LBRACE) ? parseOverride(p, reference) : reference;
}

/** Parses a selector after a value. The value alone is not a valid operand of an arrow. */
function parseTested(p: OldParserState, value: Expression): Expression {
  if (!p.is(T.QMARK)) p.fail();
  return parseSelector(p, value);
}

function parseCallAsValue(p: OldParserState, name: Span, value: string): Expression {
  const args = parseArguments(p, true);
  return createCall(p, name, value, args, true);
}

function createCall(
  p: OldParserState,
  name: Span,
  value: string,
  args: readonly Expression[],
  rvalRequired: boolean,
): Expression {
  const functor: Expression = { kind: 'QualifiedName', offset: name.offset, length: name.length, value };
  const span = spanFrom(name.offset, p.lastEnd);
  return { kind: 'CallNamedFunction', ...span, functor, arguments: args, lambda: undefined, rvalRequired };
}

/**
 * Parses a function call that is a statement, with or without parentheses. Returns undefined if the name does not begin
 * a call.
 */
function parseCall(p: OldParserState): Expression | undefined {
  const { span, value } = p;
  switch (p.next) {
    case T.LBRACE:
    case T.QMARK:
      return undefined;
    case T.LPAREN: {
      p.advance();
      const args = parseArguments(p, true);
      if (!p.is(T.QMARK)) return createCall(p, span, value, args, false);
      return parseRelationship(p, parseSelector(p, createCall(p, span, value, args, true)));
    }
    case T.LBRACK:
      return parseBracketed(p);
    default:
      p.advance();
      return createCall(p, span, value, parseFurtherValues(p, [parseValue(p)]), false);
  }
}

function parseFurtherValues(p: OldParserState, values: Expression[]): readonly Expression[] {
  while (p.accept(T.COMMA)) values.push(parseValue(p));
  return values;
}

/** Parses `name […]`. It is a call with a list as argument, unless a brace or an arrow follows. */
function parseBracketed(p: OldParserState): Expression {
  const { span, value } = p;
  p.advance();
  const list = parseList(p);
  const isReference = p.is(T.LBRACE) || EDGES.has(p.kind);
  if (!isReference || list.kind !== 'LiteralList' || list.values.length === 0) {
    return createCall(p, span, value, parseFurtherValues(p, [list]), false);
  }
  p.warn(issues.referenceInLowerCase(p.lastPlace), span);
  const casedValue = value.replace(/(^|::)[a-z]/g, (start) => start.toUpperCase());
  const left: Expression = { kind: 'QualifiedReference', ...span, casedValue };
  const reference: Expression = { kind: 'Access', ...spanFrom(span.offset, endOf(list)), left, keys: list.values };
  return parseRelationship(p, withOverride(p, reference));
}

/** Parses a statement that begins with a variable: an assignment, `+=`, or a relationship. */
function parseVariableStatement(p: OldParserState): Expression {
  const side = parseSide(p);
  const isElement = side.kind === 'Access' && side.left.kind === 'Variable';
  const isAppended = p.is(T.APPENDS) && side.kind === 'Variable';
  if (!isAppended && !(p.is(T.EQUALS) && (side.kind === 'Variable' || isElement))) return parseRelationship(p, side);
  const operatorSpan = p.span;
  p.advance();
  const right = parseExpression(p);
  if (!isAppended && side.kind === 'Variable' && side.name.includes('::')) {
    // The old parser reads the next token before it completes the assignment, so a lexical error comes first.
    if (p.is(T.LEX_ERROR)) p.fail();
    p.refuse(issues.assignmentElsewhere(), p.endSpan);
  }
  const span = spanFrom(side.offset, endOf(right));
  const assignment = { kind: 'Assignment', ...span, operatorSpan, left: side, right } as const;
  if (isElement) return { ...assignment, operator: '=', reportedAt: p.nextLine };
  return { ...assignment, operator: isAppended ? '+=' : '=', reportedAt: side.offset };
}

/** Parses `{ statements }`, which may not contain classes, defines or nodes. */
export function parseBody(p: OldParserState): Braces {
  const open = p.start;
  p.expect(T.LBRACE);
  const statements = parseStatements(p);
  const definition = statements.find(
    ({ kind }) => kind === 'HostClassDefinition' || kind === 'ResourceTypeDefinition' || kind === 'NodeDefinition',
  );
  if (definition !== undefined && p.is(T.RBRACE)) {
    p.refuse(issues.notAtTopLevel({ expected: p.expectedAfter(p.at) }), spanFrom(definition.offset, endOf(definition)));
  }
  p.expect(T.RBRACE);
  return { statements, span: spanFrom(open, p.lastEnd) };
}

function parseBranch(p: OldParserState): Expression {
  const { statements, span } = parseBody(p);
  return createBlock(statements, span);
}

function parseIf(p: OldParserState): Expression {
  const branches: { readonly offset: number; readonly test: Expression; readonly then: Expression }[] = [];
  do {
    const offset = p.start;
    p.advance();
    const test = parseExpression(p);
    branches.push({ offset, test, then: parseBranch(p) });
  } while (p.is(T.ELSIF));
  let otherwise = p.accept(T.ELSE) ? parseBranch(p) : nopAt(p.lastEnd);
  for (const { offset, test, then } of branches.reverse()) {
    otherwise = { kind: 'If', ...spanFrom(offset, p.lastEnd), test, then, else: otherwise };
  }
  return otherwise;
}

function parseUnless(p: OldParserState): Expression {
  const offset = p.start;
  p.advance();
  const test = parseExpression(p);
  const then = parseBranch(p);
  return { kind: 'Unless', ...spanFrom(offset, p.lastEnd), test, then, else: nopAt(p.lastEnd) };
}

function parseCase(p: OldParserState): Expression {
  const offset = p.start;
  p.advance();
  const test = parseExpression(p);
  p.expect(T.LBRACE);
  const options = [parseCaseOption(p)];
  while (!p.is(T.RBRACE)) options.push(parseCaseOption(p));
  p.advance();
  return { kind: 'Case', ...spanFrom(offset, p.lastEnd), test, options };
}

function parseCaseOption(p: OldParserState): CaseOption {
  const offset = p.start;
  const values = [parseOption(p)];
  while (p.accept(T.COMMA)) values.push(parseOption(p));
  const operatorSpan = p.span;
  p.expect(T.COLON);
  const then = parseBranch(p);
  return { kind: 'CaseOption', ...spanFrom(offset, p.lastEnd), operatorSpan, values, then };
}
