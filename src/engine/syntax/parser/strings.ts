import type { ConcatenatedString, Expression, HeredocExpression } from '../ast.ts';
import { parseAssignment } from './assignments.ts';
import { endOf, type ParserState } from './parser-state.ts';
import * as T from '../lexer/token-kinds.ts';

/** Parses from `DQPRE` through `DQPOST`. Leaves out empty text between expressions, as in Puppet's model. */
export function parseConcatenated(p: ParserState): ConcatenatedString {
  const offset = p.start;
  const segments: Expression[] = [];
  for (;;) {
    // The token's source includes `${`, which belongs to the expression.
    const end = endOf(p.span);
    const braced = p.source.text.startsWith('${', end - 2) && end - 2 >= p.start;
    const open = braced ? end - 2 : end;
    if (p.value !== '') {
      const { start, value } = p;
      segments.push({ kind: 'LiteralString', offset: start, length: open - start, value });
    }
    if (p.kind === T.DQPOST) {
      p.advance();
      return { kind: 'ConcatenatedString', offset, length: end - offset, segments };
    }
    p.advance();
    const expr = parseAssignment(p);
    if (p.kind !== T.DQMID && p.kind !== T.DQPOST) p.fail();
    const close = braced ? p.start : endOf(expr);
    segments.push({ kind: 'TextExpression', offset: open, length: close - open, expr: asVariable(expr) });
  }
}

/**
 * Converts a word to a variable. Needed if the `}` of `${name}` is missing in a heredoc, because otherwise the lexer
 * has already converted the word.
 */
function asVariable(expression: Expression): Expression {
  const { offset, length } = expression;
  switch (expression.kind) {
    case 'QualifiedName':
      return { kind: 'Variable', offset, length, name: expression.value };
    case 'LiteralInteger':
      return { kind: 'Variable', offset, length, name: String(expression.value) };
    case 'Access':
      return isName(expression.left) ? { ...expression, left: asVariable(expression.left) } : expression;
    case 'CallMethod': {
      const { functor } = expression;
      return isName(functor.left)
        ? { ...expression, functor: { ...functor, left: asVariable(functor.left) } }
        : expression;
    }
    default:
      return expression;
  }
}

function isName({ kind }: Expression): boolean {
  return kind === 'QualifiedName' || kind === 'LiteralInteger' || kind === 'Access' || kind === 'CallMethod';
}

/** Parses a heredoc. The node has the span of the `@(…)`. Its text has the span of the lines below. */
export function parseHeredoc(p: ParserState): HeredocExpression {
  const { span, value: syntax } = p;
  p.advance();
  const linesAt = p.start;
  p.expect(T.SUBLOCATE);
  const { offset, length } = p.span;
  // Puppet reports the first segment of the text at the start of its line, although the segment begins after the
  // heredoc's margin.
  const relocation = offset === linesAt ? {} : { reportedAt: linesAt };
  if (p.kind === T.DQPRE) {
    const { segments, ...parsed } = parseConcatenated(p);
    const [first, ...others] = segments;
    const text: ConcatenatedString =
      first?.offset === offset
        ? { ...parsed, ...relocation, segments: [relocated(first, relocation), ...others] }
        : { ...parsed, ...relocation, segments };
    return { kind: 'HeredocExpression', ...span, syntax, text };
  }
  const { value } = p;
  p.expect(T.STRING);
  return {
    kind: 'HeredocExpression',
    ...span,
    syntax,
    text: { kind: 'LiteralString', offset, length, value, ...relocation },
  };
}

function relocated(segment: Expression, relocation: { readonly reportedAt?: number }): Expression {
  if (segment.kind === 'LiteralString') return { ...segment, ...relocation };
  if (segment.kind !== 'TextExpression' || segment.expr.kind !== 'Variable') return segment;
  return segment.expr.offset === segment.offset ? { ...segment, expr: { ...segment.expr, ...relocation } } : segment;
}
