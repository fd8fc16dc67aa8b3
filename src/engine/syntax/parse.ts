import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { LineIndex } from '../diagnostics/line-index.ts';
import type { Expression, Program, SourceText } from './ast.ts';
import { lex } from './lexer.ts';
import { nopAt, ParseFailure, ParserState, type ParseIssue } from './parser-state.ts';
import { parseStatements, sequenceOf, startsStatement } from './statements.ts';
import { parseTemplate } from './templates.ts';
import * as T from './token-kinds.ts';

export interface ParseResult {
  /** Always a tree: with `Error` nodes where `diagnostics` has errors. */
  readonly program: Program;
  /** The first error is Puppet's own, in text and place; the ones after it are those that going on brought up. */
  readonly diagnostics: readonly Diagnostic[];
  readonly lineIndex: LineIndex;
}

/** Parses a manifest. Never throws, whatever the text. */
export function parse(text: string, file: string): ParseResult {
  return parseText(text, file, false);
}

/** Parses an EPP template: the program's body is a `Lambda` with the template's parameters, and an `Epp` as its body. */
export function parseEpp(text: string, file: string): ParseResult {
  return parseText(text, file, true);
}

function parseText(text: string, file: string, template: boolean): ParseResult {
  const source: SourceText = { file, text };
  const lineIndex = new LineIndex(text);
  const lexed = lex(text, { template });
  const p = new ParserState(source, lexed);
  const diagnostics: Diagnostic[] = lexed.warnings.map(({ issue, offset }) => ({
    code: issue.code,
    severity: 'warning',
    message: issue.message,
    file,
    ...(offset === undefined ? {} : { span: { offset, length: 0 } }),
  }));
  let body: Expression;
  try {
    body = template ? parseTemplate(p) : startsStatement(p.kind) ? sequenceOf(parseStatements(p)) : nopAt(text.length);
    if (p.kind !== T.END) p.fail();
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    diagnostics.push(toDiagnostic(error.found, file));
    body = { kind: 'Error', offset: 0, length: text.length, parts: [] };
  }
  const program: Program = {
    kind: 'Program',
    offset: 0,
    length: text.length,
    source,
    body,
    definitions: p.definitions,
  };
  return { program, diagnostics, lineIndex };
}

function toDiagnostic({ issue, span }: ParseIssue, file: string): Diagnostic {
  const { code, message } = issue;
  return { code, severity: 'error', message, file, ...(span === undefined ? {} : { span }) };
}
