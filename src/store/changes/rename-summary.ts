import type { FileEdit, FileMove } from '../../protocol/language-api.ts';

function countText(count: number, one: string, more: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${more}`;
}

/** Describes the extent of a rename, such as `3 places in 2 files, 1 file moved`. */
export function renameSummary(edits: readonly FileEdit[], moves: readonly FileMove[] = []): string {
  const files = new Set(edits.map(({ file }) => file)).size;
  const places = `${countText(edits.length, 'place', 'places')} in ${countText(files, 'file', 'files')}`;
  return moves.length === 0 ? places : `${places}, ${countText(moves.length, 'file', 'files')} moved`;
}
