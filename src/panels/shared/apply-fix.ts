import type { FixView } from '../../protocol/analysis.ts';
import { changeWithUndo } from '../../store/change-with-undo.ts';
import { appStore } from '../../store/store.ts';
import { editedFiles, lineChange } from '../../protocol/text-edits.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Makes a fix's changes as one step, shows where, and offers to take them back. */
export function applyFix(fix: FixView): void {
  const { project, actions } = appStore.getState();
  const changed = editedFiles(project.files, fix);
  const [path] = Object.keys(changed);
  if (path === undefined) return;
  actions.openFile(path);
  const undo = changeWithUndo(appStore, { texts: changed });
  const line = lineChange(project.files[path] ?? '', changed[path] ?? '')?.line;
  if (line !== undefined) actions.revealPlace({ file: path, line });
  showToast({ message: `${fix.title}: done`, action: { label: 'Undo', run: undo } });
}
