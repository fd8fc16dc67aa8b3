import type { Diagnostic, DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';
import type { Definition, Expression, Program, SourceText } from '../ast.ts';
import { lex, type LexOptions, type LexResult } from '../lexer/lexer.ts';
import type { Grammar } from './grammar.ts';
import { nopAt, ParseFailure, ParserState, type ParseIssue } from './parser-state.ts';
import { parseStatements, createSequence, startsStatement } from './statements.ts';
import { parseTemplate as parseTemplateBody } from './templates.ts';
import * as T from '../lexer/token-kinds.ts';

export interface ParseResult {
  readonly program: Program;
  /** Errors of the source. The first error has Puppet's message and location. Error recovery has found the others. */
  readonly diagnostics: readonly Diagnostic[];
  readonly lineIndex: LineIndex;
}

function lexWith({ markWords, release }: Grammar, text: string, options: LexOptions): LexResult {
  const lexed = lex(text, options);
  markWords(lexed, release);
  return lexed;
}

export function parseManifest(text: string, file: string, grammar: Grammar): ParseResult {
  return parseText(text, file, false, grammar);
}

export function parseTemplate(text: string, file: string, grammar: Grammar): ParseResult {
  return parseText(text, file, true, grammar);
}

function parseText(text: string, file: string, template: boolean, grammar: Grammar): ParseResult {
  const source: SourceText = { file, text };
  const lineIndex = new LineIndex(text);
  const lexed = lexWith(grammar, text, { template });
  const p = new ParserState(source, lexed, lineIndex, false, grammar);
  const program = (body: Expression, definitions: readonly Definition[]): Program => ({
    kind: 'Program',
    offset: 0,
    length: text.length,
    source,
    body,
    definitions,
  });
  const warnings = (upTo: number): readonly Diagnostic[] =>
    lexed.warnings
      .filter(({ token }) => token <= upTo)
      .map(({ issue, offset }) =>
        toDiagnostic({ issue, span: offset === undefined ? undefined : { offset, length: 0 } }, file, 'warning'),
      );
  const whole: Expression = { kind: 'Error', offset: 0, length: text.length, parts: [] };
  const first = catchFailure(p, () => {
    const body = template ? parseTemplateBody(p) : parseManifestBody(p);
    if (p.kind !== T.END) p.fail();
    return body;
  });
  if (!(first instanceof ParseFailure)) {
    return { program: program(first, p.definitions), diagnostics: warnings(Infinity), lineIndex };
  }
  const diagnostics = [...warnings(lastTokenRead(p)), toDiagnostic(first.found, file, 'error')];
  if (first.final) return { program: program(whole, []), diagnostics, lineIndex };

  const forgiven = lexed.isFlawless ? lexed : lexWith(grammar, text, { template, recover: true });
  const again = new ParserState(source, forgiven, lineIndex, true, grammar);
  const body = catchFailure(again, () => (template ? parseTemplateBody(again) : parseManifestBody(again)));
  if (body instanceof ParseFailure) again.report(body.found);
  for (const found of again.reported.slice(0, MOST_DIAGNOSTICS)) {
    if (!isSame(found, first.found)) diagnostics.push(toDiagnostic(found, file, 'error'));
  }
  return { program: program(body instanceof ParseFailure ? whole : body, again.definitions), diagnostics, lineIndex };
}

/**
 * Returns the index of the last token that Puppet has read when the parser is at its current position. Puppet reads all
 * parts of a string at once.
 */
function lastTokenRead({ kinds, at }: ParserState): number {
  if (kinds[at] === T.LEX_ERROR) return Infinity;
  let openStrings = 0;
  for (let index = 0; ; index += 1) {
    const kind = kinds[index];
    if (kind === T.DQPRE) openStrings += 1;
    else if (kind === T.DQPOST) openStrings -= 1;
    if (index >= at && (openStrings === 0 || kind === T.LEX_ERROR || kind === T.END)) return index;
  }
}

/** Maximum number of diagnostics. A file that is not a manifest would have an error at each word. */
const MOST_DIAGNOSTICS = 100;

function catchFailure<Result>(p: ParserState, step: () => Result): Result | ParseFailure {
  try {
    return step();
  } catch (error) {
    if (error instanceof ParseFailure) return error;
    if (error instanceof RangeError) return p.tooDeep();
    throw error;
  }
}

function parseManifestBody(p: ParserState): Expression {
  if (!p.forgiving) {
    return startsStatement(p.kind) ? createSequence(parseStatements(p)) : nopAt(p.source.text.length);
  }
  const statements = parseStatements(p);
  return statements.length === 0 ? nopAt(p.source.text.length) : createSequence(statements);
}

function isSame(one: ParseIssue, other: ParseIssue): boolean {
  return one.issue.message === other.issue.message && one.span?.offset === other.span?.offset;
}

function toDiagnostic({ issue, span }: ParseIssue, file: string, severity: DiagnosticSeverity): Diagnostic {
  return { ...issue, severity, file, ...(span === undefined ? {} : { span }) };
}
