/** Combines and applies the edits of fixes. */
import type { Fix } from '../../engine/index.ts';
import type { Files } from '../source.ts';

export type TextEdit = Fix['edits'][number];

/** Drops each fix that overlaps an earlier one; a dropped fix is found again later, in the edited file. */
export function fixesApart<One extends Fix>(fixes: readonly One[]): readonly One[] {
  const taken = new Map<string, TextEdit[]>();
  return fixes.filter(({ edits }) => {
    const meetsTaken = edits.some((edit) => taken.get(edit.file)?.some((other) => editsMeet(edit, other)));
    if (meetsTaken) return false;
    for (const edit of edits) {
      const known = taken.get(edit.file);
      if (known === undefined) taken.set(edit.file, [edit]);
      else known.push(edit);
    }
    return true;
  });
}

export function filesWithFixes(files: Files, fixes: readonly Fix[]): Files {
  const taken = fixesApart(fixes).flatMap(({ edits }) => edits);
  const changed: Record<string, string> = { ...files };
  for (const { file, span, text } of taken.toSorted(inOrder).toReversed()) {
    const before = changed[file];
    if (before !== undefined)
      changed[file] = before.slice(0, span.offset) + text + before.slice(span.offset + span.length);
  }
  return changed;
}

/**
 * Checks whether two edits overlap. An insertion at either end of a replaced range does not overlap the replacement,
 * but two insertions at the same place overlap.
 */
export function editsMeet(one: TextEdit, other: TextEdit): boolean {
  const [a, b] = [one.span, other.span];
  if (one.file !== other.file) return false;
  if (a.length === 0 && b.length === 0) return a.offset === b.offset;
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

/** Compares two edits by place. An insertion comes before a replacement at the same place. */
export function inOrder(one: TextEdit, other: TextEdit): number {
  return one.span.offset - other.span.offset || one.span.length - other.span.length;
}

/** Checks whether a place is inside an edit's range, or touches it. */
export function editTouches(
  { file, span: { offset, length } }: TextEdit,
  place: Pick<TextEdit, 'file' | 'span'>,
): boolean {
  return file === place.file && offset <= place.span.offset + place.span.length && place.span.offset <= offset + length;
}
