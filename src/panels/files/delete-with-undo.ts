import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Deletes a file, or a folder with all that is in it, and offers to take it back. */
export function deleteWithUndo(path: string): void {
  const { project, opening, openFiles, activeFile, actions } = appStore.getState();
  const gone = Object.entries(project.files).filter(([file]) => file === path || file.startsWith(`${path}/`));
  if (gone.length === 0) return;
  actions.changeFiles(Object.fromEntries(gone.map(([file]) => [file, undefined])));
  showToast({
    message: gone.length === 1 ? `Deleted ${gone[0]?.[0] ?? path}` : `Deleted ${path} and its ${gone.length} files`,
    action: {
      label: 'Undo',
      run: () => {
        // Not into another project that was opened meanwhile.
        if (appStore.getState().opening !== opening) return;
        actions.changeFiles(Object.fromEntries(gone));
        for (const file of openFiles) if (gone.some(([name]) => name === file)) actions.openFile(file);
        if (activeFile !== undefined) actions.openFile(activeFile);
      },
    },
  });
}
