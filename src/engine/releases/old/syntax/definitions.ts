import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { Span } from '../../../diagnostics/span.ts';
import type { Expression, Parameter } from '../../../syntax/ast.ts';
import { addDefinition } from '../../../syntax/parser/definitions.ts';
import { endOf, spanFrom } from '../../../syntax/parser/parser-state.ts';
import { createBlock } from '../../../syntax/parser/statements.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { parseExpression } from './expressions.ts';
import type { OldParserState } from './state.ts';
import { parseBody, parseStatements } from './statements.ts';

function parseName(p: OldParserState): { readonly name: string; readonly span: Span } {
  const { span, value: name } = p;
  if (!p.is(T.NAME) && !p.is(T.CLASS)) p.fail();
  p.advance();
  return { name, span };
}

function qualified(p: OldParserState, name: string): string {
  return [p.namespaces.join('::'), name].join('::').replace(/^::/, '');
}

export function parseClass(p: OldParserState): Expression {
  const offset = p.start;
  p.advance();
  const { name, span: nameSpan } = parseName(p);
  p.namespaces.push(name);
  const parameters = parseParameters(p);
  let parent: { readonly name: string; readonly span: Span } | undefined;
  if (p.accept(T.INHERITS)) {
    if (p.is(T.DEFAULT)) {
      parent = { name: p.value, span: p.span };
      p.advance();
    } else parent = parseName(p);
  }
  const open = p.start;
  p.expect(T.LBRACE);
  const statements = parseStatements(p);
  p.expect(T.RBRACE);
  p.namespaces.pop();
  return addDefinition(p, {
    kind: 'HostClassDefinition',
    ...spanFrom(offset, p.lastEnd),
    name: qualified(p, name),
    nameSpan,
    parameters,
    parentClass: parent?.name,
    parentSpan: parent?.span,
    body: createBlock(statements, spanFrom(open, p.lastEnd)),
  });
}

export function parseDefine(p: OldParserState): Expression {
  const offset = p.start;
  p.advance();
  const { name, span: nameSpan } = parseName(p);
  if (p.define !== undefined) p.refuse(issues.nestedDefinition({ inner: name, outer: p.define }), nameSpan);
  p.define = name;
  const parameters = parseParameters(p);
  const { statements, span } = parseBody(p);
  p.define = undefined;
  return addDefinition(p, {
    kind: 'ResourceTypeDefinition',
    ...spanFrom(offset, p.lastEnd),
    name: qualified(p, name),
    nameSpan,
    parameters,
    body: createBlock(statements, span),
  });
}

export function parseNode(p: OldParserState): Expression {
  const offset = p.start;
  p.advance();
  const hostMatches = [parseHost(p)];
  while (p.accept(T.COMMA)) hostMatches.push(parseHost(p));
  const parent = p.accept(T.INHERITS) ? parseHost(p) : undefined;
  const { statements, span } = parseBody(p);
  const node = spanFrom(offset, p.lastEnd);
  if (parent !== undefined && p.grammar.release.has('import is deprecated')) {
    const { file } = p.source;
    p.warn(issues.nodeInheritanceDeprecated({ file, line: p.lines.lineAt(offset) }), node);
  }
  return addDefinition(p, {
    kind: 'NodeDefinition',
    ...node,
    hostMatches,
    parent,
    body: createBlock(statements, span),
  });
}

function parseHost(p: OldParserState): Expression {
  const { span, value, kind } = p;
  switch (kind) {
    case T.NAME:
    case T.STRING:
      if (/[^-\w.]/.test(value)) p.refuse(issues.invalidHostName({ name: value.toLowerCase() }), span);
      break;
    case T.DEFAULT:
    case T.REGEX:
      break;
    default:
      p.fail();
  }
  p.advance();
  if (kind === T.REGEX) return { kind: 'LiteralRegularExpression', ...span, pattern: value };
  return kind === T.DEFAULT ? { kind: 'LiteralDefault', ...span } : { kind: 'LiteralString', ...span, value };
}

function parseParameters(p: OldParserState): readonly Parameter[] {
  if (!p.accept(T.LPAREN)) return [];
  if (p.accept(T.RPAREN)) return [];
  const parameters = new Map<string, Parameter>();
  do {
    const parameter = parseParameter(p);
    // If several parameters have the same name, the last one is used.
    parameters.set(parameter.name, parameter);
  } while (p.accept(T.COMMA) && !p.is(T.RPAREN));
  p.expect(T.RPAREN);
  return [...parameters.values()];
}

function parseParameter(p: OldParserState): Parameter {
  const { span: nameSpan, value: name } = p;
  const isBare = p.is(T.NAME) && p.grammar.release.has('parameters without a dollar sign');
  if (!p.is(T.VARIABLE) && !isBare) p.fail();
  p.advance();
  const value = p.accept(T.EQUALS) ? parseExpression(p) : undefined;
  if (isBare) p.warn(issues.parameterWithoutDollar(p.place), nameSpan);
  const span = spanFrom(nameSpan.offset, value === undefined ? endOf(nameSpan) : endOf(value));
  return { kind: 'Parameter', ...span, name, nameSpan, value, type: undefined, capturesRest: false };
}

export function parseImport(p: OldParserState): void {
  const offset = p.start;
  p.advance();
  const patterns: string[] = [];
  do {
    patterns.push(p.value);
    p.expect(T.STRING);
  } while (p.accept(T.COMMA));
  const span = spanFrom(offset, p.lastEnd);
  if (p.grammar.release.has('import is deprecated')) {
    p.warn(issues.importDeprecated(p.place), span);
  }
  p.imports.push({ ...span, patterns, reportedAt: p.start });
}
