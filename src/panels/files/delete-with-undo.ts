import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Deletes a file, or a folder with all that is in it, and offers to take it back. */
export function deleteWithUndo(path: string): void {
  const { project, opening, openFiles, activeFile, actions } = appStore.getState();
  const isIn = ([file]: readonly [string, unknown]): boolean => file === path || file.startsWith(`${path}/`);
  const gone = Object.entries(project.files).filter(isIn);
  const keptGone = Object.entries(project.kept ?? {}).filter(isIn);
  const all = [...gone, ...keptGone].map(([file]) => file);
  if (all.length === 0) return;
  const none = (entries: readonly (readonly [string, unknown])[]): Record<string, undefined> =>
    Object.fromEntries(entries.map(([file]) => [file, undefined]));
  actions.changeFiles(none(gone), none(keptGone));
  showToast({
    message: all.length === 1 ? `Deleted ${all[0] ?? path}` : `Deleted ${path} and its ${all.length} files`,
    action: {
      label: 'Undo',
      run: () => {
        // Not into another project that was opened meanwhile.
        if (appStore.getState().opening !== opening) return;
        actions.changeFiles(Object.fromEntries(gone), Object.fromEntries(keptGone));
        for (const file of openFiles) if (gone.some(([name]) => name === file)) actions.openFile(file);
        if (activeFile !== undefined) actions.openFile(activeFile);
      },
    },
  });
}
