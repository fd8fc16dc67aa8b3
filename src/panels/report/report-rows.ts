import type { ChangeView, Outcome, ResourceRunView, RunView, RunTotals } from '../../protocol/run.ts';
import { outcomeWords } from '../../ui/OutcomeMark.tsx';
import { durationText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export const statusTexts = {
  changed: 'Changed',
  unchanged: 'Unchanged: the machine matched the manifest',
  failed: 'Failed',
  noop: 'No-op: nothing was changed',
  cancelled: 'Stopped early',
} as const satisfies Record<RunView['status'], string>;

/** Groups as in a report of the Puppet Enterprise console, most severe first. */
interface ReportGroup {
  readonly id: string;
  readonly outcome: Outcome;
  readonly isCorrective?: true;
  readonly title: string;
  readonly word: string;
  readonly count: (totals: RunTotals) => number;
  readonly holds: (run: ResourceRunView) => boolean;
}

function outcomeGroup(outcome: Outcome, title: string): ReportGroup {
  return {
    id: outcome,
    outcome,
    title,
    word: outcomeWords[outcome],
    count: (totals) => totals[outcome],
    holds: (run) => run.outcome === outcome,
  };
}

export const groups: readonly ReportGroup[] = [
  outcomeGroup('failed', 'Failures'),
  {
    id: 'intentional',
    outcome: 'changed',
    title: 'Intentional changes',
    word: 'Intentional',
    count: ({ changed, corrective }) => changed - corrective,
    holds: ({ outcome, corrective }) => outcome === 'changed' && !corrective,
  },
  {
    id: 'corrective',
    outcome: 'changed',
    isCorrective: true,
    title: 'Corrective changes',
    word: 'Corrective',
    count: ({ corrective }) => corrective,
    holds: ({ outcome, corrective }) => outcome === 'changed' && corrective,
  },
  outcomeGroup('refreshed', 'Refreshed'),
  outcomeGroup('noop', 'No-op events'),
  outcomeGroup('skipped', 'Skipped'),
  outcomeGroup('unchanged', 'Unchanged'),
];

export type ReportRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly group: ReportGroup; readonly title: string; readonly count: number }
    | { readonly kind: 'resource'; readonly run: ResourceRunView; readonly message: string }
    | { readonly kind: 'event'; readonly ref: string; readonly change: ChangeView }
  );

/**
 * Builds the report as a tree of the non-empty groups and their resources. A resource with several events also lists
 * its events. Groups in `toggled` have the opposite of their initial state.
 */
export function reportRows(report: RunView, toggled: ReadonlySet<string>): readonly ReportRow[] {
  const rows: ReportRow[] = [];
  for (const group of groups) {
    const { id, title, holds } = group;
    const runs = report.resources.filter(holds);
    if (runs.length === 0) continue;
    const isExpanded = (id !== 'unchanged') !== toggled.has(id);
    rows.push({
      kind: 'group',
      id,
      level: 1,
      isExpanded,
      group,
      title,
      count: runs.length,
      text: `${title}, ${runs.length}`,
    });
    if (isExpanded) for (const run of runs) addResource(rows, run, toggled);
  }
  return rows;
}

function addResource(rows: ReportRow[], run: ResourceRunView, toggled: ReadonlySet<string>): void {
  const { ref, changes } = run;
  const hasEvents = changes.length > 1;
  const isExpanded = hasEvents ? !toggled.has(ref) : undefined;
  const message = hasEvents ? `${changes.length} events` : formatMessage(run);
  rows.push({
    kind: 'resource',
    id: ref,
    level: 2,
    isExpanded,
    run,
    message,
    text: message === '' ? ref : `${ref}, ${message}`,
    more: durationText(run.start),
  });
  if (isExpanded !== true) return;
  changes.forEach((change, index) => {
    rows.push({
      kind: 'event',
      id: `${ref} ${index}`,
      ref,
      level: 3,
      isExpanded: undefined,
      change,
      text: `${change.property}: ${change.message}`,
      more: change.corrective ? 'corrective' : undefined,
    });
  });
}

function formatMessage({ changes, reason, outcome }: ResourceRunView): string {
  const [change] = changes;
  if (change !== undefined) return change.message;
  return reason ?? (outcome === 'refreshed' ? 'Triggered a refresh' : '');
}
