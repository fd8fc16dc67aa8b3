/**
 * Ranges for expanding the selection step by step: word, string, enclosing expressions, brackets, statement, line,
 * file.
 */
import { readLexemes, walk, type Lexeme } from '../../engine/index.ts';
import type { Range, SelectionRangesAnswer } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

export function selectionRanges({ index }: RequestContext, { file, offset }: PlaceParameters): SelectionRangesAnswer {
  const found = index.file(file);
  if (found === undefined) return { ranges: [] };
  const ranges = [wordAt(found.text, offset), ...(found.isPuppet ? codeRanges(found, offset) : [])];
  return { ranges: nested([...ranges, lineAt(found.text, offset), [0, found.text.length]]) };
}

function codeRanges(file: ParsedFile, offset: number): readonly Range[] {
  const { text, program, kind, tokens } = file;
  const lexemes = readLexemes(text, { template: kind === 'epp' });
  const ranges: Range[] = [];
  for (const token of tokens) {
    const end = token.offset + token.length;
    if (token.offset > offset) break;
    if (end >= offset && token.category !== 'text') ranges.push(...stringRanges(text, [token.offset, end]));
  }
  ranges.push(...bracketRanges(text, lexemes, offset));
  // The content of a heredoc is outside of the range of its statement.
  const heredoc = lexemes.find((each) => each.category === 'heredoc-text' && holds([each.offset, each.end], offset));
  let opener = -1;
  walk(program, (node) => {
    if (heredoc === undefined || node.kind !== 'HeredocExpression') return;
    if (holds([heredoc.offset, heredoc.end], node.text.offset)) opener = node.offset;
  });
  if (heredoc !== undefined) ranges.push([heredoc.offset, heredoc.end]);
  walk(program, (node) => {
    const end = node.offset + node.length;
    if (node.length > 0 && holds([node.offset, end], offset)) {
      ranges.push(...(STRINGS.has(node.kind) ? stringRanges(text, [node.offset, end]) : []), [node.offset, end]);
    }
    if (node.kind === 'Resource' && node.bodies.length > 1) {
      for (const { title, operations } of node.bodies) {
        const last = operations.at(-1) ?? title;
        const body: Range = [title.offset, last.offset + last.length];
        if (holds(body, offset)) ranges.push(body);
      }
    }
    if (heredoc !== undefined && node.offset <= opener && opener < end) {
      ranges.push([node.offset, Math.max(end, heredoc.end)]);
    }
  });
  return ranges;
}

const STRINGS: ReadonlySet<string> = new Set(['LiteralString', 'ConcatenatedString']);

/** Returns two ranges: a string with its quotes, and its content. */
function stringRanges(text: string, [start, end]: Range): readonly Range[] {
  const quote = text.charAt(start);
  const isQuoted = (quote === '"' || quote === "'") && end - start > 1 && text.charAt(end - 1) === quote;
  return isQuoted
    ? [
        [start + 1, end - 1],
        [start, end],
      ]
    : [[start, end]];
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns the pairs of brackets around an offset. Each pair gives two ranges: without and with the brackets. */
function bracketRanges(text: string, lexemes: readonly Lexeme[], offset: number): readonly Range[] {
  const found: Range[] = [];
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (lexeme.category !== 'bracket') continue;
    const bracket = text.slice(lexeme.offset, lexeme.end);
    if (CLOSING[bracket] !== undefined) {
      open.push(lexeme);
      continue;
    }
    const opening = open.pop();
    if (opening === undefined || CLOSING[text.slice(opening.offset, opening.end)] !== bracket) continue;
    if (opening.end <= offset && offset <= lexeme.offset) {
      found.push(trimmed(text, [opening.end, lexeme.offset]), [opening.offset, lexeme.end]);
    }
  }
  return found;
}

function wordAt(text: string, offset: number): Range {
  const before = /\w*$/.exec(text.slice(Math.max(offset - 200, 0), offset))?.[0].length ?? 0;
  const after = /^\w*/.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  return [offset - before, offset + after];
}

function lineAt(text: string, offset: number): Range {
  const newline = text.indexOf('\n', offset);
  return trimmed(text, [text.lastIndexOf('\n', offset - 1) + 1, newline === -1 ? text.length : newline]);
}

function trimmed(text: string, [start, end]: Range): Range {
  const inner = text.slice(start, end);
  return [start + inner.length - inner.trimStart().length, end - (inner.length - inner.trimEnd().length)];
}

function holds([start, end]: Range, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** Sorts ranges by length. Keeps a range only if it contains the previous one. */
function nested(ranges: readonly Range[]): readonly Range[] {
  const kept: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one[1] - one[0] - (other[1] - other[0]))) {
    const last = kept.at(-1);
    const isLarger = last === undefined ? range[1] > range[0] : range[1] - range[0] > last[1] - last[0];
    if (isLarger && (last === undefined || (range[0] <= last[0] && last[1] <= range[1]))) kept.push(range);
  }
  return kept;
}
