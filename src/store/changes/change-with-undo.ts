import type { FixView } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { editedFiles } from '../../protocol/project/text-edits.ts';
import type { AppStore } from '../create-store.ts';
import { rememberChange } from './project-undo.ts';

export interface FileChanges {
  /**
   * New contents by path; `undefined` deletes the file. A file that is moved in the same change is listed under its old
   * path.
   */
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly moves?: Readonly<Record<string, string>>;
}

/**
 * Applies several changes in one step. Returns a function that undoes the changes. It skips files that were edited
 * later, and does nothing if a different project is open. Called with a path, it restores only the content of that
 * file.
 */
export function changeWithUndo(store: AppStore, { texts, moves = {} }: FileChanges): (only?: string) => void {
  const { project, opening, actions } = store.getState();
  const before = Object.fromEntries(Object.keys(texts).map((path) => [path, project.files[path]]));
  const movedTo = (path: string): string => moves[path] ?? path;
  // The contents change before the files move, so that the editor's model of an open file records the change in its
  // undo history.
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
  // The editor has one undo history per file, which begins only when the file is first shown. The undo of the whole
  // change is therefore stored here.
  rememberChange({ opening, changes: { texts, moves }, before, undo });
  return undo;
}

export function changesOfFix(files: ProjectFiles, fix: FixView): FileChanges {
  const moves = Object.fromEntries((fix.moves ?? []).map(({ from, to }) => [from, to]));
  return { texts: editedFiles(files, fix), moves };
}
