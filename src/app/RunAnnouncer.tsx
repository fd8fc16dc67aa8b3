import { selectShownRun } from '../store/selectors.ts';
import { useAppStore } from '../store/store.ts';
import { HiddenStatus } from '../ui/live/HiddenStatus.tsx';
import type { RunRecord } from '../protocol/run-record.ts';
import { runSummary } from './run-summary.ts';

/**
 * Result of the shown run. The key makes each run a new element, so that screen readers announce the same result again.
 */
export function RunResult() {
  const record = useAppStore(selectShownRun);
  return record === undefined ? null : <span key={record.id}>{describeRun(record)}</span>;
}

export function RunAnnouncer() {
  return (
    <HiddenStatus label="Result of the run">
      <RunResult />
    </HiddenStatus>
  );
}

function describeRun({ opened, run }: RunRecord): string {
  if (opened === undefined) return runSummary(run);
  return `Opened: ${opened.title}.${run.resources.length === 0 ? '' : ` ${runSummary(run)}`}`;
}
