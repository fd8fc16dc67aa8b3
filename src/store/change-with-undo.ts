import type { FixView } from '../protocol/analysis.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { editedFiles } from '../protocol/project/text-edits.ts';
import type { AppStore } from './create-store.ts';

/** Changes of several files that belong together. */
export interface FileChanges {
  /** New texts by path; `undefined` deletes. Where a file moves as well, by its old path. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** New paths by old ones. */
  readonly moves?: Readonly<Record<string, string>>;
}

/**
 * Makes changes as one. Yields what takes them back, files apart that were changed again since, or do not belong to the open project any more;
 * with a path, what takes back that file's text alone.
 */
export function changeWithUndo(store: AppStore, { texts, moves = {} }: FileChanges): (only?: string) => void {
  const { project, opening, actions } = store.getState();
  const before = Object.fromEntries(Object.keys(texts).map((path) => [path, project.files[path]]));
  const movedTo = (path: string): string => moves[path] ?? path;
  // An open file has an editor's model, whose undo then knows of the change.
  if (Object.keys(texts).length > 0) actions.changeFiles(texts);
  if (Object.keys(moves).length > 0) actions.moveFiles(moves);
  return (only) => {
    const now = store.getState();
    if (now.opening !== opening) return;
    const asked = only === undefined ? Object.keys(texts) : [only];
    const untouched = asked.filter((path) => now.project.files[movedTo(path)] === texts[path]);
    const back = (only === undefined ? Object.entries(moves) : []).filter(
      ([, to]) => now.project.files[to] !== undefined,
    );
    if (back.length > 0) actions.moveFiles(Object.fromEntries(back.map(([from, to]) => [to, from])));
    actions.changeFiles(Object.fromEntries(untouched.map((path) => [path, before[path]])));
  };
}

/** The changes that a fix of a problem makes. */
export function changesOfFix(files: ProjectFiles, fix: FixView): FileChanges {
  const moves = Object.fromEntries((fix.moves ?? []).map(({ from, to }) => [from, to]));
  return { texts: editedFiles(files, fix), moves };
}
