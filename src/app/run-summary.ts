import type { RunView } from '../protocol/run.ts';
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
export function runSummary(report: RunView): string {
  if (report.error !== undefined) return `Nothing was applied. ${report.error}`;
  const parts = named
    .filter((outcome) => report.totals[outcome] > 0)
    .map((outcome) => `${report.totals[outcome]} ${outcomeWords[outcome].toLowerCase()}`);
  const start = report.status === 'cancelled' ? 'Run stopped' : report.noop ? 'Noop finished' : 'Run finished';
  return `${start}: ${parts.length === 0 ? 'nothing to do' : parts.join(', ')}.`;
}
