/** Counts the resources of a run for the metrics of Puppet's report. Ends of containers do not count. */
import type { ResourceStatus } from './status.ts';

export interface RunTotals {
  readonly resources: number;
  readonly changed: number;
  readonly failed: number;
  readonly failedToRestart: number;
  readonly skipped: number;
  readonly restarted: number;
  readonly outOfSync: number;
  readonly correctiveChange: number;
  readonly changes: number;
  readonly events: {
    readonly total: number;
    readonly success: number;
    readonly failure: number;
    readonly noop: number;
    readonly audit: number;
  };
}

export function countTotals(statuses: Iterable<ResourceStatus>): RunTotals {
  const count = {
    resources: 0,
    changed: 0,
    failed: 0,
    failedToRestart: 0,
    skipped: 0,
    restarted: 0,
    outOfSync: 0,
    correctiveChange: 0,
  };
  const events = { total: 0, success: 0, failure: 0, noop: 0, audit: 0 };
  for (const status of statuses) {
    if (status.kind !== 'resource') continue;
    count.resources += 1;
    if (status.changed) count.changed += 1;
    if (status.failed) count.failed += 1;
    if (status.failedToRestart) count.failedToRestart += 1;
    if (status.skipped) count.skipped += 1;
    if (status.restarted === true) count.restarted += 1;
    if (status.outOfSync) count.outOfSync += 1;
    if (status.corrective) count.correctiveChange += 1;
    for (const event of status.events) {
      events.total += 1;
      events[event.status] += 1;
    }
  }
  return { ...count, changes: events.success, events };
}
