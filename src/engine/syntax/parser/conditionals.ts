import type { Case, CaseOption, Expression, If, Unless } from '../ast.ts';
import { parseExpression } from './expressions.ts';
import { nopAt, type ParserState } from './parser-state.ts';
import { createBlock, blockOrExpression, parseBraces } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

export function parseIf(p: ParserState): If {
  const offset = p.start;
  p.advance();
  const test = parseExpression(p, 0);
  const then = blockOrExpression(parseBraces(p));
  const otherwise = p.is(T.ELSIF) ? parseElsifs(p) : parseElse(p);
  return { kind: 'If', offset, length: p.lastEnd - offset, test, then, else: otherwise };
}

/**
 * Parses `elsif` branches. Each one becomes an `if` in the `else` branch of the previous one. Uses a loop instead of
 * recursion, because a chain can have any length.
 */
function parseElsifs(p: ParserState): Expression {
  const branches: { offset: number; test: Expression; then: Expression }[] = [];
  while (p.kind === T.ELSIF) {
    const offset = p.start;
    p.advance();
    const test = parseExpression(p, 0);
    branches.push({ offset, test, then: blockOrExpression(parseBraces(p)) });
  }
  let otherwise = parseElse(p);
  for (const { offset, test, then } of branches.reverse()) {
    otherwise = { kind: 'If', offset, length: p.lastEnd - offset, test, then, else: otherwise };
  }
  return otherwise;
}

export function parseUnless(p: ParserState): Unless {
  const offset = p.start;
  p.advance();
  const test = parseExpression(p, 0);
  const then = blockOrExpression(parseBraces(p));
  const otherwise = parseElse(p);
  return { kind: 'Unless', offset, length: p.lastEnd - offset, test, then, else: otherwise };
}

function parseElse(p: ParserState): Expression {
  return p.accept(T.ELSE) ? blockOrExpression(parseBraces(p)) : nopAt(p.lastEnd);
}

export function parseCase(p: ParserState): Case {
  const offset = p.start;
  p.advance();
  const test = parseExpression(p, 0);
  p.expect(T.LBRACE);
  const options = [parseCaseOption(p)];
  while (p.kind !== T.RBRACE) options.push(parseCaseOption(p));
  p.advance();
  return { kind: 'Case', offset, length: p.lastEnd - offset, test, options };
}

function parseCaseOption(p: ParserState): CaseOption {
  const offset = p.start;
  const values = [parseExpression(p, 0)];
  while (p.accept(T.COMMA)) values.push(parseExpression(p, 0));
  const operatorSpan = p.span;
  p.expect(T.COLON);
  const { statements, span } = parseBraces(p);
  const then = createBlock(statements, span);
  return { kind: 'CaseOption', offset, length: p.lastEnd - offset, operatorSpan, values, then };
}
