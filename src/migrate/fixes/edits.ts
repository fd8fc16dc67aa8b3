/** Changes of texts that fixes carry. */
import type { Fix } from '../../engine/index.ts';
import type { Files } from '../source.ts';

export type TextEdit = Fix['edits'][number];

/** Of fixes whose changes meet only the first: the other is found again in the new text. */
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

/** Files with the changes of some fixes, all against the texts as they are. */
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

/** Whether two edits change the same text. An insertion may stand at either end of what another edit replaces. */
export function editsMeet(one: TextEdit, other: TextEdit): boolean {
  const [a, b] = [one.span, other.span];
  if (one.file !== other.file) return false;
  if (a.length === 0 && b.length === 0) return a.offset === b.offset;
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

/** An insertion stands before what is replaced at its place. */
export function inOrder(one: TextEdit, other: TextEdit): number {
  return one.span.offset - other.span.offset || one.span.length - other.span.length;
}

/** Whether a place is within what an edit changes, or stands at either end of it. */
export function editTouches(
  { file, span: { offset, length } }: TextEdit,
  place: Pick<TextEdit, 'file' | 'span'>,
): boolean {
  return file === place.file && offset <= place.span.offset + place.span.length && place.span.offset <= offset + length;
}
