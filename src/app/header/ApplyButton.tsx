import { ChevronDown, Eye, Play, RotateCcw, Sparkles, Square } from 'lucide-react';
import { selectLessonPassed } from '../../store/lessons/lesson-slice.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { WithTooltip } from '../../ui/overlays/Tooltip.tsx';
import { useCommands } from '../commands.ts';

/** Applies the project to the simulated machine. A menu beside the button has other ways to apply. */
export function ApplyButton() {
  const running = useAppStore((state) => state.progress !== undefined);
  // Apply is the primary action, except in a puzzle (Check) and in a completed lesson (next lesson).
  const look = useAppStore((state) =>
    selectLessonPassed(state) || puzzleOfLesson(state.lesson?.id ?? '') !== undefined ? 'plain' : 'primary',
  );
  const hasRun = useAppStore((state) => state.machine !== undefined || state.shownRun !== undefined);
  const { cancelRun, resetSystem } = useActions();
  const { apply } = useCommands();
  return (
    <div className="split-button" data-tour="apply">
      {running ? (
        <WithTooltip text="Stop the run after the current resource">
          <Button look="primary" onPress={() => void cancelRun()}>
            <Square aria-hidden />
            Stop
          </Button>
        </WithTooltip>
      ) : (
        <WithTooltip text="Apply to the simulated machine" shortcut="Mod+Enter">
          <Button look={look} onPress={() => apply()}>
            <Play aria-hidden />
            Apply
          </Button>
        </WithTooltip>
      )}
      <Menu
        label="Ways to apply"
        trigger={
          <Button look={running ? 'primary' : look} className="split-button-more" aria-label="More ways to apply">
            <ChevronDown />
          </Button>
        }
        onAction={(action) => {
          if (action === 'apply') apply();
          if (action === 'noop') apply({ noop: true });
          if (action === 'fresh') apply({ fresh: true });
          if (action === 'reset') {
            resetSystem();
            showToast({ message: 'The machine was reset to its state before the first run.' });
          }
        }}
      >
        <MenuItem
          id="apply"
          icon={<Play />}
          text="Apply"
          description="To the machine in its current state"
          shortcut="Mod+Enter"
          isDisabled={running}
        />
        <MenuItem
          id="noop"
          icon={<Eye />}
          text="Noop"
          description="Shows what would change, without changing anything"
          shortcut="Mod+Shift+Enter"
          isDisabled={running}
        />
        <MenuItem
          id="fresh"
          icon={<Sparkles />}
          text="Apply again from the start"
          description="To a fresh machine"
          isDisabled={running}
        />
        <MenuItem
          id="reset"
          icon={<RotateCcw />}
          text="Reset system"
          description="Removes all runs, and does not apply the code"
          isDisabled={running || !hasRun}
        />
      </Menu>
    </div>
  );
}
