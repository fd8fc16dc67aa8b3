/** Reads a report of an agent, in formats 4 (Puppet 3.8) to 12 (Puppet 8, OpenVox 9), as a run. */
import type { AgentRun, UnreadPart } from '../../protocol/agent-files.ts';
import type { LogLineView } from '../../protocol/analysis.ts';
import { countText } from '../../protocol/count-text.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { ResourceRunView, RunTotals, RunView } from '../../protocol/run.ts';
import { isFields, readFields, readFlag, readNumber, readRows, readText, type Fields } from './fields.ts';
import { readMetrics, type Metrics } from './metrics.ts';
import { findRefreshes, findRefreshResult } from './reported-refreshes.ts';
import { findRef, isSkipMessage, readResourceFacts, readResourceRun } from './reported-resource.ts';
import { readLogs } from './reported-logs.ts';
import { createSources, type Sources } from './sources.ts';
import { parseTime, roundTime } from './times.ts';

/**
 * Returns whether data has the fields of a report. Does not require all fields, because a truncated report has only the
 * first ones, and their order depends on the format.
 */
export function isReport(data: Fields): boolean {
  if ('resource_statuses' in data || ('logs' in data && 'metrics' in data)) return true;
  return 'host' in data && 'time' in data && ('logs' in data || 'report_format' in data);
}

export function readAgentReport(report: Fields, unread: readonly UnreadPart[]): AgentRun {
  const statuses = Object.entries(readFields(report, 'resource_statuses') ?? {})
    .flatMap(([key, status]) => (isFields(status) ? [{ ref: findRef(status) ?? key, status }] : []))
    .filter(({ ref, status }) => !isAddedByPuppet(ref, status));
  const startedAt = findStart(report, statuses);
  const logs = readLogs(report, startedAt);
  const sources = createSources(statuses.map(({ status }) => status));
  const ownLogs = groupLogs(logs, sources);
  const facts = statuses.map(({ ref, status }) => readResourceFacts(ref, status));
  const loggedOnly = findLoggedOnly(ownLogs, new Set(statuses.map(({ ref }) => ref)), startedAt);
  const resources = [
    ...statuses.map(({ ref, status }) => readResourceRun(ref, status, { startedAt, logs: ownLogs.get(ref) ?? [] })),
    ...loggedOnly,
  ].toSorted((a, b) => a.start - b.start);
  const containers = new Map([
    ...facts.map(({ ref, containmentPath }) => [ref, containmentPath.slice(0, -1)] as const),
    ...loggedOnly.map(({ ref }) => [ref, sources.findContainers(ownLogs.get(ref)?.[0]?.source ?? '', ref)] as const),
  ]);
  const totals = countTotals(resources);
  const metrics = readMetrics(report);
  // Format 6 has this field only in YAML, not in JSON.
  const isCompleted =
    (readNumber(report, 'report_format') ?? 0) > 6 ? readFlag(report, 'transaction_completed') : undefined;
  const error = findError(report, logs, isCompleted);
  const ends = [...resources.map(({ end }) => end), ...logs.map(({ time = 0 }) => time)];
  const end = parseTime(readText(report, 'end_time'));
  if (end !== undefined) ends.push(roundTime(end - startedAt));
  const version = readText(report, 'puppet_version');
  const run: RunView = {
    ...(version === undefined ? {} : { puppetVersion: version }),
    noop: readFlag(report, 'noop') ?? (totals.noop > 0 && totals.changed + totals.refreshed === 0),
    status: findStatus(report, totals),
    ...(error === undefined ? {} : { error }),
    resources,
    refreshes: findRefreshes(logs, { sources, resources, containers }),
    logs,
    journal: [],
    before: emptySystem,
    after: emptySystem,
    totals,
    duration: ends.reduce((latest, each) => Math.max(latest, each), 0),
  };
  return {
    kind: 'run',
    run,
    certname: readText(report, 'host') ?? 'unknown',
    startedAt,
    ...readOrigin(report),
    ...(isCompleted === undefined ? {} : { isCompleted }),
    resources: facts,
    metrics,
    unread: [...unread, ...findGaps(report, metrics, resources)],
  };
}

const emptySystem = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} } as const;

/** Reads the fields of `AgentRun` that a report contains unchanged. */
function readOrigin(report: Fields): Partial<AgentRun> {
  const format = readNumber(report, 'report_format');
  const texts = {
    environment: readText(report, 'environment'),
    puppetVersion: readText(report, 'puppet_version'),
    configurationVersion: readText(report, 'configuration_version'),
    transactionId: readText(report, 'transaction_uuid'),
    catalogId: readText(report, 'catalog_uuid'),
    cachedCatalogStatus: readText(report, 'cached_catalog_status'),
    // Puppet 5 and earlier call the server "master".
    server: readText(report, 'server_used') ?? readText(report, 'master_used'),
  };
  const known = Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { ...(format === undefined ? {} : { reportFormat: format }), ...known };
}

const ADDED_BY_PUPPET = /^(?:Schedule\[(?:puppet|hourly|daily|weekly|monthly|never)\]|Filebucket\[puppet\])$/;

/** Returns whether Puppet adds a resource to every catalog. Such resources are left out, as in simulated runs. */
function isAddedByPuppet(ref: string, status: Fields): boolean {
  return ADDED_BY_PUPPET.test(ref) && readText(status, 'file') === undefined;
}

/**
 * Returns the start of the run: the earliest time of the report, its log and its resources. Times relative to this
 * start are never negative.
 */
function findStart(report: Fields, statuses: readonly { readonly status: Fields }[]): number {
  const times = [report, ...readRows(report, 'logs'), ...statuses.map(({ status }) => status)].flatMap(
    (fields) => parseTime(readText(fields, 'time')) ?? [],
  );
  return times.length === 0 ? 0 : times.reduce((first, time) => Math.min(first, time));
}

function groupLogs(logs: readonly LogLineView[], sources: Sources): ReadonlyMap<string, readonly LogLineView[]> {
  const groups = new Map<string, LogLineView[]>();
  for (const line of logs) {
    const ref = line.source === 'Puppet' ? undefined : sources.find(line.source);
    if (ref === undefined) continue;
    const group = groups.get(ref);
    if (group === undefined) groups.set(ref, [line]);
    else group.push(line);
  }
  return groups;
}

/**
 * Creates resources that only the log mentions: resources that would have been refreshed, which have no status since
 * Puppet 8, and skipped resources, for which PuppetDB has no events.
 */
function findLoggedOnly(
  ownLogs: ReadonlyMap<string, readonly LogLineView[]>,
  known: ReadonlySet<string>,
  startedAt: number,
): readonly ResourceRunView[] {
  return [...ownLogs].flatMap(([ref, logs]) => {
    const line = logs.find((each) => findRefreshResult(each) === 'noop' || isSkipMessage(each));
    if (line === undefined || known.has(ref) || !line.source.startsWith('/')) return [];
    const { time = 0, place } = line;
    const resource = readResourceRun(ref, { skipped: isSkipMessage(line) }, { startedAt, logs });
    return [{ ...resource, start: time, end: time, ...(place === undefined ? {} : { place }) }];
  });
}

function findStatus(report: Fields, totals: RunTotals): RunView['status'] {
  const stated = readText(report, 'status');
  if (stated === 'failed' || totals.failed > 0) return 'failed';
  if (totals.noop > 0 && totals.changed + totals.refreshed === 0) return 'noop';
  if (stated === 'changed' || stated === 'unchanged') return stated;
  return totals.changed + totals.refreshed > 0 ? 'changed' : 'unchanged';
}

const FAILED_RUN = /^(?:Failed to apply catalog|Could not run Puppet configuration client): ([^]*)$/;

/** Returns the error that ended the run, or undefined if the run was completed. */
function findError(report: Fields, logs: readonly LogLineView[], isCompleted: boolean | undefined): string | undefined {
  const errors = logs.filter(({ level, source }) => level === 'err' && source === 'Puppet');
  const stated = errors.flatMap(({ message }) => FAILED_RUN.exec(message)?.[1] ?? []).at(-1);
  if (stated !== undefined) return stated;
  return isCompleted === false && readText(report, 'status') === 'failed' ? errors.at(-1)?.message : undefined;
}

/** Number of resources that Puppet adds to every catalog: six schedules and a file bucket. */
const ADDED_COUNT = 7;

/**
 * Returns the fields that a report lacks. Since format 6, `corrective_change` follows the resources, so it shows
 * whether a report was truncated.
 */
function findMissingFields(report: Fields): readonly string[] {
  const fields = ['logs', 'metrics', 'resource_statuses', 'status'];
  const hasCorrective = (readNumber(report, 'report_format') ?? 0) >= 6;
  return [...fields, ...(hasCorrective ? ['corrective_change'] : [])].filter((name) => !(name in report));
}

/** Describes the parts of a complete report that this report lacks. */
function findGaps(report: Fields, metrics: Metrics, resources: readonly ResourceRunView[]): readonly UnreadPart[] {
  const missing = findMissingFields(report);
  if (missing.length > 0) return [{ message: `The report has no ${missing.join(', ')}: it may be truncated.` }];
  const { total = 0, failed = 0 } = metrics['resources'] ?? {};
  if (resources.filter(({ outcome }) => outcome === 'failed').length < failed)
    return [
      {
        message: `The metrics count ${countText(failed, 'failed resource')}, but the report lists fewer: it may be truncated.`,
      },
    ];
  const leftOut = total - ADDED_COUNT - resources.length;
  if (leftOut <= 0) return [];
  const what = countText(leftOut, 'unchanged resource');
  return [{ message: `The report leaves out ${what}, because the setting exclude_unchanged_resources is on.` }];
}
