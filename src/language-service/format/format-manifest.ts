/** The formatter: formats a manifest by the style guide, and keeps the styles that the guide leaves open. */
import { parse, type Diagnostic, type ParseResult } from '../../engine/index.ts';
import type { Range, TextEdit } from '../answers.ts';
import { LayoutWalk, type Layout } from './layout.ts';
import { readRows, type SourceRows } from './source-rows.ts';
import { splitEntries } from './split-entries.ts';
import { starCommentText } from './star-comments.ts';
import { readStructure } from './read-structure.ts';

export interface FormatOptions {
  /** Changes only the lines in this range. */
  readonly range?: Range;
  /** The syntax tree, if already parsed. */
  readonly parsed?: ParseResult;
}

type FormatResult =
  | { readonly kind: 'formatted'; readonly edits: readonly TextEdit[] }
  /** A manifest with a syntax error is not formatted. */
  | { readonly kind: 'refused'; readonly error: Diagnostic };

export function formatManifest(text: string, options: FormatOptions = {}): FormatResult {
  const { program, diagnostics } = options.parsed ?? parse(text, '');
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) return { kind: 'refused', error };
  const written = readRows(text);
  const { range } = options;
  const structure = readStructure(program, written.pieces);
  const source = splitEntries(written, structure, range);
  const isFrozen = range === undefined ? () => false : (row: number) => !touches(source, row, range);
  const layout = new LayoutWalk(source, structure, isFrozen).run();
  const edits = computeEdits(source, layout, isFrozen);
  return { kind: 'formatted', edits };
}

/** Applies sorted edits. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let end = 0;
  for (const edit of edits) {
    result += text.slice(end, edit.range[0]) + edit.text;
    end = edit.range[1];
  }
  return result + text.slice(end);
}

function touches({ pieces, rows, text }: SourceRows, row: number, [start, end]: Range): boolean {
  const { from, to } = rows[row] ?? { from: 0, to: 0 };
  const first = pieces[from];
  const last = pieces[to - 1];
  if (first === undefined || last === undefined) return false;
  const lineStart = text.lastIndexOf('\n', first.offset - 1) + 1;
  const newline = text.indexOf('\n', last.end);
  return lineStart <= end && (newline === -1 ? text.length : newline) >= start;
}

function computeEdits(source: SourceRows, layout: Layout, isFrozen: (row: number) => boolean): readonly TextEdit[] {
  const { text, pieces, rows, tail } = source;
  const edits: TextEdit[] = [];
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  const replace = (from: number, to: number, by: string): void => {
    if (text.slice(from, to) !== by) edits.push({ range: [from, to], text: by });
  };
  for (const [index, piece] of pieces.entries()) {
    const row = rows[piece.row];
    if (row === undefined) continue;
    const start = piece.offset - piece.gap.length;
    const indent = layout.indents[piece.row] ?? 0;
    if (index === row.from) {
      const isFree = !isFrozen(piece.row);
      const isFreeBefore = index === 0 ? isFree : !isFrozen(piece.row - 1);
      const parts = splitGap(piece.gap);
      if (isFreeBefore) replace(start, start + parts.trailing, '');
      const breaks = [start + parts.trailing, piece.offset - parts.indent] as const;
      if (isFree && isFreeBefore) replace(...breaks, lineBreaks(piece.gap, index === 0, eol));
      if (isFree && piece.category !== 'heredoc-text') replace(breaks[1], piece.offset, ' '.repeat(indent));
    } else if (!isFrozen(piece.row)) replace(start, piece.offset, ' '.repeat(layout.spaces[index] ?? 0));
    const comment = isFrozen(piece.row) ? undefined : starCommentText(source, index, indent, eol);
    if (comment !== undefined) replace(piece.offset, piece.end, comment);
  }
  const last = pieces.length - 1;
  if (last < 0) replace(0, text.length, '');
  else if (!isFrozen(rows.length - 1)) replace(text.length - tail.length, text.length, /\r?\n/.exec(tail)?.[0] ?? eol);
  return edits;
}

/** White space between two rows, in columns: at the end of the first, and at the start of the second. */
function splitGap(gap: string): { readonly trailing: number; readonly indent: number } {
  const newline = gap.lastIndexOf('\n');
  // Without a line break (at the start of the file, or where the formatter adds a row), all white space is indentation.
  if (newline === -1) return { trailing: 0, indent: gap.length };
  return { trailing: /^[^\r\n]*/.exec(gap)?.[0].length ?? 0, indent: gap.length - newline - 1 };
}

/** Line breaks in the white space before a row: at most one blank line, and none at the beginning of the file. */
function lineBreaks(gap: string, isFirst: boolean, eol: string): string {
  if (isFirst) return '';
  const breaks = gap.match(/\r?\n/g);
  return breaks === null ? eol : breaks.slice(0, 2).join('');
}
