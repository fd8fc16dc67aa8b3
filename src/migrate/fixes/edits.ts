/** Changes of texts that fixes carry. */
import type { Fix } from '../../engine/index.ts';
import type { Files } from '../source.ts';

export type TextEdit = Fix['edits'][number];

/**
 * Files with the changes of some fixes, all against the texts as they are. Of fixes whose changes meet only the first is made: the other is
 * found again in the new text.
 */
export function filesWithFixes(files: Files, fixes: readonly Fix[]): Files {
  const taken: TextEdit[] = [];
  for (const { edits } of fixes) {
    if (edits.every((edit) => !taken.some((other) => meets(edit, other)))) taken.push(...edits);
  }
  const changed: Record<string, string> = { ...files };
  for (const { file, span, text } of taken.toSorted((a, b) => b.span.offset - a.span.offset)) {
    const before = changed[file];
    if (before !== undefined)
      changed[file] = before.slice(0, span.offset) + text + before.slice(span.offset + span.length);
  }
  return changed;
}

function meets(one: TextEdit, other: TextEdit): boolean {
  if (one.file !== other.file) return false;
  const [a, b] = [one.span, other.span];
  return a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);
}
