/** Moves files in the tree. If the user agrees, the class in a moved file is renamed to match the new path. */
import { changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { fileChanges } from '../../store/changes/file-changes.ts';
import { renamePreview } from '../../store/changes/rename-preview.ts';
import { renameSummary } from '../../store/changes/rename-summary.ts';
import { appStore, language } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { nameSuccessor } from '../../ui/focus/keep-focus.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { movesInto, nameIn, pathProblemText, projectPaths, type Moves } from '../../workspace/files/file-paths.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { moveWithUndo, place } from './file-actions.ts';

/**
 * Moves files. If Puppet autoloads a file by its path, offers to rename the definition in it, too. `focusAfter` selects
 * the control that gets the focus after the user has answered this offer.
 */
export async function moveFiles(moves: Moves, message: string, focusAfter?: string): Promise<void> {
  const { project, opening } = appStore.getState();
  const [[from, to] = ['', ''], ...more] = Object.entries(moves);
  const answer = more.length === 0 && from.endsWith('.pp') ? await language.ask('renameMoved', { from, to }) : null;
  if (appStore.getState().opening !== opening) return;
  const moveOnly = (): void => moveWithUndo(moves, message);
  if (answer === undefined || answer === null) return moveOnly();
  const { kind, oldName, newName } = answer;
  if ('error' in answer) {
    moveOnly();
    return showToast({ tone: 'error', message: `The ${kind} ${oldName} keeps its name. ${answer.error}` });
  }
  const changes = fileChanges(project.files, answer);
  const summary = renameSummary(answer.edits, answer.moves);
  const moveFocus = (): void => {
    if (focusAfter !== undefined) nameSuccessor(focusAfter);
  };
  renamePreview.setState({
    shown: {
      summary: `Puppet looks for ${newName} in ${to}. Rename the ${kind} ${oldName} too? ${summary}.`,
      changes,
      apply: {
        label: 'Move and rename',
        run: () => {
          moveFocus();
          const undo = changeWithUndo(appStore, changes);
          showToast({
            message: `Renamed ${oldName} to ${newName}: ${summary}.`,
            action: { ...undoAction(undo), area: 'files' },
          });
        },
      },
      other: {
        label: 'Move only',
        run: () => {
          moveFocus();
          moveOnly();
        },
      },
    },
  });
}

/** Moves files and folders into a folder. If one of them cannot be moved, reports it and moves none. */
export function moveInto(paths: readonly string[], folder: string): void {
  const moves = movesInto(paths, folder, projectPaths(appStore.getState().project));
  if (!moves.ok) return showToast({ tone: 'error', message: `Not moved. ${pathProblemText(moves.problem)}` });
  if (Object.keys(moves.value).length === 0) return;
  const what = paths.length === 1 ? nameIn(paths[0] ?? '') : filesText(Object.keys(moves.value).length);
  void moveFiles(moves.value, `Moved ${what} to ${place(folder)}`);
}
