/** The formatter. Prints the tree of a manifest according to the style guide, with all comments. */
import { parse, type Diagnostic, type ParseResult, type Program } from '../../engine/index.ts';
import type { Range, TextEdit } from '../answers.ts';
import { compareTexts } from './align.ts';
import { hardline, printDoc } from './doc.ts';
import { listStatements, printStatements } from './nodes/statements.ts';
import { printNode } from './print-node.ts';
import { Printer } from './printer.ts';
import { Shield } from './shield.ts';
import { findStatements, innermostStatement, limitEdits, wholeLines } from './statements-in-range.ts';
import { readTokens } from './tokens.ts';

export interface FormatOptions {
  /** Range of the statements to format; absent for the whole file. */
  readonly range?: Range;
  readonly parsed?: ParseResult;
}

type FormatResult =
  | { readonly kind: 'formatted'; readonly edits: readonly TextEdit[] }
  | { readonly kind: 'refused'; readonly error: Diagnostic };

export function formatManifest(text: string, options: FormatOptions = {}): FormatResult {
  const { program, diagnostics } = options.parsed ?? parse(text, '');
  const error = diagnostics.find(({ severity }) => severity === 'error');
  const { range } = options;
  if (error !== undefined) {
    const part = range === undefined || range[0] === range[1] ? undefined : formatPart(text, range);
    return part === undefined ? { kind: 'refused', error } : { kind: 'formatted', edits: part };
  }
  const edits = computeEdits(text, program);
  if (range === undefined) return { kind: 'formatted', edits };
  return { kind: 'formatted', edits: limitEdits(text, edits, wholeLines(text, findStatements(program, range))) };
}

/**
 * Formats the lines of a range alone, in a file with a syntax error elsewhere. Blocks around the lines give them their
 * indentation. Returns undefined if the lines have a syntax error too.
 */
function formatPart(text: string, range: Range): readonly TextEdit[] | undefined {
  const selected = text.slice(...range);
  const first = range[0] + selected.length - selected.trimStart().length;
  const [start, end] = wholeLines(text, [first, Math.max(first, range[0] + selected.trimEnd().length)]);
  const part = text.slice(start, end);
  const steps = Math.floor((/^[ \t]*/.exec(part)?.[0].replaceAll('\t', '  ').length ?? 0) / 2);
  const head = 'if true {\n'.repeat(steps);
  const whole = head + part + '\n}'.repeat(steps);
  const { program, diagnostics } = parse(whole, '');
  if (diagnostics.some(({ severity }) => severity === 'error')) return undefined;
  const shift = start - head.length;
  const edits = limitEdits(whole, computeEdits(whole, program), [head.length, head.length + part.length]);
  return edits.map(({ range: [from, to], text: by }) => ({ range: [from + shift, to + shift], text: by }));
}

/** Maximum number of statements that are left as written because the printer could not keep one of their comments. */
const MOST_KEPT = 20;

function computeEdits(text: string, program: Program): readonly TextEdit[] {
  const kept = new Set<number>();
  for (let attempt = 0; attempt <= MOST_KEPT; attempt++) {
    const compared = compareTexts(text, printProgram(text, program, kept));
    if (compared.kind === 'same') return compared.edits;
    const statement = innermostStatement(program, compared.offset, kept);
    if (statement === undefined) break;
    kept.add(statement.offset);
  }
  return [];
}

function printProgram(text: string, program: Program, kept: ReadonlySet<number>): string {
  const shield = new Shield(text);
  const printer = new Printer(readTokens(text, shield), printNode, kept);
  const statements = printStatements(printer, listStatements(program.body));
  const printed = printDoc([statements, printer.ending(), hardline]);
  return printed.trim() === '' ? '' : shield.reveal(printed);
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let end = 0;
  for (const edit of edits) {
    result += text.slice(end, edit.range[0]) + edit.text;
    end = edit.range[1];
  }
  return result + text.slice(end);
}
