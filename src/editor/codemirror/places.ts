import type { Text } from '@codemirror/state';
import type { Place } from '../../protocol/analysis.ts';

/**
 * Returns the offset of a line and column (both from 1). A position beyond the line or the document becomes its end.
 */
function offsetAt(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return line > doc.lines ? to : Math.min(to, from + Math.max(column, 1) - 1);
}

/**
 * Converts a place to offsets. Without an end, the range is the word at the place; without a column, the line without
 * its indentation.
 */
export function rangeIn(doc: Text, place: Place): { readonly from: number; readonly to: number } {
  const line = doc.line(Math.min(Math.max(place.line, 1), doc.lines));
  if (place.column === undefined) {
    const text = line.text.trim();
    const from = line.from + line.text.indexOf(text);
    return { from, to: from + text.length };
  }
  const from = offsetAt(doc, place.line, place.column);
  if (place.endLine !== undefined && place.endColumn !== undefined) {
    return { from, to: Math.max(from, offsetAt(doc, place.endLine, place.endColumn)) };
  }
  const word = /^\$?(?:::)?\w+(?:::\w+)*/.exec(line.text.slice(from - line.from));
  return { from, to: Math.min(line.to, from + (word?.[0].length ?? 1)) };
}

export function positionAt(doc: Text, offset: number): { readonly line: number; readonly column: number } {
  const line = doc.lineAt(offset);
  return { line: line.number, column: offset - line.from + 1 };
}
