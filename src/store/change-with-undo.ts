import type { FixView } from '../protocol/analysis.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { editedFiles } from '../protocol/project/text-edits.ts';
import type { AppStore } from './create-store.ts';
import { rememberChange } from './changes/project-undo.ts';

/** Changes of several files, applied as one. */
export interface FileChanges {
  /** New contents by path; `undefined` deletes. A moved file is listed by its old path. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** New paths by old path. */
  readonly moves?: Readonly<Record<string, string>>;
}

/**
 * Applies changes as one. Returns an undo function, which skips files that changed again since or whose project is
 * closed; called with a path, it only restores that file's content.
 */
export function changeWithUndo(store: AppStore, { texts, moves = {} }: FileChanges): (only?: string) => void {
  const { project, opening, actions } = store.getState();
  const before = Object.fromEntries(Object.keys(texts).map((path) => [path, project.files[path]]));
  const movedTo = (path: string): string => moves[path] ?? path;
  // Changing before moving lets the editor's model of an open file record the change in its undo history.
  if (Object.keys(texts).length > 0) actions.changeFiles(texts);
  if (Object.keys(moves).length > 0) actions.moveFiles(moves);
  const undo = (only?: string): void => {
    const now = store.getState();
    if (now.opening !== opening) return;
    const paths = only === undefined ? Object.keys(texts) : [only];
    const untouched = paths.filter((path) => now.project.files[movedTo(path)] === texts[path]);
    const back = (only === undefined ? Object.entries(moves) : []).filter(
      ([, to]) => now.project.files[to] !== undefined,
    );
    if (back.length > 0) actions.moveFiles(Object.fromEntries(back.map(([from, to]) => [to, from])));
    actions.changeFiles(Object.fromEntries(untouched.map((path) => [path, before[path]])));
  };
  // The undo history of one file cannot restore the others.
  if (Object.keys(texts).length > 1 || Object.keys(moves).length > 0)
    rememberChange({ opening, changes: { texts, moves }, before, undo });
  return undo;
}

/** The file changes of a problem's fix. */
export function changesOfFix(files: ProjectFiles, fix: FixView): FileChanges {
  const moves = Object.fromEntries((fix.moves ?? []).map(({ from, to }) => [from, to]));
  return { texts: editedFiles(files, fix), moves };
}
