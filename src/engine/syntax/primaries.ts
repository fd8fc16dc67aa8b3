/** What an expression can begin with. */
import type { Expression, LiteralHash, LiteralList } from './ast.ts';
import { parseCallArguments, parseElements, parseHashEntry, parseLambda } from './calls.ts';
import { parseCase, parseIf, parseUnless } from './conditionals.ts';
import { parseClass, parseDefine, parseFunction, parseNode } from './definitions.ts';
import { parseExpression, PREFIX_POWER } from './expressions.ts';
import { parseNumber } from './numbers.ts';
import { endOf, type ParserState } from './parser-state.ts';
import { parseConcatenated, parseHeredoc } from './strings.ts';
import { parseRenderExpression } from './templates.ts';
import { parseAssignment } from './assignments.ts';
import * as T from './token-kinds.ts';
import { parseType } from './type-definitions.ts';

export function parsePrimary(p: ParserState): Expression {
  const offset = p.start;
  const length = (p.ends[p.at] ?? offset) - offset;
  switch (p.kind) {
    case T.VARIABLE: {
      const name = p.value;
      p.advance();
      return { kind: 'Variable', offset, length, name };
    }
    case T.STRING:
    case T.WORD: {
      const value = p.value;
      p.advance();
      return { kind: 'LiteralString', offset, length, value };
    }
    case T.NAME: {
      const value = p.value;
      p.advance();
      return { kind: 'QualifiedName', offset, length, value };
    }
    case T.CLASSREF: {
      const casedValue = p.value;
      p.advance();
      return { kind: 'QualifiedReference', offset, length, casedValue };
    }
    case T.NUMBER:
      return parseNumber(p);
    case T.BOOLEAN: {
      const value = p.value === 'true';
      p.advance();
      return { kind: 'LiteralBoolean', offset, length, value };
    }
    case T.UNDEF:
      p.advance();
      return { kind: 'LiteralUndef', offset, length };
    case T.DEFAULT:
      p.advance();
      return { kind: 'LiteralDefault', offset, length };
    case T.REGEX: {
      const pattern = p.value;
      p.advance();
      return { kind: 'LiteralRegularExpression', offset, length, pattern };
    }
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
    case T.WSLPAREN: {
      p.advance();
      const expr = parseAssignment(p);
      p.expect(T.RPAREN);
      return { kind: 'Parenthesized', offset, length: p.lastEnd - offset, expr };
    }
    case T.NOT: {
      p.advance();
      const expr = parseExpression(p, PREFIX_POWER);
      return { kind: 'Not', offset, length: endOf(expr) - offset, expr };
    }
    case T.MINUS: {
      p.advance();
      const expr = parseExpression(p, PREFIX_POWER);
      return { kind: 'UnaryMinus', offset, length: endOf(expr) - offset, expr };
    }
    case T.TIMES: {
      p.advance();
      const expr = parseExpression(p, PREFIX_POWER);
      return { kind: 'Unfold', offset, length: endOf(expr) - offset, expr };
    }
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
    case T.ATTR:
    case T.PRIVATE: {
      const word = p.value;
      p.advance();
      return { kind: 'ReservedWord', offset, length, word, future: false };
    }
    case T.RENDER_STRING: {
      const value = p.value;
      p.advance();
      return { kind: 'RenderString', offset, length, value };
    }
    case T.RENDER_EXPR:
      return parseRenderExpression(p);
    default:
      return p.fail();
  }
}

/** `type(x)`: the one keyword that is also a function. */
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
  const values = p.kind === T.RBRACK ? [] : parseElements(p);
  p.expect(T.RBRACK);
  return { kind: 'LiteralList', offset, length: p.lastEnd - offset, values };
}

export function parseHash(p: ParserState): LiteralHash {
  const offset = p.start;
  p.expect(T.LBRACE);
  return finishHash(p, offset, []);
}

/** The entries after the opening brace, or after those that have been read, and the closing brace. */
export function finishHash(p: ParserState, offset: number, first: LiteralHash['entries']): LiteralHash {
  const entries = [...first];
  if (entries.length === 0 && p.kind !== T.RBRACE) entries.push(parseHashEntry(p));
  while (p.accept(T.COMMA)) {
    if (p.kind === T.RBRACE && entries.length > 0) break;
    entries.push(parseHashEntry(p));
  }
  p.expect(T.RBRACE);
  return { kind: 'LiteralHash', offset, length: p.lastEnd - offset, entries };
}
