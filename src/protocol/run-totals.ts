import type { ResourceRunView, RunTotals } from './run.ts';

export function countTotals(resources: readonly ResourceRunView[]): RunTotals {
  const count = (outcome: ResourceRunView['outcome']): number =>
    resources.filter((resource) => resource.outcome === outcome).length;
  return {
    total: resources.length,
    changed: count('changed'),
    corrective: resources.filter(({ outcome, corrective }) => outcome === 'changed' && corrective).length,
    refreshed: count('refreshed'),
    unchanged: count('unchanged'),
    noop: count('noop'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
}
