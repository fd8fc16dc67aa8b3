import type { Expression, KeyedEntry, LiteralHash, LiteralList } from '../ast.ts';
import { finishEntry, parseCallArguments, parseKey, parseLambda, parseSequence } from './calls.ts';
import { parseCase, parseIf, parseUnless } from './conditionals.ts';
import { parseClass, parseDefine, parseFunction, parseNode } from './definitions.ts';
import { parseExpression, PREFIX_POWER } from './expressions.ts';
import { parseNumber } from '../lexer/numbers.ts';
import { endOf, type ParserState } from './parser-state.ts';
import { parseConcatenated, parseHeredoc } from './strings.ts';
import { parseRenderExpression } from './templates.ts';
import { parseAssignment } from './assignments.ts';
import * as T from '../lexer/token-kinds.ts';
import { parseType } from './type-definitions.ts';

/**
 * Parses a primary expression. This function has few local variables because it is called at each level of nesting, and
 * browsers have small stacks.
 */
export function parsePrimary(p: ParserState): Expression {
  switch (p.kind) {
    case T.DQPRE:
      return parseConcatenated(p);
    case T.HEREDOC:
      return parseHeredoc(p);
    case T.LBRACK:
    case T.LISTSTART:
      return parseList(p);
    case T.LBRACE:
      return parseHash(p);
    case T.LPAREN:
    case T.WSLPAREN:
      return parseParenthesized(p);
    case T.NOT:
    case T.MINUS:
    case T.TIMES:
      return parsePrefixed(p);
    case T.IF:
      return parseIf(p);
    case T.UNLESS:
      return parseUnless(p);
    case T.CASE:
      return parseCase(p);
    case T.CLASS:
      return parseClass(p);
    case T.DEFINE:
      return parseDefine(p);
    case T.NODE:
      return parseNode(p);
    case T.FUNCTION:
      return parseFunction(p);
    case T.TYPE:
      return p.next === T.LPAREN ? parseTypeCall(p) : parseType(p);
    case T.RENDER_EXPR:
      return parseRenderExpression(p);
    default:
      return parseWord(p);
  }
}

function parseWord(p: ParserState): Expression {
  const { kind, value, start: offset } = p;
  const length = (p.ends[p.at] ?? offset) - offset;
  if (kind === T.NUMBER) return parseNumber(p);
  const word =
    kind === T.NAME && p.grammar.futureWords?.has(value) === true
      ? ({ kind: 'ReservedWord', offset, length, word: value, future: true } as const)
      : (parseKeyword(kind, offset, length, value) ?? p.fail());
  p.advance();
  return word;
}

function parseKeyword(kind: number, offset: number, length: number, value: string): Expression | undefined {
  switch (kind) {
    case T.VARIABLE:
      return { kind: 'Variable', offset, length, name: value };
    case T.STRING:
    case T.WORD:
      return { kind: 'LiteralString', offset, length, value };
    case T.NAME:
      return { kind: 'QualifiedName', offset, length, value };
    case T.CLASSREF:
      return { kind: 'QualifiedReference', offset, length, casedValue: value };
    case T.BOOLEAN:
      return { kind: 'LiteralBoolean', offset, length, value: value === 'true' };
    case T.UNDEF:
      return { kind: 'LiteralUndef', offset, length };
    case T.DEFAULT:
      return { kind: 'LiteralDefault', offset, length };
    case T.REGEX:
      return { kind: 'LiteralRegularExpression', offset, length, pattern: value };
    case T.ATTR:
    case T.PRIVATE:
      return { kind: 'ReservedWord', offset, length, word: value, future: false };
    case T.RENDER_STRING:
      return { kind: 'RenderString', offset, length, value };
    default:
      return undefined;
  }
}

function parseParenthesized(p: ParserState): Expression {
  const offset = p.start;
  p.advance();
  const expr = parseAssignment(p);
  p.expect(T.RPAREN);
  return { kind: 'Parenthesized', offset, length: p.lastEnd - offset, expr };
}

function parsePrefixed(p: ParserState): Expression {
  const { kind, start: offset } = p;
  p.advance();
  const expr = parseExpression(p, PREFIX_POWER);
  const length = endOf(expr) - offset;
  switch (kind) {
    case T.NOT:
      return { kind: 'Not', offset, length, expr };
    case T.MINUS:
      return { kind: 'UnaryMinus', offset, length, expr };
    default:
      return { kind: 'Unfold', offset, length, expr };
  }
}

/** Parses `type(x)`. `type` is the only keyword that is also a function. */
function parseTypeCall(p: ParserState): Expression {
  const functor = { kind: 'QualifiedName', ...p.span, value: 'type' } as const;
  p.advance();
  const args = parseCallArguments(p, true);
  const lambda = p.kind === T.PIPE ? parseLambda(p) : undefined;
  return {
    kind: 'CallNamedFunction',
    offset: functor.offset,
    length: p.lastEnd - functor.offset,
    functor,
    arguments: args,
    lambda,
    rvalRequired: true,
  };
}

export function parseList(p: ParserState): LiteralList {
  const offset = p.start;
  p.advance();
  const values = p.kind === T.RBRACK ? [] : parseSequence(p, 'elements', T.RBRACK, true);
  p.expect(T.RBRACK);
  return { kind: 'LiteralList', offset, length: p.lastEnd - offset, values };
}

export function parseHash(p: ParserState): LiteralHash {
  const open = p.start;
  p.expect(T.LBRACE);
  return finishHash(p, open, undefined);
}

export function finishHash(p: ParserState, open: number, first: KeyedEntry | undefined): LiteralHash {
  const entries = first === undefined ? [] : [first];
  if (first === undefined && p.kind !== T.RBRACE) entries.push(finishEntry(p, parseKey(p)));
  while (p.accept(T.COMMA)) {
    if (p.kind === T.RBRACE && entries.length > 0) break;
    entries.push(finishEntry(p, parseKey(p)));
  }
  p.expect(T.RBRACE);
  return { kind: 'LiteralHash', offset: open, length: p.lastEnd - open, entries };
}
