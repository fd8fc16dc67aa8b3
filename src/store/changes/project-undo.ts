/**
 * Undoes changes that the page made to files, such as renames and replacements. Ctrl+Z in the editor undoes such a
 * change in one step, and Ctrl+Y applies it again.
 */
import type { FileChanges } from './change-with-undo.ts';
import type { AppStore } from '../create-store.ts';

interface ProjectChange {
  readonly opening: number;
  readonly changes: FileChanges;
  /** File contents before the change, keyed by the paths the files had then. */
  readonly before: FileChanges['texts'];
  readonly undo: () => void;
}

const MOST = 20;

let done: readonly ProjectChange[] = [];
let undone: readonly ProjectChange[] = [];

export function rememberChange(change: ProjectChange): void {
  done = [...done, change].slice(-MOST);
  undone = [];
}

/**
 * Returns whether the same project is still open, the files have the given contents, and one of them is the open file.
 */
function isCurrent(
  store: AppStore,
  { opening }: ProjectChange,
  texts: readonly (readonly [string, string | undefined])[],
) {
  const { project, activeFile, opening: now } = store.getState();
  return (
    now === opening &&
    texts.some(([path]) => path === activeFile) &&
    texts.every(([path, text]) => project.files[path] === text)
  );
}

/**
 * Undoes the last change that affected the open file, unless one of the changed files was edited later. Returns whether
 * a change was undone.
 */
export function undoProjectChange(store: AppStore): boolean {
  const last = done.findLast((change) => {
    const { texts, moves = {} } = change.changes;
    const after = Object.entries(texts).map(([path, text]) => [moves[path] ?? path, text] as const);
    return isCurrent(store, change, after);
  });
  if (last === undefined) return false;
  done = done.filter((each) => each !== last);
  undone = [...undone, last];
  last.undo();
  return true;
}

/** Applies the last undone change again, unless its files were edited later. Returns whether the change was applied. */
export function redoProjectChange(store: AppStore): boolean {
  const last = undone.at(-1);
  if (last === undefined || !isCurrent(store, last, Object.entries(last.before))) return false;
  undone = undone.slice(0, -1);
  done = [...done, last];
  const { actions } = store.getState();
  const { texts, moves = {} } = last.changes;
  actions.changeFiles(texts);
  if (Object.keys(moves).length > 0) actions.moveFiles(moves);
  return true;
}
