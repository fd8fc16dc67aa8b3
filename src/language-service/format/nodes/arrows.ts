/** Aligns the arrows of attributes in a resource body, or of entries in a hash. */
import { printDoc, type Doc } from '../doc.ts';

/**
 * Measures the width of a document in characters, as puppet-lint counts them. For a document of several lines, measures
 * the last line.
 */
export function measureWidth(doc: Doc): number {
  const text = readPlain(doc) ?? printDoc(doc);
  return [...text.slice(text.lastIndexOf('\n') + 1)].length;
}

function readPlain(doc: Doc): string | undefined {
  if (typeof doc === 'string') return doc;
  if (!Array.isArray(doc)) return undefined;
  let text = '';
  for (const part of doc) {
    const plain = readPlain(part);
    if (plain === undefined) return undefined;
    text += plain;
  }
  return text;
}

/** Returns the additional spaces before the arrow of each key, so that the arrows are in one column. */
export function alignArrows(widths: readonly number[]): readonly string[] {
  const longest = Math.max(0, ...widths);
  return widths.map((width) => ' '.repeat(longest - width));
}
