/** Words that all output formats of the verb `report` share. */
import type { RepeatCause } from '../../agent-files/compare/repeated-changes.ts';
import type { SkippedByFailure } from '../../agent-files/compare/failures.ts';
import type { Place } from '../../protocol/analysis.ts';
import { countText } from '../../protocol/count-text.ts';
import type { Outcome, RunTotals } from '../../protocol/run.ts';
import type { Overview } from './overview.ts';

export const titles = {
  runs: 'Runs',
  failures: 'Failures',
  repeated: 'Changes in every run: not idempotent',
  flapping: 'Changes in some runs, not in others',
  slower: 'Slower than before',
  slowest: 'Slowest resources',
} as const;

/** Advice for a change in every run, by its likely cause. */
export const causeTexts = {
  command: 'The command runs every time. Give the exec creates, unless or onlyif, or make it refreshonly.',
  message: 'A notify counts as a change in every run. Use the function notice to log at compilation.',
  reverted: 'Something else changes it back between the runs.',
  'new value': 'The code computes a different value each time, such as a time or a random number.',
  other: 'Each run finds a different value from the one that the previous run set.',
} as const satisfies Record<RepeatCause, string>;

export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Number(milliseconds.toFixed(milliseconds < 10 ? 1 : 0))} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function placeText(place: Place | undefined): string {
  return place === undefined ? '' : `${place.file}:${place.line}`;
}

const outcomes: readonly Exclude<Outcome, 'unchanged'>[] = ['failed', 'skipped', 'changed', 'refreshed', 'noop'];

export function totalsText(totals: RunTotals): string {
  const parts = outcomes.flatMap((outcome) => (totals[outcome] === 0 ? [] : [`${totals[outcome]} ${outcome}`]));
  const corrective = totals.corrective === 0 ? [] : [`${totals.corrective} corrective`];
  return parts.length === 0 ? countText(totals.total, 'resource') : [...parts, ...corrective].join(', ');
}

/**
 * Formats the path from a failure to a skipped resource. Leaves out the failure itself, because the heading above names
 * it.
 */
export function chainText({ chain, basis }: SkippedByFailure): string {
  const leftOut = chain[0]?.leftOut ?? 0;
  const refs = chain.slice(1).map(({ ref }) => ref);
  const path = [...(leftOut === 0 ? [] : [`… ${leftOut} more`]), ...refs].join(' > ');
  return basis === 'only failure' ? `${path} (assumed, because the run has no other failure)` : path;
}

/** Message for skipped resources whose failure is unknown. */
export function unexplainedText(refs: readonly string[]): string {
  return `${countText(refs.length, 'more resource')} skipped. Add the catalog or relationships.dot to see which failure is the reason`;
}

/** Formats the last line of the output, which counts all runs, failures and repeated changes. */
export function summaryText({ runs, failures, repeated }: Overview): string {
  const failed = runs.filter(({ status }) => status === 'failed').length;
  return [
    countText(runs.length, 'run'),
    failed === 0 ? 'none failed' : `${failed} failed`,
    countText(failures.length, 'failed resource'),
    ...(runs.length < 2 ? [] : [countText(repeated.length, 'change in every run', 'changes in every run')]),
  ].join(', ');
}
