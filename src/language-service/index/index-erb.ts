/** Reads templates in Ruby into the index, by the ways in which they name variables. */
import { moduleFileName } from '../file-kind.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { emptyFileIndex, type FileIndex } from './file-index.ts';
import { Occurrences, type Occurrence } from './occurrences.ts';
import { symbolOf, variableSymbol } from './symbols.ts';

const QUALIFIED = /scope(?:\[\s*|\.(?:lookupvar|\[\])\(\s*|\.lookupvar\s+)(["'])(?:::)?([a-z_][\w:]*)\1/g;

export function indexErb(file: ParsedFile): FileIndex {
  const { path, text } = file;
  const name = moduleFileName(path, 'templates') ?? path;
  const occurrences: Occurrence[] = [];
  for (const match of text.matchAll(QUALIFIED)) {
    const [whole, , variable = ''] = match;
    const start = match.index + whole.length - 1 - variable.length;
    occurrences.push({ symbol: variableSymbol(variable), range: [start, start + variable.length], role: 'read' });
  }
  const symbol = symbolOf('template', name);
  return {
    ...emptyFileIndex(path),
    definitions: [{ kind: 'template', symbol, name, file: path, range: [0, 0], selection: [0, 0] }],
    occurrences: Occurrences.of(occurrences),
  };
}
