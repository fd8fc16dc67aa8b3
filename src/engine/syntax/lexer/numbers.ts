import * as issues from '../../diagnostics/issues/syntax.ts';
import type { Expression } from '../ast.ts';
import type { ParserState } from '../parser/parser-state.ts';

export function parseNumber(p: ParserState): Expression {
  const { span, value: text } = p;
  const { offset, length } = span;
  const isHex = (text.charCodeAt(1) | 0x20) === 0x78;
  if (isHex) {
    p.advance();
    return { kind: 'LiteralInteger', offset, length, value: BigInt(text), radix: 16 };
  }
  if (/[.eE]/.test(text)) {
    const value = Number(text);
    // Puppet's pattern rejects zero with an exponent. Numbers outside of the range of a double are rejected too.
    if (!Number.isFinite(value) || /^0+\.?0*[eE]/.test(text)) p.refuse(issues.numberOutOfRange({ value: text }), span);
    p.advance();
    return { kind: 'LiteralFloat', offset, length, value };
  }
  p.advance();
  if (text.length > 1 && text.startsWith('0')) {
    return { kind: 'LiteralInteger', offset, length, value: BigInt(`0o${text}`), radix: 8 };
  }
  return { kind: 'LiteralInteger', offset, length, value: BigInt(text), radix: 10 };
}
