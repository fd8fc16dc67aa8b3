import { countText } from '../../protocol/count-text.ts';
import type { FileEdit, FileMove } from '../../protocol/language-api.ts';

/** Describes the extent of a rename, such as `3 places in 2 files, 1 file moved`. */
export function renameSummary(edits: readonly FileEdit[], moves: readonly FileMove[] = []): string {
  const files = new Set(edits.map(({ file }) => file)).size;
  const places = `${countText(edits.length, 'place')} in ${countText(files, 'file')}`;
  return moves.length === 0 ? places : `${places}, ${countText(moves.length, 'file')} moved`;
}
