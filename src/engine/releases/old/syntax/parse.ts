/** Parser of the old grammar. It creates the same tree nodes as the modern parser. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { LineIndex } from '../../../diagnostics/line-index.ts';
import type { Expression, Program, SourceText } from '../../../syntax/ast.ts';
import type { Grammar } from '../../../syntax/parser/grammar.ts';
import type { ParseResult } from '../../../syntax/parser/parse.ts';
import { ParseFailure, spanFrom } from '../../../syntax/parser/parser-state.ts';
import { createSequence } from '../../../syntax/parser/statements.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { lexOldGrammar } from './lexer.ts';
import { OldParserState } from './state.ts';
import { parseStatements } from './statements.ts';

/**
 * Parses a manifest with the grammar of releases before Puppet 4. Never throws. The tree contains the statements before
 * the first error.
 */
export function parseOldGrammar(text: string, file: string, grammar: Grammar): ParseResult {
  const source: SourceText = { file, text };
  const lineIndex = new LineIndex(text);
  const lexed = lexOldGrammar(text, {
    file,
    lines: lineIndex,
    hasUnlessAndModulo: grammar.release.has('unless and modulo'),
  });
  const p = new OldParserState(source, lexed, lineIndex, grammar);
  const statements: Expression[] = [];
  const failure = catchFailure(p, () => {
    parseStatements(p, statements);
    if (!p.is(T.END)) p.fail();
  });
  const warnings: readonly Diagnostic[] = [
    ...lexed.warnings
      .filter(({ token }) => token <= p.at)
      .map(({ issue, offset = 0 }) => ({ ...issue, severity: 'warning' as const, file, span: { offset, length: 0 } })),
    ...p.warnings,
  ];
  if (failure === undefined) return { program: createProgram(p, statements), diagnostics: warnings, lineIndex };
  const { issue, span } = failure.found;
  const error: Diagnostic = { ...issue, severity: 'error', file, ...(span === undefined ? {} : { span }) };
  const rest: Expression = { kind: 'Error', ...spanFrom(Math.min(p.start, text.length), text.length), parts: [] };
  return { program: createProgram(p, [...statements, rest]), diagnostics: [...warnings, error], lineIndex };
}

function catchFailure(p: OldParserState, step: () => void): ParseFailure | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    if (error instanceof ParseFailure) return error;
    if (error instanceof RangeError) return p.tooDeep();
    throw error;
  }
}

function createProgram({ source, definitions, imports }: OldParserState, statements: readonly Expression[]): Program {
  const { length } = source.text;
  const body: Expression =
    statements.length === 0 ? { kind: 'Nop', offset: length, length: 0 } : createSequence(statements);
  const program: Program = { kind: 'Program', offset: 0, length, source, body, definitions };
  return imports.length === 0 ? program : { ...program, imports };
}
