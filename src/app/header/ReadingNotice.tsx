import type { AppState } from '../../store/state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useLasting } from '../layout/use-lasting.ts';
import { workName } from '../layout/shown-work.ts';
import './guide.css';

/** Milliseconds of analysis after which the notice appears. */
const SHOWN_AFTER = 1000;

function isSilent({ worker }: Pick<AppState, 'worker'>): boolean {
  return worker.kind === 'busy' && worker.silence !== undefined;
}

/** Line that appears during a long analysis, with a button that stops the analysis. For pages without a status bar. */
export function ReadingNotice() {
  const isReading = useAppStore((state) => workName(state) === 'Reading' && !isSilent(state));
  const isLong = useLasting(isReading, SHOWN_AFTER);
  const { cancelRun } = useActions();
  if (!isLong) return null;
  return (
    <aside className="guide" aria-label="Reading">
      <p role="status">The analysis of the project is taking a long time.</p>
      <Button onPress={() => void cancelRun()}>Stop</Button>
    </aside>
  );
}
