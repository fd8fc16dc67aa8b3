import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { mergeChanges, type MergeProblem } from '../../workspace/import/merge-import.ts';

/** Puts an import into the open project and offers to take it back; yields why it cannot be done. */
export function importIntoProject(imported: Imported, conflicts: 'replace' | 'keep'): MergeProblem | undefined {
  const { project, opening, activeFile, actions } = appStore.getState();
  const changes = mergeChanges(project.files, imported.files, conflicts);
  if (!changes.ok) return changes.problem;
  const paths = Object.keys(changes.value);
  if (paths.length === 0) {
    showToast({ message: 'Nothing to import: the project has these files already.' });
    return undefined;
  }
  actions.changeFiles(changes.value);
  const first = paths.find((path) => path.endsWith('.pp')) ?? paths[0];
  if (first !== undefined) actions.openFile(first);
  showToast({
    message: `Imported ${filesText(paths.length)}`,
    action: {
      label: 'Undo',
      run: () => {
        // Not into another project that was opened meanwhile.
        if (appStore.getState().opening !== opening) return;
        actions.changeFiles(Object.fromEntries(paths.map((path) => [path, project.files[path]])));
        if (activeFile !== undefined) actions.openFile(activeFile);
      },
    },
  });
  return undefined;
}
