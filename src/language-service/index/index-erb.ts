/** Indexes ERB templates: the variables that they name. */
import { moduleFileName } from '../file-kind.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { emptyFileIndex, type FileIndex } from './file-index.ts';
import { Occurrences, type Occurrence } from './occurrences.ts';
import { symbolOf, variableSymbol } from './symbols.ts';

const QUALIFIED = /scope(?:\[\s*|\.(?:lookupvar|\[\])\(\s*|\.lookupvar\s+)(["'])(?:::)?([a-z_][\w:]*)\1/g;
const TAG = /<%[\s\S]*?%>/g;
const INSTANCE_VARIABLE = /(?<![\w@])@([a-z_]\w*)/g;

export function indexErb(file: ParsedFile): FileIndex {
  const { path, text } = file;
  const name = moduleFileName(path, 'templates', file.readAs.paths) ?? path;
  const symbol = symbolOf('template', name);
  const occurrences: Occurrence[] = [{ symbol, range: [0, 0], role: 'definition' }];
  const read = (variable: string, end: number, meant: string): void => {
    occurrences.push({ symbol: meant, range: [end - variable.length, end], role: 'read' });
  };
  for (const { 0: whole, 2: variable = '', index } of text.matchAll(QUALIFIED))
    read(variable, index + whole.length - 1, variableSymbol(variable));
  for (const tag of text.matchAll(TAG))
    for (const { 0: whole, 1: variable = '', index } of tag[0].matchAll(INSTANCE_VARIABLE))
      read(variable, tag.index + index + whole.length, symbolOf('argument', `${name}::${variable}`));
  return {
    ...emptyFileIndex(path),
    definitions: [{ kind: 'template', symbol, name, file: path, range: [0, 0], selection: [0, 0] }],
    occurrences: Occurrences.of(occurrences),
  };
}
