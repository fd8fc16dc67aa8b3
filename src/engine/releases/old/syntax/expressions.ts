/** Values and operators of the old grammar (`parser/grammar.ra` of 3.8). */
import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { ConcatenatedString, Expression, KeyedEntry, Selector, SelectorEntry } from '../../../syntax/ast.ts';
import { endOf, spanFrom } from '../../../syntax/parser/parser-state.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import type { OldParserState } from './state.ts';

/** Precedence of operators. Unlike in the modern grammar, equality has a higher precedence than comparison. */
const POWER = new Uint8Array(T.KIND_COUNT);
const LEVELS: readonly (readonly number[])[] = [
  [T.OR],
  [T.AND],
  [T.GREATEREQUAL, T.GREATERTHAN, T.LESSTHAN, T.LESSEQUAL],
  [T.NOTEQUAL, T.ISEQUAL],
  [T.LSHIFT, T.RSHIFT],
  [T.MINUS, T.PLUS],
  [T.TIMES, T.DIV, T.MODULO],
  [T.IN, T.MATCH, T.NOMATCH],
];
LEVELS.forEach((kinds, level) => {
  for (const kind of kinds) POWER[kind] = level + 1;
});
const UNARY_POWER = LEVELS.length + 1;
/** Minimum precedence of the right operand of a comparison in a query. */
export const QUERY_POWER = LEVELS.findIndex((kinds) => kinds.includes(T.ISEQUAL)) + 1;

/** Parses an expression whose operators all have a precedence higher than `minimum`. */
export function parseExpression(p: OldParserState, minimum = 0): Expression {
  p.enter();
  let left = parseOperand(p);
  for (let power = POWER[p.kind] ?? 0; power > minimum; power = POWER[p.kind] ?? 0) left = parseBinary(p, left, power);
  p.depth -= 1;
  return left;
}

function parseOperand(p: OldParserState): Expression {
  const { start: offset, kind } = p;
  switch (kind) {
    case T.LPAREN: {
      p.advance();
      const expr = parseExpression(p);
      p.expect(T.RPAREN);
      return { kind: 'Parenthesized', ...spanFrom(offset, p.lastEnd), expr };
    }
    case T.MINUS:
    case T.NOT: {
      p.advance();
      const expr = parseExpression(p, UNARY_POWER);
      return { kind: kind === T.NOT ? 'Not' : 'UnaryMinus', ...spanFrom(offset, endOf(expr)), expr };
    }
    case T.LBRACE:
      return parseHash(p);
    default:
      return parseValue(p);
  }
}

function parseBinary(p: OldParserState, left: Expression, power: number): Expression {
  const { kind, span: operatorSpan, value: operator } = p;
  p.advance();
  if (kind === T.MATCH || kind === T.NOMATCH) {
    if (!p.is(T.REGEX)) p.fail();
    const right = parseRegexp(p);
    const span = spanFrom(left.offset, p.lastEnd);
    return {
      kind: 'Match',
      ...span,
      reportedAt: p.lastEnd - 1,
      operator: kind === T.MATCH ? '=~' : '!~',
      operatorSpan,
      left,
      right,
    };
  }
  const right = parseExpression(p, power);
  const parts = { ...spanFrom(left.offset, endOf(right)), operatorSpan, left, right, reportedAt: p.nextLine };
  switch (operator) {
    case 'in':
      return { kind: 'In', ...parts, operator };
    case 'and':
      return { kind: 'And', ...parts, operator };
    case 'or':
      return { kind: 'Or', ...parts, operator };
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { kind: 'Comparison', ...parts, operator };
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '<<':
    case '>>':
      return { kind: 'Arithmetic', ...parts, operator };
    default:
      return p.fail();
  }
}

/**
 * Parses a value without operators: an argument of a call without parentheses, the result of a selector's option, or an
 * operand.
 */
export function parseValue(p: OldParserState): Expression {
  if (p.is(T.LBRACK)) return parseList(p);
  const value = parseLeaf(p);
  if (p.is(T.QMARK) && isTestable(value)) return parseSelector(p, value);
  // Regular expressions and `default` are valid only as options of a `case` or a selector.
  if (value.kind === 'LiteralDefault' || value.kind === 'LiteralRegularExpression') p.fail();
  return value;
}

/** True if a selector may follow the value. It may not follow an element of a nested collection. */
export function isTestable(value: Expression): boolean {
  if (value.kind === 'Access') return value.left.kind === 'Variable';
  return value.kind !== 'LiteralList';
}

/** Parses the value left of an arrow in a selector, or an option of a `case`. */
export function parseOption(p: OldParserState): Expression {
  const value = parseLeaf(p);
  if (!isTestable(value)) p.fail();
  return value;
}

function parseLeaf(p: OldParserState): Expression {
  const { span, value, kind } = p;
  switch (kind) {
    case T.STRING:
    case T.DQPRE:
      return parseText(p);
    case T.NAME:
      p.advance();
      return parseAfterName(p, { ...createName(span.offset, value), ...span });
    case T.CLASSREF:
      p.advance();
      if (p.is(T.LBRACK)) return parseReference(p, { kind: 'QualifiedReference', ...span, casedValue: value });
      return { kind: 'LiteralString', ...span, value };
    case T.BOOLEAN:
      p.advance();
      return { kind: 'LiteralBoolean', ...span, value: value === 'true' };
    case T.UNDEF:
      p.advance();
      return { kind: 'LiteralUndef', ...span };
    case T.DEFAULT:
      p.advance();
      return { kind: 'LiteralDefault', ...span };
    case T.VARIABLE:
      return parseVariable(p);
    case T.REGEX:
      return parseRegexp(p);
    default:
      return p.fail();
  }
}

/** Creates the node of a name. The old grammar reads a number as a name, which evaluates to a string. */
export function createName(offset: number, value: string): Expression {
  const span = { offset, length: value.length };
  return /^\d/.test(value) ? { kind: 'LiteralString', ...span, value } : { kind: 'QualifiedName', ...span, value };
}

/** Parses an expression that begins with a name: a call, a reference in lower case, or only the name. */
function parseAfterName(p: OldParserState, name: Expression): Expression {
  if (p.is(T.LPAREN)) {
    const args = parseArguments(p, false);
    const span = spanFrom(name.offset, p.lastEnd);
    const functor: Expression = { ...name, kind: 'QualifiedName', value: sliceSource(p, name) };
    return { kind: 'CallNamedFunction', ...span, functor, arguments: args, lambda: undefined, rvalRequired: true };
  }
  return p.is(T.LBRACK) ? parseReferenceInLowerCase(p, name) : name;
}

function sliceSource(p: OldParserState, { offset, length }: Expression): string {
  return p.source.text.slice(offset, offset + length);
}

export function parseArguments(p: OldParserState, mayEndInComma: boolean): readonly Expression[] {
  p.expect(T.LPAREN);
  if (p.accept(T.RPAREN)) return [];
  const args = [parseExpression(p)];
  while (p.is(T.COMMA) || p.is(T.FARROW)) {
    const isComma = p.is(T.COMMA);
    p.advance();
    if (isComma && mayEndInComma && p.is(T.RPAREN)) break;
    args.push(parseExpression(p));
  }
  p.expect(T.RPAREN);
  return args;
}

/** Parses `[…]` after a type. At least one title is required. */
export function parseReference(p: OldParserState, left: Expression): Expression {
  p.expect(T.LBRACK);
  const keys = [parseExpression(p)];
  while (p.accept(T.COMMA) || p.accept(T.FARROW)) keys.push(parseExpression(p));
  p.expect(T.RBRACK);
  return { kind: 'Access', ...spanFrom(left.offset, p.lastEnd), left, keys };
}

export function parseReferenceInLowerCase(p: OldParserState, name: Expression): Expression {
  const { offset, length } = name;
  const reference = parseReference(p, {
    kind: 'QualifiedReference',
    offset,
    length,
    casedValue: sliceSource(p, name).replace(/(^|::)[a-z]/g, (start) => start.toUpperCase()),
  });
  p.warn(issues.referenceInLowerCase(p.lastPlace), name);
  return reference;
}

function parseRegexp(p: OldParserState): Expression {
  const { span, value: pattern } = p;
  p.advance();
  return { kind: 'LiteralRegularExpression', ...span, pattern };
}

export function parseVariable(p: OldParserState): Expression {
  const { span, value: name } = p;
  p.advance();
  let value: Expression = { kind: 'Variable', ...span, name };
  while (p.accept(T.LBRACK)) {
    const key = parseExpression(p);
    p.expect(T.RBRACK);
    value = { kind: 'Access', ...spanFrom(span.offset, p.lastEnd), left: value, keys: [key] };
  }
  return value;
}

export function parseList(p: OldParserState): Expression {
  const offset = p.start;
  p.expect(T.LBRACK);
  const values: Expression[] = [];
  if (!p.is(T.RBRACK)) values.push(parseExpression(p));
  while (p.is(T.COMMA) || p.is(T.FARROW)) {
    const isComma = p.is(T.COMMA);
    p.advance();
    if (isComma && p.is(T.RBRACK)) break;
    values.push(parseExpression(p));
  }
  p.expect(T.RBRACK);
  return { kind: 'LiteralList', ...spanFrom(offset, p.lastEnd), values };
}

function parseHash(p: OldParserState): Expression {
  const offset = p.start;
  p.expect(T.LBRACE);
  const entries: KeyedEntry[] = [];
  if (!p.is(T.RBRACE)) entries.push(parseEntry(p));
  while (p.accept(T.COMMA) && !p.is(T.RBRACE)) entries.push(parseEntry(p));
  p.expect(T.RBRACE);
  return { kind: 'LiteralHash', ...spanFrom(offset, p.lastEnd), entries };
}

function parseEntry(p: OldParserState): KeyedEntry {
  const { span, value, kind } = p;
  let key: Expression;
  if (kind === T.NAME) {
    p.advance();
    key = { ...createName(span.offset, value), ...span };
  } else if (kind === T.STRING || kind === T.DQPRE) key = parseText(p);
  else p.fail();
  const operatorSpan = p.span;
  p.expect(T.FARROW);
  const entry = parseExpression(p);
  return { kind: 'KeyedEntry', ...spanFrom(span.offset, endOf(entry)), operatorSpan, key, value: entry };
}

export function parseText(p: OldParserState): Expression {
  if (p.is(T.DQPRE)) return parseConcatenated(p);
  const { span, value } = p;
  p.expect(T.STRING);
  return { kind: 'LiteralString', ...span, value };
}

function parseConcatenated(p: OldParserState): ConcatenatedString {
  const offset = p.start;
  const segments: Expression[] = [];
  for (;;) {
    const { start, value } = p;
    const end = endOf(p.span);
    const isBraced = p.source.text.startsWith('${', end - 2) && end - 2 >= start;
    const open = isBraced ? end - 2 : end;
    if (value !== '') segments.push({ kind: 'LiteralString', ...spanFrom(start, open), value });
    const isLast = p.is(T.DQPOST);
    p.advance();
    if (isLast) return { kind: 'ConcatenatedString', ...spanFrom(offset, end), segments };
    const expr = parseExpression(p);
    if (!p.is(T.DQMID) && !p.is(T.DQPOST)) p.fail();
    segments.push({ kind: 'TextExpression', ...spanFrom(open, isBraced ? p.start : endOf(expr)), expr });
  }
}

/** Parses a selector. The current token is the question mark. */
export function parseSelector(p: OldParserState, left: Expression): Selector {
  p.expect(T.QMARK);
  const selectors: SelectorEntry[] = [];
  if (p.accept(T.LBRACE)) {
    selectors.push(parseSelectorEntry(p));
    while (p.is(T.COMMA) || p.is(T.FARROW)) {
      const isComma = p.is(T.COMMA);
      p.advance();
      if (isComma && p.is(T.RBRACE)) break;
      selectors.push(parseSelectorEntry(p));
    }
    p.expect(T.RBRACE);
  } else selectors.push(parseSelectorEntry(p));
  return { kind: 'Selector', ...spanFrom(left.offset, p.lastEnd), left, selectors, reportedAt: p.lastEnd - 1 };
}

function parseSelectorEntry(p: OldParserState): SelectorEntry {
  const matching = parseOption(p);
  const operatorSpan = p.span;
  p.expect(T.FARROW);
  p.enter();
  const value = parseValue(p);
  p.depth -= 1;
  return { kind: 'SelectorEntry', ...spanFrom(matching.offset, endOf(value)), operatorSpan, matching, value };
}
