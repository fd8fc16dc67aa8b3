import type { FixView } from '../../../protocol/analysis.ts';
import { changesOfFix, changeWithUndo } from '../../../store/changes/change-with-undo.ts';
import { appStore } from '../../../store/store.ts';
import { lineChange } from '../../../protocol/project/text-edits.ts';
import { undoAction } from '../../../store/changes/undo-action.ts';
import { showToast } from '../../../ui/overlays/toast-queue.ts';

/** Applies a fix in one step, shows the changed place, and offers to undo it. */
export function applyFix(fix: FixView): void {
  const { project, actions } = appStore.getState();
  const changes = changesOfFix(project.files, fix);
  const [path] = Object.keys(changes.texts);
  if (path !== undefined) actions.openFile(path);
  const undo = changeWithUndo(appStore, changes);
  const [moved] = fix.moves ?? [];
  if (moved !== undefined) actions.openFile(moved.to);
  if (path !== undefined) {
    const line = lineChange(project.files[path] ?? '', changes.texts[path] ?? '')?.line;
    if (line !== undefined) actions.revealPlace({ file: path, line });
  }
  showToast({ message: `${fix.title}: done`, action: undoAction(undo) });
}
