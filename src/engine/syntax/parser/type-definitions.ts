import type { Expression, LiteralHash } from '../ast.ts';
import { parseAccessArguments, parseTypeReference } from './calls.ts';
import { addDefinition } from './definitions.ts';
import { endOf, spanFrom, type ParserState } from './parser-state.ts';
import { parseHash, parseList } from './primaries.ts';
import { createBlock, parseBraces } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

export function parseType(p: ParserState): Expression {
  const offset = p.start;
  p.advance();
  const { span: nameSpan, value: name } = p;
  if (p.kind === T.CLASSREF && (p.next === T.LBRACE || p.next === T.INHERITS)) {
    p.advance();
    let parent: string | undefined;
    if (p.accept(T.INHERITS)) {
      parent = p.value;
      p.expect(T.CLASSREF);
    }
    const { statements, span } = parseBraces(p);
    return addDefinition(p, {
      kind: 'TypeDefinition',
      offset,
      length: p.lastEnd - offset,
      name,
      nameSpan,
      parent,
      body: createBlock(statements, span),
    });
  }
  const left = parseTypeReference(p);
  p.expect(T.EQUALS);
  const right = parseAliased(p, nameSpan.offset);
  const { offset: at, length } = spanFrom(offset, endOf(right));
  if (left.kind === 'QualifiedReference') {
    return addDefinition(p, {
      kind: 'TypeAlias',
      offset: at,
      length,
      name,
      nameSpan,
      type: toObjectType(right, nameSpan.offset),
    });
  }
  return addDefinition(p, {
    kind: 'TypeMapping',
    offset: at,
    length,
    type: left,
    mapping: right,
  });
}

function parseAliased(p: ParserState, reportedAt: number): Expression {
  switch (p.kind) {
    case T.LBRACE:
      return parseHash(p);
    case T.LBRACK:
    case T.LISTSTART:
      return parseList(p);
    default:
  }
  const { offset, length } = p.span;
  const casedValue = p.value;
  p.expect(T.CLASSREF);
  const left = { kind: 'QualifiedReference', offset, length, casedValue } as const;
  if (p.kind === T.LBRACE) {
    const hash = parseHash(p);
    const span = spanFrom(offset, endOf(hash));
    if (casedValue === 'Object' || casedValue === 'TypeSet')
      return { kind: 'Access', ...span, left, keys: [hash], reportedAt };
    const at = { offset, length: 0 };
    const key = { kind: 'QualifiedName', ...at, value: 'parent' } as const;
    const entry = { kind: 'KeyedEntry', offset, length, operatorSpan: at, key, value: left } as const;
    const keys = [{ ...hash, entries: [...hash.entries, entry] }];
    return {
      kind: 'Access',
      ...span,
      left: { kind: 'QualifiedReference', ...at, casedValue: 'Object' },
      keys,
      reportedAt,
    };
  }
  if (!p.accept(T.LBRACK)) return left;
  const keys = parseAccessArguments(p);
  p.accept(T.COMMA);
  p.expect(T.RBRACK);
  return { kind: 'Access', ...spanFrom(offset, p.lastEnd), left, keys, reportedAt };
}

function toObjectType(right: Expression, reportedAt: number): Expression {
  return right.kind === 'LiteralHash' ? objectType(right, reportedAt) : right;
}

function objectType(hash: LiteralHash, reportedAt: number): Expression {
  const at = { offset: hash.offset, length: 0 };
  const left = { kind: 'QualifiedReference', ...at, casedValue: 'Object' } as const;
  return { kind: 'Access', offset: hash.offset, length: hash.length, left, keys: [hash], reportedAt };
}
