import type { RunView } from '../protocol/run.ts';
import { selectShownRun } from '../store/selectors.ts';
import { useAppStore } from '../store/store.ts';
import { outcomeWords, type OutcomeName } from '../ui/OutcomeMark.tsx';

const named = [
  'changed',
  'refreshed',
  'noop',
  'skipped',
  'failed',
  'unchanged',
] as const satisfies readonly OutcomeName[];

/** A run's result in one sentence: `Run finished: 3 changed, 1 unchanged.` */
function runSummary(report: RunView): string {
  if (report.error !== undefined) return `Nothing was applied. ${report.error}`;
  const parts = named
    .filter((outcome) => report.totals[outcome] > 0)
    .map((outcome) => `${report.totals[outcome]} ${outcomeWords[outcome].toLowerCase()}`);
  const start = report.status === 'cancelled' ? 'Run stopped' : report.noop ? 'Noop finished' : 'Run finished';
  return `${start}: ${parts.length === 0 ? 'nothing to do' : parts.join(', ')}.`;
}

/** The result of the shown run as a new element for each run: screen readers say the same result again. */
export function RunResult() {
  const record = useAppStore(selectShownRun);
  return record === undefined ? null : <span key={record.id}>{runSummary(record.run)}</span>;
}

/** Tells screen readers the result of each run. */
export function RunAnnouncer() {
  return (
    <div
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-label="Result of the run"
      data-live-announcer="true"
    >
      <RunResult />
    </div>
  );
}
