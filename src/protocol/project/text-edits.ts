/** Applies edits that are given by line and column, as in fixes. */
import type { FixView, Place } from '../analysis.ts';
import type { ProjectFiles } from './project.ts';

/**
 * Returns the files that a fix changes, with their new content. Edits of one file must not overlap, but an insertion
 * may be directly before a replacement.
 */
export function editedFiles(files: ProjectFiles, { edits }: Pick<FixView, 'edits'>): ProjectFiles {
  const changed: Record<string, string> = {};
  const spans = edits.map(({ place, text }) => ({ file: place.file, ...toSpan(files[place.file] ?? '', place), text }));
  for (const { file, from, to, text } of spans.sort((a, b) => b.from - a.from || b.to - a.to)) {
    const before = changed[file] ?? files[file];
    if (before !== undefined) changed[file] = before.slice(0, from) + text + before.slice(to);
  }
  return changed;
}

function toSpan(text: string, place: Place): { readonly from: number; readonly to: number } {
  const { line, column = 1, endLine = line, endColumn = column } = place;
  return { from: findOffset(text, line, column), to: findOffset(text, endLine, endColumn) };
}

/** Returns the offset of a line and column; for a position beyond the end, the end of the source. */
function findOffset(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

interface LineChange {
  /** Number of the first line that differs. It is the same in both versions. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the range of lines that differ; undefined for equal strings. */
export function lineChange(before: string, after: string): LineChange | undefined {
  if (before === after) return undefined;
  const [old, now] = [before.split('\n'), after.split('\n')];
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  let tail = 0;
  while (tail < old.length - same && tail < now.length - same && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return { line: same + 1, removed: old.slice(same, old.length - tail), added: now.slice(same, now.length - tail) };
}

/**
 * Computes the smallest replacement that turns one string into the other. `text` replaces `length` characters at
 * `offset`.
 */
export function textChange(
  before: string,
  after: string,
): { readonly offset: number; readonly length: number; readonly text: string } {
  const most = Math.min(before.length, after.length);
  let offset = 0;
  while (offset < most && before.charCodeAt(offset) === after.charCodeAt(offset)) offset += 1;
  let tail = 0;
  while (
    tail < most - offset &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return { offset, length: before.length - offset - tail, text: after.slice(offset, after.length - tail) };
}

export function placeAt(file: string, text: string, start: number, end = start): Place {
  const from = positionAt(text, start);
  const to = positionAt(text, end);
  return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** Returns the offset of a line and column, both counted from 1; at most the length of the text. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}
