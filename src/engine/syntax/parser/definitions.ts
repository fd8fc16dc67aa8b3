import * as issues from '../../diagnostics/issues/syntax.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { Definition, Expression } from '../ast.ts';
import { parseParameterList, parseReturnType } from './calls.ts';
import { endOf, type ParserState } from './parser-state.ts';
import { parsePrimary } from './primaries.ts';
import { createBlock, parseBraces } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

export function parseClass(p: ParserState): Definition {
  const { start: offset, span: keyword } = p;
  p.advance();
  if (blamesKeyword(p)) p.refuse(issues.classKeywordAsName(), keyword);
  const { name: written, span: nameSpan } = parseClassName(p);
  p.namespaces.push(written);
  const parameters = parseParameterList(p);
  let parentClass: string | undefined;
  let parentSpan: Span | undefined;
  if (p.accept(T.INHERITS)) {
    if (p.kind === T.DEFAULT) {
      parentClass = p.value;
      parentSpan = p.span;
      p.advance();
    } else ({ name: parentClass, span: parentSpan } = parseClassName(p));
  }
  const { statements, span } = parseBraces(p);
  p.namespaces.pop();
  return addDefinition(p, {
    kind: 'HostClassDefinition',
    offset,
    length: p.lastEnd - offset,
    name: qualified(p, written),
    nameSpan,
    parameters,
    parentClass,
    parentSpan,
    body: createBlock(statements, span),
  });
}

export function parseDefine(p: ParserState): Definition {
  const offset = p.start;
  p.advance();
  const { name, span: nameSpan } = parseClassName(p);
  const parameters = parseParameterList(p);
  const { statements, span } = parseBraces(p);
  return addDefinition(p, {
    kind: 'ResourceTypeDefinition',
    offset,
    length: p.lastEnd - offset,
    name: qualified(p, name),
    nameSpan,
    parameters,
    body: createBlock(statements, span),
  });
}

export function parseFunction(p: ParserState): Definition {
  const offset = p.start;
  p.advance();
  const { name, span: nameSpan } = parseClassName(p);
  const parameters = parseParameterList(p);
  const returnType = parseReturnType(p);
  const { statements, span } = parseBraces(p);
  return addDefinition(p, {
    kind: 'FunctionDefinition',
    offset,
    length: p.lastEnd - offset,
    name,
    nameSpan,
    parameters,
    returnType,
    body: createBlock(statements, span),
  });
}

export function parseNode(p: ParserState): Definition {
  const offset = p.start;
  p.advance();
  const hostMatches = [parseHostName(p)];
  while (p.accept(T.COMMA)) {
    if (p.kind === T.INHERITS || p.kind === T.LBRACE) break;
    hostMatches.push(parseHostName(p));
  }
  const parent = p.accept(T.INHERITS) ? parseHostName(p) : undefined;
  const { statements, span } = parseBraces(p);
  return addDefinition(p, {
    kind: 'NodeDefinition',
    offset,
    length: p.lastEnd - offset,
    hostMatches,
    parent,
    body: createBlock(statements, span),
  });
}

export function addDefinition<Kind extends Definition>(p: ParserState, definition: Kind): Kind {
  p.definitions.push(definition);
  return definition;
}

function qualified(p: ParserState, name: string): string {
  return `${p.namespaces.join('::')}::${name}`.replace(/^::/, '');
}

/** True if Puppet reports a missing name at the word `class`, not at the token after it. */
function blamesKeyword({ kind, grammar }: ParserState): boolean {
  if (kind === T.NAME || kind === T.WORD || kind === T.CLASSREF || kind === T.CLASS) return false;
  return grammar.blamesClassKeyword(kind, grammar.release);
}

function parseClassName(p: ParserState): { name: string; span: Span } {
  const { span, value: name } = p;
  switch (p.kind) {
    case T.NAME:
    case T.WORD:
    case T.CLASSREF:
      p.advance();
      return { name, span };
    case T.CLASS:
      return p.refuse(issues.classKeywordAsName(), span);
    case T.STRING:
      return p.refuse(issues.quotedName(), span);
    default:
      return p.fail();
  }
}

function parseHostName(p: ParserState): Expression {
  switch (p.kind) {
    case T.NAME:
    case T.NUMBER:
      return parseDottedName(p);
    case T.STRING:
    case T.WORD:
    case T.DQPRE:
    case T.HEREDOC:
    case T.DEFAULT:
    case T.REGEX:
      return parsePrimary(p);
    default:
      return p.fail();
  }
}

/** Parses a name such as `web01.example.com` without quotes: names and numbers separated by dots. */
function parseDottedName(p: ParserState): Expression {
  const { offset } = p.span;
  let end = endOf(p.span);
  let { value } = p;
  p.advance();
  while (p.accept(T.DOT)) {
    if (p.kind !== T.NAME && p.kind !== T.NUMBER) p.fail();
    value += `.${p.value}`;
    end = endOf(p.span);
    p.advance();
  }
  return { kind: 'LiteralString', offset, length: end - offset, value };
}
