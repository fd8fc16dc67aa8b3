/** Alignment of the arrows of one body. */
import { printDoc, type Doc } from '../doc.ts';

/**
 * Width of a document in characters, as puppet-lint counts them. If the document has several lines, the width of its
 * last line.
 */
export function measureWidth(doc: Doc): number {
  const text = readPlain(doc) ?? printDoc(doc);
  return [...text.slice(text.lastIndexOf('\n') + 1)].length;
}

/** The text of a document that contains no line breaks; undefined for other documents. */
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

/** The additional spaces before the arrow of each key, so that the arrows are in one column. */
export function alignArrows(widths: readonly number[]): readonly string[] {
  const longest = Math.max(0, ...widths);
  return widths.map((width) => ' '.repeat(longest - width));
}
