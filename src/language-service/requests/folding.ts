/**
 * Folding ranges for Puppet code: brackets, heredocs, comments of several lines, and regions (`# region` to `#
 * endregion`). Other files are folded by indentation.
 */
import { readLexemes, type Lexeme, type LineIndex } from '../../engine/index.ts';
import type { FoldingAnswer, FoldingRange } from '../answers.ts';
import type { FileParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { indentationFolds } from './indentation-folds.ts';

export function folding({ index }: RequestContext, { file }: FileParameters): FoldingAnswer {
  const found = index.file(file);
  if (found === undefined) return { ranges: [] };
  if (!found.isPuppet) return { ranges: onePerLine(indentationFolds(found.text, /\.ya?ml$/.test(file))) };
  const { text, lines, kind } = found;
  const lexemes = readLexemes(text, { template: kind === 'epp' });
  const ranges = [
    ...bracketFolds(text, lexemes, lines),
    ...heredocFolds(lexemes, lines),
    ...commentFolds(text, lexemes, lines),
  ];
  return { ranges: onePerLine(ranges) };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function bracketFolds(text: string, lexemes: readonly Lexeme[], lines: LineIndex): readonly FoldingRange[] {
  const found: FoldingRange[] = [];
  const open: { readonly closing: string; readonly line: number }[] = [];
  for (const { category, offset, end } of lexemes) {
    if (category !== 'bracket') continue;
    const bracket = text.slice(offset, end);
    const closing = CLOSING[bracket];
    if (closing !== undefined) open.push({ closing, line: lines.lineAt(offset) });
    else if (open.some((each) => each.closing === bracket)) {
      // In half-typed code, an unclosed bracket ends where the enclosing bracket ends.
      let last = open.pop();
      while (last !== undefined && last.closing !== bracket) last = open.pop();
      if (last !== undefined) found.push({ start: last.line, end: lines.lineAt(offset) - 1 });
    }
  }
  return found;
}

function heredocFolds(lexemes: readonly Lexeme[], lines: LineIndex): readonly FoldingRange[] {
  return lexemes
    .filter(({ category }) => category === 'heredoc-text')
    .map(({ offset, end }) => ({ start: lines.lineAt(offset) - 1, end: lines.lineAt(end) - 1 }));
}

const REGION = /^#\s*(end)?region\b/;

function commentFolds(text: string, lexemes: readonly Lexeme[], lines: LineIndex): readonly FoldingRange[] {
  const found: FoldingRange[] = [];
  const regions: number[] = [];
  let start = 0;
  let end = 0;
  const close = (): void => {
    if (end > start) found.push({ start, end, kind: 'comment' });
    start = 0;
    end = 0;
  };
  for (const { category, offset, end: last } of lexemes) {
    if (category !== 'comment') continue;
    const line = lines.lineAt(offset);
    const region = REGION.exec(text.slice(offset, offset + 100));
    if (region !== null) {
      close();
      const opened = region[1] === undefined ? undefined : regions.pop();
      if (opened !== undefined) found.push({ start: opened, end: line, kind: 'region' });
      else if (region[1] === undefined) regions.push(line);
    } else if (text.slice(lines.startOfLine(line), offset).trim() === '') {
      if (line !== end + 1 || start === 0) {
        close();
        start = line;
      }
      end = lines.lineAt(Math.max(last - 1, offset));
    }
  }
  close();
  return found;
}

/** Keeps only the longest of the ranges that begin on the same line, because an editor folds one range per line. */
function onePerLine(ranges: readonly FoldingRange[]): readonly FoldingRange[] {
  const byLine = new Map<number, FoldingRange>();
  for (const range of ranges) {
    const known = byLine.get(range.start);
    if (range.end > range.start && (known === undefined || known.end < range.end)) byLine.set(range.start, range);
  }
  return [...byLine.values()].toSorted((one, other) => one.start - other.start);
}
