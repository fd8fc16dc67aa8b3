import { Play, Undo2 } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import { startingEntries } from '../../protocol/project/project.ts';
import { selectIsLastRun, selectRunAge } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { describedText } from './starting-system.ts';

/**
 * Names the shown moment of the machine, and offers actions such as Undo. Renders nothing for the machine after the
 * last run, unless the code or the machine has changed after that run.
 */
export function MachineNotice() {
  const { apply, showStep, undoByHand } = useActions();
  const step = useAppStore((state) => state.step);
  const hasRun = useAppStore(({ lastRunSystem }) => lastRunSystem !== undefined);
  const running = useAppStore(({ progress, isShellBusy }) => progress !== undefined || isShellBusy);
  const isLastRun = useAppStore(selectIsLastRun);
  const age = useAppStore((state) => (state.progress === undefined ? selectRunAge(state) : undefined));
  const done = useAppStore(({ byHand }) => byHand?.done);
  const machine = useAppStore(({ project }) => project.machine);
  if (step !== undefined) {
    return (
      <>
        {isLastRun ? 'The machine at a step of the run.' : 'The machine at a step of an earlier run.'} To change the
        machine, show its current state.
        <Button look="quiet" onPress={() => showStep(undefined)}>
          Show the current state
        </Button>
      </>
    );
  }
  const [last] = done ?? [];
  if (done !== undefined && last !== undefined) {
    const others = done.length === 1 ? '' : `, after ${countText(done.length - 1, 'other change')}`;
    return (
      <>
        <span role="status" className="system-notice-text">
          Changed by hand{hasRun ? ' since the run' : ''}: {last.label}
          {others}
        </span>
        <span className="system-notice-actions">
          <Button look="quiet" isDisabled={running} onPress={() => undoByHand()}>
            <Undo2 aria-hidden />
            Undo
          </Button>
          <Button isDisabled={running} onPress={() => void apply({ noop: false })}>
            <Play aria-hidden />
            {hasRun ? 'Apply again' : 'Apply'}
          </Button>
        </span>
      </>
    );
  }
  if (hasRun) {
    if (age === 'of an agent') return 'This is the simulated machine. The opened run was made on a different machine.';
    if (!isLastRun) return 'This is the current machine. Choose a step of the run to see the machine at that time.';
    return age === 'older than the code' ? 'The code has changed since the last run on this machine.' : null;
  }
  return startingEntries(machine) === 0
    ? 'The machine before the first run.'
    : `The machine before the first run. Differences from a new machine: ${describedText(machine)}.`;
}
