import type { Expression, KeyedEntry, Lambda, LiteralHash, Parameter } from '../ast.ts';
import { parseAssignment } from './assignments.ts';
import { parseExpression } from './expressions.ts';
import { endOf, ParseFailure, type ParserState } from './parser-state.ts';
import { skipParameters } from './recovery.ts';
import { createBlock, parseBraces } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

/** Parses `(a, b => c,)`. The trailing comma is not allowed in a method call. */
export function parseCallArguments(p: ParserState, trailingComma: boolean): readonly Expression[] {
  p.advance();
  if (p.accept(T.RPAREN)) return [];
  const args = parseSequence(p, 'arguments', T.RPAREN, trailingComma);
  p.expect(T.RPAREN);
  return args;
}

/** Parses the keys of an access up to its closing bracket. A trailing comma is allowed. */
export function parseAccessArguments(p: ParserState): readonly Expression[] {
  return parseSequence(p, 'access', T.RBRACK, true);
}

type Place = 'arguments' | 'access' | 'elements';

/**
 * Parses one or more expressions or entries, separated by commas, up to the token `close`. Does not consume `close`. If
 * `trailingComma` is true, a comma may precede `close`.
 */
export function parseSequence(
  p: ParserState,
  place: Place,
  close: number,
  trailingComma: boolean,
): readonly Expression[] {
  const sequence: Expression[] = [];
  for (;;) {
    if (isKeywordElement(p)) addKeyword(p, place, sequence);
    else {
      const parsed = parseAssignment(p);
      if (p.kind === T.FARROW) addEntry(p, parsed, sequence);
      else if (place === 'access' && !p.plain) p.fail();
      else sequence.push(parsed);
    }
    if (p.kind !== T.COMMA) return sequence;
    p.advance();
    if (trailingComma && p.is(close)) return sequence;
  }
}

function addKeyword(p: ParserState, place: Place, sequence: Expression[]): void {
  const keyword = parseKeywordElement(p);
  if (place === 'elements' && p.kind !== T.FARROW) sequence.push(keyword);
  else addEntry(p, keyword, sequence);
}

function addEntry(p: ParserState, key: Expression, sequence: Expression[]): void {
  const entry = finishEntry(p, key);
  const last = sequence.at(-1);
  if (last !== undefined && isUnfolded(last)) sequence[sequence.length - 1] = extended(last, entry);
  else sequence.push({ kind: 'LiteralHash', offset: entry.offset, length: entry.length, entries: [entry] });
}

function isUnfolded(expression: Expression): expression is LiteralHash {
  return expression.kind === 'LiteralHash' && expression.entries[0]?.offset === expression.offset;
}

function extended(hash: LiteralHash, entry: KeyedEntry): LiteralHash {
  return { ...hash, length: endOf(entry) - hash.offset, entries: [...hash.entries, entry] };
}

/**
 * True if `type`, `function` or a keyword of application orchestration is used as a bare word, which lists and hashes
 * allow.
 */
function isKeywordElement(p: ParserState): boolean {
  const { next } = p;
  if (p.kind === T.ORCHESTRATION) return true;
  if (p.kind === T.TYPE) return next !== T.LPAREN && next !== T.CLASSREF;
  if (p.kind !== T.FUNCTION) return false;
  return next !== T.NAME && next !== T.WORD && next !== T.CLASSREF && next !== T.CLASS && next !== T.STRING;
}

function parseKeywordElement(p: ParserState): Expression {
  const { span, value } = p;
  p.advance();
  return { kind: 'LiteralString', offset: span.offset, length: span.length, value };
}

export function parseKey(p: ParserState): Expression {
  return isKeywordElement(p) ? parseKeywordElement(p) : parseAssignment(p);
}

export function finishEntry(p: ParserState, key: Expression): KeyedEntry {
  const operatorSpan = p.span;
  p.expect(T.FARROW);
  const value = isKeywordElement(p) ? parseKeywordElement(p) : parseAssignment(p);
  return { kind: 'KeyedEntry', offset: key.offset, length: endOf(value) - key.offset, operatorSpan, key, value };
}

export function parseLambda(p: ParserState): Lambda {
  const offset = p.start;
  p.expect(T.PIPE);
  let parameters: readonly Parameter[] = [];
  if (!p.accept(T.PIPE)) {
    parameters = parseParameters(p);
    p.expect(T.PIPE);
  }
  const returnType = parseReturnType(p);
  const { statements, span } = parseBraces(p);
  return {
    kind: 'Lambda',
    offset,
    length: p.lastEnd - offset,
    parameters,
    returnType,
    body: createBlock(statements, span),
  };
}

/** Parses the parameters of a definition in parentheses. Returns an empty array if there are none. */
export function parseParameterList(p: ParserState): readonly Parameter[] {
  if (!p.accept(T.LPAREN) && !p.accept(T.WSLPAREN)) return [];
  if (p.accept(T.RPAREN)) return [];
  if (p.forgiving) return parseParametersForgiving(p);
  const parameters = parseParameters(p);
  p.expect(T.RPAREN);
  return parameters;
}

/** Parses parameters up to the first error, then skips to the closing parenthesis. */
function parseParametersForgiving(p: ParserState): readonly Parameter[] {
  const mark = p.mark();
  const start = p.at;
  const parameters: Parameter[] = [];
  try {
    do {
      if (p.kind === T.RPAREN && parameters.length > 0) break;
      parameters.push(parseParameter(p));
    } while (p.accept(T.COMMA));
    p.expect(T.RPAREN);
  } catch (error) {
    if (!(error instanceof ParseFailure) || error.final) throw error;
    p.report(error.found);
    p.restore(mark);
    skipParameters(p, start);
    p.accept(T.RPAREN);
  }
  return parameters;
}

export function parseParameters(p: ParserState): readonly Parameter[] {
  const parameters = [parseParameter(p)];
  while (p.accept(T.COMMA)) {
    if (p.kind !== T.VARIABLE && p.kind !== T.TIMES && p.kind !== T.CLASSREF) break;
    parameters.push(parseParameter(p));
  }
  return parameters;
}

function parseParameter(p: ParserState): Parameter {
  const offset = p.start;
  const type = p.kind === T.CLASSREF ? parseTypeReference(p) : undefined;
  const capturesRest = p.accept(T.TIMES);
  const { span: nameSpan, value: name } = p;
  p.expect(T.VARIABLE);
  const value = p.accept(T.EQUALS) ? parseExpression(p, 0) : undefined;
  const end = value === undefined ? endOf(nameSpan) : endOf(value);
  return { kind: 'Parameter', offset, length: end - offset, name, nameSpan, value, type, capturesRest };
}

/** Parses `Type` or `Type[…]`. The grammar allows no other expressions in this place. */
export function parseTypeReference(p: ParserState): Expression {
  const { offset, length } = p.span;
  const casedValue = p.value;
  p.expect(T.CLASSREF);
  const left = { kind: 'QualifiedReference', offset, length, casedValue } as const;
  if (!p.accept(T.LBRACK)) return left;
  const keys = parseSequence(p, 'access', T.RBRACK, false);
  p.expect(T.RBRACK);
  return { kind: 'Access', offset, length: p.lastEnd - offset, left, keys };
}

export function parseReturnType(p: ParserState): Expression | undefined {
  return p.accept(T.RSHIFT) ? parseTypeReference(p) : undefined;
}
