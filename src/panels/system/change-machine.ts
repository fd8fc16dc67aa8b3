/** Carries out what the view's buttons ask for, and says what became of it. */
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { styledRuns } from '../shared/ansi.ts';
import type { MachineEdit } from './edits.ts';

/** The last line of an output: what commands say of why they failed. */
function reason(output: string): string {
  const plain = styledRuns(output)
    .map(({ text }) => text)
    .join('');
  return plain.trim().split('\n').at(-1) ?? '';
}

/** Whether the machine was changed; what was done, and its way back, stands above the view then. */
export async function changeMachine({ line, input, label }: MachineEdit): Promise<boolean> {
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
      return true;
    }
  }
}
