import { Pin, PinOff } from 'lucide-react';
import { selectOpened } from '../../../store/opened/shown-graph.ts';
import { MOST_KEPT } from '../../../store/runs/run-history.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';

/**
 * Button for a run from an opened agent file: keeps the run in this browser after the tab is closed, or stops keeping
 * it. Renders nothing for a simulated run.
 */
export function KeepButton() {
  const { keepOpenedRun } = useActions();
  const opened = useAppStore(selectOpened);
  if (opened === undefined) return null;
  const { id, isKept = false } = opened;
  const press = (): void => {
    if (!keepOpenedRun(id, !isKept))
      return showToast({
        tone: 'error',
        message: `This project already keeps ${MOST_KEPT} opened runs. Press “Stop keeping” for one of them first.`,
      });
    return showToast({
      message: isKept
        ? 'The run is no longer stored: it disappears when you close this tab.'
        : 'The run stays in the history of this project, in this browser. It may contain data of a real machine.',
    });
  };
  return (
    <Button look="quiet" onPress={press}>
      {isKept ? <PinOff aria-hidden /> : <Pin aria-hidden />}
      {isKept ? 'Stop keeping' : 'Keep'}
    </Button>
  );
}
