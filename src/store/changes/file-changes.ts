import type { FileCreation, FileEdit, FileMove } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { FileChanges } from './change-with-undo.ts';

interface AnsweredChanges {
  readonly edits: readonly FileEdit[];
  readonly creates?: readonly FileCreation[];
  readonly moves?: readonly FileMove[];
  readonly removes?: readonly string[];
}

/** Returns the files that an answer changes, with their new contents and paths. Edits of one file never overlap. */
export function fileChanges(
  files: ProjectFiles,
  { edits, creates = [], moves = [], removes = [] }: AnsweredChanges,
): FileChanges {
  const texts: Record<string, string | undefined> = Object.fromEntries(creates.map(({ file, text }) => [file, text]));
  for (const { file, range, text } of edits.toSorted((a, b) => b.range[0] - a.range[0] || b.range[1] - a.range[1])) {
    const before = texts[file] ?? files[file] ?? '';
    texts[file] = before.slice(0, range[0]) + text + before.slice(range[1]);
  }
  for (const path of removes) texts[path] = undefined;
  return { texts, moves: Object.fromEntries(moves.map(({ from, to }) => [from, to])) };
}
