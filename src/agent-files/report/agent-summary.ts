/** Reads `last_run_summary.yaml` as a run without resources. */
import type { AgentRun, UnreadPart } from '../../protocol/agent-files.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { RunTotals, RunView } from '../../protocol/run.ts';
import { readFields, readNumber, readText, type Fields } from './fields.ts';
import { readSummaryMetrics, type Metrics } from './metrics.ts';

/** Returns whether data is a summary: it contains times, and the versions of the code and of Puppet. */
export function isSummary(data: Fields): boolean {
  const version = readFields(data, 'version');
  return version !== undefined && 'puppet' in version && readFields(data, 'time') !== undefined;
}

const NO_RESOURCES: UnreadPart = {
  message: 'A summary counts the resources, but does not name them. The report is in last_run_report.yaml, beside it.',
};

export function readSummary(summary: Fields, unread: readonly UnreadPart[]): AgentRun {
  const metrics = readSummaryMetrics(summary);
  const version = readFields(summary, 'version') ?? {};
  const application = readFields(summary, 'application') ?? {};
  const [puppetVersion, code] = [readText(version, 'puppet'), readText(version, 'config')];
  const environment = readText(application, 'converged_environment') ?? readText(application, 'initial_environment');
  const { last_run: lastRun = 0, total = 0 } = metrics['time'] ?? {};
  const totals = readTotals(metrics);
  const empty = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };
  const run: RunView = {
    ...(puppetVersion === undefined ? {} : { puppetVersion }),
    noop: totals.noop > 0,
    status: findStatus(totals, metrics),
    resources: [],
    refreshes: [],
    logs: [],
    journal: [],
    before: empty,
    after: empty,
    totals,
    duration: total * 1000,
  };
  const duration = readNumber(readFields(summary, 'time') ?? {}, 'total');
  return {
    kind: 'run',
    run,
    certname: 'unknown',
    // `last_run` is the end of the run in seconds.
    startedAt: lastRun * 1000 - (duration ?? 0) * 1000,
    ...(environment === undefined ? {} : { environment }),
    ...(puppetVersion === undefined ? {} : { puppetVersion }),
    ...(code === undefined ? {} : { configurationVersion: code }),
    resources: [],
    metrics,
    unread: [...unread, NO_RESOURCES],
  };
}

function readTotals(metrics: Metrics): RunTotals {
  const { resources = {}, events = {} } = metrics;
  const { total = 0, changed = 0, failed = 0, skipped = 0, restarted = 0 } = resources;
  const { failed_to_restart: notRestarted = 0, corrective_change: corrective = 0 } = resources;
  const noop = events['noop'] ?? 0;
  const failures = Math.max(failed, notRestarted);
  return {
    ...countTotals([]),
    total,
    changed,
    corrective: Math.min(corrective, changed),
    refreshed: restarted,
    failed: failures,
    skipped,
    noop,
    unchanged: Math.max(0, total - changed - failures - skipped - noop),
  };
}

function findStatus(totals: RunTotals, metrics: Metrics): RunView['status'] {
  // The count is 0 only if the run ended early, because Puppet adds some resources to every catalog.
  if (totals.failed > 0 || (metrics['events']?.['failure'] ?? 0) > 0 || totals.total === 0) return 'failed';
  if (totals.changed + totals.refreshed > 0) return 'changed';
  return totals.noop > 0 ? 'noop' : 'unchanged';
}
