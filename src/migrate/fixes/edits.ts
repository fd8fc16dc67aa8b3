/** Changes of texts that fixes carry. */
import type { Fix } from '../../engine/index.ts';
import type { Files } from '../source.ts';

export type TextEdit = Fix['edits'][number];

/** Of fixes whose changes meet only the first: the other is found again in the new text. */
export function fixesApart<One extends Fix>(fixes: readonly One[]): readonly One[] {
  const taken = new Map<string, TextEdit[]>();
  return fixes.filter(({ edits }) => {
    if (edits.some((edit) => taken.get(edit.file)?.some((other) => meets(edit, other)))) return false;
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
  for (const { file, span, text } of taken.toSorted((a, b) => b.span.offset - a.span.offset)) {
    const before = changed[file];
    if (before !== undefined)
      changed[file] = before.slice(0, span.offset) + text + before.slice(span.offset + span.length);
  }
  return changed;
}

function meets(one: TextEdit, other: TextEdit): boolean {
  const [a, b] = [one.span, other.span];
  return a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);
}
