import type { FixView } from '../../protocol/analysis.ts';
import { appStore } from '../../store/store.ts';
import { editedFiles, lineChange } from '../../protocol/text-edits.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Makes a fix's changes as one step, shows where, and offers to take them back. */
export function applyFix(fix: FixView): void {
  const { project, opening, actions } = appStore.getState();
  const changed = editedFiles(project.files, fix);
  const before = Object.fromEntries(Object.keys(changed).map((path) => [path, project.files[path]]));
  const [path] = Object.keys(changed);
  if (path === undefined) return;
  // An open file has an editor's model, whose undo then knows of the change.
  actions.openFile(path);
  actions.changeFiles(changed);
  const line = lineChange(before[path] ?? '', changed[path] ?? '')?.line;
  if (line !== undefined) actions.revealPlace({ file: path, line });
  showToast({
    message: `${fix.title}: done`,
    action: {
      label: 'Undo',
      run: () => {
        const now = appStore.getState();
        // What was written since stays.
        const untouched = Object.keys(changed).filter((file) => now.project.files[file] === changed[file]);
        if (now.opening === opening) {
          actions.changeFiles(Object.fromEntries(untouched.map((file) => [file, before[file]])));
        }
      },
    },
  });
}
