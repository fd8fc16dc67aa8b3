import type { Expression, Lambda, Parameter } from '../ast.ts';
import { parseAssignment } from './assignments.ts';
import { finishEntry, parseKey, parseParameters } from './calls.ts';
import { parseExpression, parseInfix } from './expressions.ts';
import { spanFrom, type ParserState } from './parser-state.ts';
import { finishHash } from './primaries.ts';
import { createBlock, blockOrExpression, parseStatements, startsStatement } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

/** Parses a whole template, at `EPP_START`. */
export function parseTemplate(p: ParserState): Lambda {
  p.expect(T.EPP_START);
  let parameters: readonly Parameter[] = [];
  let parametersSpecified = false;
  if (p.accept(T.PIPE)) {
    parametersSpecified = true;
    if (!p.accept(T.PIPE)) {
      parameters = parseParameters(p);
      p.expect(T.PIPE);
    }
  }
  const statements = startsStatement(p.kind) ? parseStatements(p) : [];
  const span = { offset: 0, length: p.source.text.length };
  return {
    kind: 'Lambda',
    ...span,
    parameters,
    returnType: undefined,
    body: { kind: 'Epp', ...span, parametersSpecified, body: createBlock(statements, span) },
  };
}

/** Parses `<%= expr %>`. Several statements may be in braces: the last one then produces the output. */
export function parseRenderExpression(p: ParserState): Expression {
  const offset = p.start;
  const reportedAt = Number(p.value);
  p.advance();
  const expr = p.kind === T.LBRACE ? parseBraced(p) : parseExpression(p, 0);
  if (p.kind !== T.EPP_END && p.kind !== T.EPP_END_TRIM) p.fail();
  p.advance();
  return { kind: 'RenderExpression', offset, length: p.lastEnd - offset, expr, reportedAt };
}

/**
 * Parses braces after `<%=`. They are a hash if they are empty or if an arrow follows the first expression, and
 * otherwise a block.
 */
function parseBraced(p: ParserState): Expression {
  const open = p.start;
  p.advance();
  if (p.kind === T.RBRACE) return parseInfix(p, finishHash(p, open, undefined), 0);
  if ((p.kind === T.TYPE || p.kind === T.FUNCTION) && p.next === T.FARROW) {
    return parseInfix(p, finishHash(p, open, finishEntry(p, parseKey(p))), 0);
  }
  const first = parseAssignment(p);
  if (p.kind === T.FARROW) return parseInfix(p, finishHash(p, open, finishEntry(p, first)), 0);
  const statements = parseStatements(p, first);
  p.expect(T.RBRACE);
  return blockOrExpression({ statements, span: spanFrom(open, p.lastEnd) });
}
