import { selectShownRun } from '../store/selectors.ts';
import { useAppStore } from '../store/store.ts';
import { HiddenStatus } from '../ui/live/HiddenStatus.tsx';
import { runSummary } from './run-summary.ts';

/** Result of the shown run. Each run gets a new element, so that screen readers announce the same result again. */
export function RunResult() {
  const record = useAppStore(selectShownRun);
  return record === undefined ? null : <span key={record.id}>{runSummary(record.run)}</span>;
}

export function RunAnnouncer() {
  return (
    <HiddenStatus label="Result of the run">
      <RunResult />
    </HiddenStatus>
  );
}
