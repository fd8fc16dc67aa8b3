/** Carries out the edits of the System view, and reports their results. */
import { appStore } from '../../../store/store.ts';
import { selectSystemNow } from '../../../store/runs/system-at-step.ts';
import { undoAction } from '../../../store/changes/undo-action.ts';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import { styledRuns } from '../../shared/text/ansi.ts';
import { removePath, type MachineEdit } from './edits.ts';

/** Returns the last line of a command's output, which states why the command failed. */
function reason(output: string): string {
  const plain = styledRuns(output)
    .map(({ text }) => text)
    .join('');
  return plain.trim().split('\n').at(-1) ?? '';
}

/** Reports the last manual change, with an Undo button that works until the next change of the machine. */
function offerUndo(message: string): void {
  const { byHand, actions } = appStore.getState();
  const step = byHand?.done[0];
  const isLast = (): boolean => {
    const now = appStore.getState();
    return step !== undefined && now.byHand?.done[0] === step && now.progress === undefined && !now.isShellBusy;
  };
  showToast({ message, action: undoAction(() => actions.undoByHand(), isLast) });
}

export async function deletePath(path: string): Promise<void> {
  const system = selectSystemNow(appStore.getState());
  if (system !== undefined) await changeMachine(removePath(path, system.files));
}

/**
 * Changes the machine. Returns whether it changed. A notice above the view then shows the change, with an Undo button.
 */
export async function changeMachine({ line, input, label, isDeletion }: MachineEdit): Promise<boolean> {
  const { actions } = appStore.getState();
  const outcome = await actions.runShell({ line, label, ...(input === undefined ? {} : { input }) });
  switch (outcome.kind) {
    case 'moot':
      return false;
    case 'ended':
      showToast({ tone: 'error', message: outcome.message });
      return false;
    case 'done': {
      const { exitCode, output, changed } = outcome.answer;
      if (exitCode !== 0) {
        showToast({ tone: 'error', message: `${line}: ${reason(output) || `exit code ${exitCode}`}` });
        return false;
      }
      if (changed === undefined) {
        showToast({ message: `${label}: nothing changed. It was already in that state.` });
        return false;
      }
      if (isDeletion === true) offerUndo(label);
      return true;
    }
  }
}
