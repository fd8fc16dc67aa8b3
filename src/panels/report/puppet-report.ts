/**
 * Converts a run to a report in Puppet's format 12, as in `last_run_report.yaml` or the input of report processors
 * (https://docs.openvoxproject.org/openvox/latest/format_report.html). Times are those of the machine's simulated
 * clock, shifted so that the run ends at the real time of its end. Property values are the strings in the messages.
 * Unchanged resources have no status, as with Puppet's setting `exclude_unchanged_resources`, which is on by default.
 */
import type { LogLineView, ResourceView } from '../../protocol/analysis.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import type { ChangeView, ResourceRunView } from '../../protocol/run.ts';
import { isSourceOf, refOfSource } from '../shared/text/log-text.ts';
import { splitRef } from '../shared/label-texts.ts';

/** Puppet version of runs that were stored without a version. */
const OLDER_RUNS = '8.28.1';

interface Context {
  /** Start of the run, in milliseconds since the epoch. */
  readonly startedAt: number;
  readonly catalog: ReadonlyMap<string, ResourceView>;
  readonly logs: readonly LogLineView[];
}

/** Formats a time of the run like Puppet, with nine digits after the second. */
function isoTime({ startedAt }: Context, time: number): string {
  return new Date(startedAt + time).toISOString().replace(/(\.\d+)Z$/, '$1000000+00:00');
}

export function puppetReport(record: RunRecord) {
  const { run, certname, endedAt, id } = record;
  const startedAt = endedAt - run.duration;
  const context: Context = {
    startedAt,
    catalog: new Map((run.catalog?.resources ?? []).map((resource) => [resource.ref, resource])),
    logs: run.logs,
  };
  const statuses = run.resources.map((resource) => resourceStatus(resource, context));
  const events = statuses.flatMap((status) => status.events);
  const changes = statuses.reduce((sum, status) => sum + status.change_count, 0);
  const count = (holds: (status: ResourceStatus) => boolean): number => statuses.filter(holds).length;
  const failed = count((status) => status.failed || status.failed_to_restart);
  const eventStatuses = ['failure', 'success', 'noop', 'audit'].map(
    (status) => [status, events.filter((event) => event.status === status).length] as const,
  );
  return {
    host: certname,
    time: isoTime(context, 0),
    configuration_version: Math.floor(startedAt / 1000),
    transaction_uuid: id,
    report_format: 12,
    puppet_version: run.puppetVersion ?? OLDER_RUNS,
    status: run.error !== undefined || failed > 0 ? 'failed' : changes > 0 ? 'changed' : 'unchanged',
    transaction_completed: run.error === undefined && run.status !== 'cancelled',
    noop: run.noop,
    noop_pending: events.some(({ status }) => status === 'noop'),
    environment: 'production',
    logs: run.logs.map((line) => logEntry(line, context)),
    metrics: {
      resources: metric('resources', [
        ['total', statuses.length],
        ['skipped', count((status) => status.skipped)],
        ['failed', count((status) => status.failed)],
        ['failed_to_restart', count((status) => status.failed_to_restart)],
        ['restarted', count((status) => status.events.some(({ name }) => name === 'refresh'))],
        ['changed', count((status) => status.changed)],
        ['out_of_sync', count((status) => status.out_of_sync)],
        ['scheduled', 0],
        ['corrective_change', count((status) => status.corrective_change)],
      ]),
      time: metric('time', timeMetrics(run.resources, run.duration)),
      changes: metric('changes', [['total', changes]]),
      events: metric('events', [['total', events.length], ...eventStatuses.filter(([, number]) => number > 0)]),
    },
    resource_statuses: Object.fromEntries(
      statuses
        .filter((status) => status.failed || status.failed_to_restart || status.out_of_sync || status.skipped)
        .map((status) => [status.resource, status]),
    ),
    corrective_change: statuses.some((status) => status.corrective_change),
  };
}

function metric(name: string, values: readonly (readonly [string, number])[]) {
  const label = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1).replaceAll('_', ' ');
  return { name, label: label(name), values: values.map(([each, value]) => [each, label(each), value]) };
}

function timeMetrics(resources: readonly ResourceRunView[], duration: number): readonly (readonly [string, number])[] {
  const times = new Map<string, number>();
  for (const { ref, start, end } of resources) {
    const type = splitRef(ref).type.toLowerCase();
    times.set(type, (times.get(type) ?? 0) + (end - start) / 1000);
  }
  const whole = duration / 1000;
  return [...times, ['transaction_evaluation', whole], ['catalog_application', whole], ['total', whole]];
}

function logEntry(line: LogLineView, context: Context) {
  const { level, message, source, place, time = 0 } = line;
  const ref = refOfSource(source, (each) => context.catalog.has(each));
  const tags = ref === undefined ? [] : (context.catalog.get(ref)?.tags ?? []);
  return {
    level,
    message,
    source,
    tags: [level, ...tags],
    time: isoTime(context, time),
    file: place?.file ?? null,
    line: place?.line ?? null,
  };
}

type ResourceStatus = ReturnType<typeof resourceStatus>;

function resourceStatus(resource: ResourceRunView, context: Context) {
  const { ref, start, end, outcome, changes, place } = resource;
  const { type, title } = splitRef(ref);
  const declared = context.catalog.get(ref);
  const own = context.logs.filter(({ source }) => isSourceOf(source, ref));
  const events = [
    ...changes.map((change) => changeEvent(type, change, resource, context)),
    ...own
      .filter(({ message }) => message.startsWith("Triggered 'refresh' from "))
      .map((line) => refreshEvent(line, resource, context)),
  ];
  const failedToRestart = own.some(({ message }) => message.startsWith('Failed to call refresh'));
  const isOutOfSync = events.some(({ status }) => status !== 'audit');
  return {
    title,
    file: place?.file ?? null,
    line: place?.line ?? null,
    resource: ref,
    resource_type: type,
    provider_used: null,
    containment_path: containmentPath(ref, context),
    evaluation_time: (end - start) / 1000,
    tags: declared?.tags ?? [],
    time: isoTime(context, start),
    failed: outcome === 'failed' && !failedToRestart,
    failed_to_restart: failedToRestart,
    changed: events.some(({ status }) => status === 'success'),
    out_of_sync: isOutOfSync,
    skipped: outcome === 'skipped',
    change_count: events.filter(({ status }) => status === 'success').length,
    out_of_sync_count: events.filter(({ status }) => status !== 'audit').length,
    events,
    corrective_change: resource.corrective,
  };
}

/**
 * Returns the containers of a resource, outermost first, and the resource itself. Classes appear by name only. As in
 * Puppet, a class is directly in its stage, even if another class contains it.
 */
function containmentPath(ref: string, { catalog }: Context): readonly string[] {
  const path = [ref];
  const seen = new Set(path);
  let isInClass = false;
  for (
    let each = catalog.get(ref)?.container;
    each !== undefined && !seen.has(each);
    each = catalog.get(each)?.container
  ) {
    seen.add(each);
    if (isInClass && !each.startsWith('Stage[')) continue;
    isInClass ||= each.startsWith('Class[');
    path.unshift(each.replace(/^Class\[(.*)\]$/, '$1'));
  }
  return path;
}

function changeEvent(type: string, change: ChangeView, { end }: ResourceRunView, context: Context) {
  const { property, previous, desired, message, status, corrective } = change;
  return {
    audited: status === 'audit',
    property,
    previous_value: previous,
    desired_value: desired,
    historical_value: null,
    message,
    name: eventName(type, property, desired),
    status,
    time: isoTime(context, end),
    redacted: null,
    corrective_change: corrective,
  };
}

/** Returns Puppet's name for the event of a property, such as `file_created` or `mode_changed`. */
function eventName(type: string, property: string, desired: string): string {
  if (type === 'Exec' && property === 'returns') return 'executed_command';
  if (property !== 'ensure') return `${property}_changed`;
  const verb = desired === 'present' ? 'created' : desired === 'absent' ? 'removed' : 'changed';
  return `${type.toLowerCase().replaceAll('::', '_')}_${verb}`;
}

function refreshEvent({ message, time }: LogLineView, { end }: ResourceRunView, context: Context) {
  return {
    audited: false,
    property: null,
    previous_value: null,
    desired_value: null,
    historical_value: null,
    message,
    name: 'refresh',
    status: 'success',
    time: isoTime(context, time ?? end),
    redacted: false,
    corrective_change: false,
  };
}
