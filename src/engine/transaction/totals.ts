/** Counts over a run, as in Puppet's report metrics. Ends of containers do not count. */
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

export function totalsOf(statuses: Iterable<ResourceStatus>): RunTotals {
  const counted = [...statuses].filter(({ kind }) => kind === 'resource');
  const events = counted.flatMap((status) => status.events);
  const having = (test: (status: ResourceStatus) => boolean): number => counted.filter(test).length;
  const count = (kind: string): number => events.filter(({ status }) => status === kind).length;
  return {
    resources: counted.length,
    changed: having(({ changed }) => changed),
    failed: having(({ failed }) => failed),
    failedToRestart: having(({ failedToRestart }) => failedToRestart),
    skipped: having(({ skipped }) => skipped),
    restarted: having(({ restarted }) => restarted === true),
    outOfSync: having(({ outOfSync }) => outOfSync),
    correctiveChange: having(({ corrective }) => corrective),
    changes: count('success'),
    events: {
      total: events.length,
      success: count('success'),
      failure: count('failure'),
      noop: count('noop'),
      audit: count('audit'),
    },
  };
}
