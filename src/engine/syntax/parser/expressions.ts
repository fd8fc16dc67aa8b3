/**
 * Parses operators with the precedence of Puppet's grammar, and postfix syntax: access, calls, methods and collectors.
 */
import type { CallMethod, Expression, NamedAccess, Query, Selector, SelectorEntry } from '../ast.ts';
import { parseAccessArguments, parseCallArguments, parseLambda } from './calls.ts';
import { endOf, nopAt, spanFrom, type ParserState } from './parser-state.ts';
import { parsePrimary } from './primaries.ts';
import { parseAttributeOperations } from './resources.ts';
import * as T from '../lexer/token-kinds.ts';

/** Precedence of a token that follows an operand. 0 if it ends the expression. */
const POWER = new Uint8Array(T.KIND_COUNT);
const LEVELS: readonly (readonly number[])[] = [
  [T.OR],
  [T.AND],
  [T.QMARK],
  [T.GREATEREQUAL, T.GREATERTHAN, T.LESSTHAN, T.LESSEQUAL],
  [T.NOTEQUAL, T.ISEQUAL],
  [T.LSHIFT, T.RSHIFT],
  [T.MINUS, T.PLUS],
  [T.TIMES, T.DIV, T.MODULO],
  [T.MATCH, T.NOMATCH],
  [T.IN],
];
LEVELS.forEach((kinds, level) => {
  for (const kind of kinds) POWER[kind] = level + 1;
});
/**
 * Precedence of prefix operators. It is higher than that of binary operators, and lower than that of postfix syntax.
 */
export const PREFIX_POWER = LEVELS.length + 1;
for (const kind of [T.LCOLLECT, T.LLCOLLECT, T.LBRACK, T.DOT, T.LPAREN]) POWER[kind] = PREFIX_POWER + 1;

/** Parses an expression whose operators all have a precedence higher than `minimum`. 0 accepts all operators. */
export function parseExpression(p: ParserState, minimum: number): Expression {
  p.enter();
  const left = parsePrimary(p);
  if (p.forgiving) p.keepPart(left);
  const result = (POWER[p.kind] ?? 0) > minimum ? parseInfix(p, left, minimum) : left;
  p.depth--;
  return result;
}

export function parseInfix(p: ParserState, operand: Expression, minimum: number): Expression {
  let left = operand;
  for (;;) {
    if (p.forgiving) p.keepPart(left);
    const power = POWER[p.kind] ?? 0;
    if (power <= minimum) return left;
    switch (p.kind) {
      case T.LBRACK: {
        p.advance();
        const keys = parseAccessArguments(p);
        p.accept(T.COMMA);
        p.expect(T.RBRACK);
        left = { kind: 'Access', offset: left.offset, length: p.lastEnd - left.offset, left, keys };
        break;
      }
      case T.DOT:
        left = parseMethod(p, left);
        break;
      case T.LPAREN: {
        const args = parseCallArguments(p, true);
        const lambda = p.is(T.PIPE) ? parseLambda(p) : undefined;
        left = {
          kind: 'CallNamedFunction',
          offset: left.offset,
          length: p.lastEnd - left.offset,
          functor: left,
          arguments: args,
          lambda,
          rvalRequired: true,
        };
        break;
      }
      case T.LCOLLECT:
      case T.LLCOLLECT:
        left = parseCollect(p, left);
        break;
      case T.QMARK:
        left = parseSelector(p, left);
        break;
      default:
        left = parseBinary(p, left, power);
    }
  }
}

function parseBinary(p: ParserState, left: Expression, power: number): Expression {
  const { kind, span: operatorSpan } = p;
  p.advance();
  const right = parseExpression(p, power);
  const { offset } = left;
  const length = endOf(right) - offset;
  switch (kind) {
    case T.IN:
      return { kind: 'In', offset, length, operator: 'in', operatorSpan, left, right };
    case T.AND:
      return { kind: 'And', offset, length, operator: 'and', operatorSpan, left, right };
    case T.OR:
      return { kind: 'Or', offset, length, operator: 'or', operatorSpan, left, right };
    case T.MATCH:
      return { kind: 'Match', offset, length, operator: '=~', operatorSpan, left, right };
    case T.NOMATCH:
      return { kind: 'Match', offset, length, operator: '!~', operatorSpan, left, right };
    case T.ISEQUAL:
    case T.NOTEQUAL:
    case T.LESSTHAN:
    case T.LESSEQUAL:
    case T.GREATERTHAN:
    case T.GREATEREQUAL:
      return { kind: 'Comparison', offset, length, operator: toComparison(kind), operatorSpan, left, right };
    default:
      return { kind: 'Arithmetic', offset, length, operator: toArithmetic(kind), operatorSpan, left, right };
  }
}

function toComparison(kind: number): '==' | '!=' | '<' | '<=' | '>' | '>=' {
  switch (kind) {
    case T.ISEQUAL:
      return '==';
    case T.NOTEQUAL:
      return '!=';
    case T.LESSTHAN:
      return '<';
    case T.LESSEQUAL:
      return '<=';
    case T.GREATERTHAN:
      return '>';
    default:
      return '>=';
  }
}

function toArithmetic(kind: number): '+' | '-' | '*' | '/' | '%' | '<<' | '>>' {
  switch (kind) {
    case T.PLUS:
      return '+';
    case T.MINUS:
      return '-';
    case T.TIMES:
      return '*';
    case T.DIV:
      return '/';
    case T.MODULO:
      return '%';
    case T.LSHIFT:
      return '<<';
    default:
      return '>>';
  }
}

function parseMethod(p: ParserState, left: Expression): CallMethod {
  const functor = parseMethodName(p, left);
  const open = p.start;
  const args = p.is(T.LPAREN) ? parseCallArguments(p, false) : undefined;
  const parenthesesSpan = args === undefined ? undefined : spanFrom(open, p.lastEnd);
  const lambda = p.is(T.PIPE) ? parseLambda(p) : undefined;
  return {
    kind: 'CallMethod',
    offset: left.offset,
    length: p.lastEnd - left.offset,
    parenthesesSpan,
    functor,
    arguments: args ?? [],
    lambda,
    rvalRequired: true,
  };
}

function parseMethodName(p: ParserState, left: Expression): NamedAccess {
  const operatorSpan = p.span;
  p.advance();
  const { kind, value, span } = p;
  if (kind !== T.NAME && kind !== T.TYPE) p.fail();
  p.advance();
  return {
    kind: 'NamedAccess',
    offset: left.offset,
    length: endOf(span) - left.offset,
    operatorSpan,
    left,
    right: { kind: 'QualifiedName', offset: span.offset, length: span.length, value },
  };
}

function parseSelector(p: ParserState, left: Expression): Selector {
  p.advance();
  const selectors: SelectorEntry[] = [];
  if (p.accept(T.SELBRACE)) {
    do {
      if (selectors.length > 0 && p.kind === T.RBRACE) break;
      selectors.push(parseSelectorEntry(p));
    } while (p.accept(T.COMMA));
    p.expect(T.RBRACE);
  } else selectors.push(parseSelectorEntry(p));
  return { kind: 'Selector', offset: left.offset, length: p.lastEnd - left.offset, left, selectors };
}

function parseSelectorEntry(p: ParserState): SelectorEntry {
  const matching = parseExpression(p, 0);
  const operatorSpan = p.span;
  p.expect(T.FARROW);
  const value = parseExpression(p, 0);
  return {
    kind: 'SelectorEntry',
    offset: matching.offset,
    length: endOf(value) - matching.offset,
    operatorSpan,
    matching,
    value,
  };
}

/** Parses `Type<| query |>` or `Type<<| query |>>`, and the overrides in braces if there are any. */
function parseCollect(p: ParserState, type: Expression): Expression {
  const open = p.start;
  const exported = p.kind === T.LLCOLLECT;
  const close = exported ? T.RRCOLLECT : T.RCOLLECT;
  p.advance();
  const expr = p.kind === close ? nopAt(p.lastEnd) : parseExpression(p, 0);
  p.expect(close);
  const query: Query = {
    kind: exported ? 'ExportedQuery' : 'VirtualQuery',
    ...spanFrom(open, p.lastEnd),
    expr,
  };
  let operations: Extract<Expression, { kind: 'Collect' }>['operations'] = [];
  if (p.accept(T.LBRACE)) {
    operations = parseAttributeOperations(p);
    p.accept(T.COMMA);
    p.expect(T.RBRACE);
  }
  return { kind: 'Collect', offset: type.offset, length: p.lastEnd - type.offset, type, query, operations };
}
