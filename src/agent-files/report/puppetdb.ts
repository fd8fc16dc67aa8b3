/**
 * Converts data of PuppetDB to the fields of an agent's report: the payload of the command "store report", rows of the
 * query `reports`, and rows of the query `events`. Before version 5 of the command, field names contain dashes instead
 * of underscores. Before version 8, the events are a flat list.
 */
import type { JsonData } from '../../engine/index.ts';
import { isFields, isList, readFlag, readText, type Fields } from './fields.ts';

export interface ConvertedReport {
  readonly report: Fields;
  readonly notes: readonly string[];
}

/** Returns whether data is a report of PuppetDB. */
export function isStoredReport(data: Fields): boolean {
  return 'certname' in data && ('resources' in data || 'resource_events' in data || 'resource-events' in data);
}

/** Returns whether data is a row of the query `events`. */
export function isEventRow(data: Fields): boolean {
  const row = withUnderscores(data);
  return 'resource_type' in row && 'resource_title' in row && 'status' in row && 'timestamp' in row;
}

/** Returns the payload if the data is a command of PuppetDB. Otherwise returns the data unchanged. */
export function unwrapCommand(data: JsonData): JsonData {
  if (!isFields(data) || data['command'] !== 'store report') return data;
  const { payload } = data;
  return payload ?? data;
}

export function fromStoredReport(stored: Fields): ConvertedReport {
  const row = withUnderscores(stored);
  const notes = [NO_DURATIONS];
  const resources = isList(row['resources']) ? row['resources'].filter(isFields) : undefined;
  const events = resources === undefined ? readPart(row, 'resource_events') : undefined;
  if (resources === undefined && events === undefined)
    notes.push(
      'The PuppetDB response has only a link to the events. Open the response from that link to see the events.',
    );
  const logs = readPart(row, 'logs');
  const metrics = readPart(row, 'metrics');
  const statuses = resources?.map(toStatus) ?? groupEvents(events ?? []);
  const report: Fields = {
    ...row,
    host: row['certname'] ?? null,
    time: row['start_time'] ?? null,
    status: row['status'] ?? null,
    logs: logs ?? [],
    metrics: metrics ?? [],
    resource_statuses: byRef(statuses),
  };
  return { report, notes };
}

const NO_DURATIONS =
  'PuppetDB stores no durations, and only resources that had events or were skipped. Unchanged resources are missing.';

/** Groups rows of the query `events` by report. Each report becomes a run. */
export function fromEventRows(rows: readonly Fields[]): readonly ConvertedReport[] {
  const groups = new Map<string, Fields[]>();
  for (const row of rows.map(withUnderscores)) {
    const key = JSON.stringify([row['certname'], row['report'] ?? row['run_start_time']]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].map((events) => {
    const [first = {}] = events;
    const report: Fields = {
      host: first['certname'] ?? null,
      time: first['run_start_time'] ?? null,
      end_time: first['run_end_time'] ?? null,
      environment: first['environment'] ?? null,
      configuration_version: first['configuration_version'] ?? null,
      status: null,
      logs: [],
      metrics: [],
      resource_statuses: byRef(groupEvents(events)),
    };
    return { report, notes: [NO_DURATIONS, 'The PuppetDB response has only events: no log and no metrics.'] };
  });
}

/** Renames fields of the command's oldest versions: `resource-type` becomes `resource_type`. */
function withUnderscores(row: Fields): Fields {
  if (!Object.keys(row).some((name) => name.includes('-'))) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replaceAll('-', '_'), value]));
}

/**
 * Reads a list of a report. In a row of a query, the list is wrapped as `{ href, data }`. In a command, it is a plain
 * array.
 */
function readPart(row: Fields, name: string): readonly Fields[] | undefined {
  const part = row[name];
  const rows = isFields(part) ? part['data'] : part;
  return isList(rows) ? rows.filter(isFields) : undefined;
}

/** Groups flat events by resource, in the order of their first event. */
function groupEvents(events: readonly Fields[]): readonly Fields[] {
  const groups = new Map<string, { readonly first: Fields; readonly events: Fields[] }>();
  for (const event of events.map(withUnderscores)) {
    const key = `${readText(event, 'resource_type') ?? ''}[${readText(event, 'resource_title') ?? ''}]`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: event, events: [event] });
    else group.events.push(event);
  }
  return [...groups.values()].map(({ first, events: own }) =>
    toStatus({
      ...first,
      skipped: own.some((event) => readText(event, 'status') === 'skipped'),
      corrective_change: own.some((event) => readFlag(event, 'corrective_change') === true),
      events: own,
    }),
  );
}

function toStatus(resource: Fields): Fields {
  const row = withUnderscores(resource);
  const [type, title] = [readText(row, 'resource_type') ?? '', readText(row, 'resource_title') ?? ''];
  const events = isList(row['events']) ? row['events'].filter(isFields).map(toEvent) : [];
  const isFailed = events.some((event) => readText(event, 'status') === 'failure');
  return {
    ...row,
    title,
    resource: `${type}[${title}]`,
    time: row['timestamp'] ?? null,
    failed: isFailed,
    skipped: readFlag(row, 'skipped') ?? false,
    out_of_sync: events.length > 0,
    containment_path: row['containment_path'] ?? [],
    events,
  };
}

function toEvent(event: Fields): Fields {
  const row = withUnderscores(event);
  return {
    ...row,
    previous_value: row['old_value'] ?? null,
    desired_value: row['new_value'] ?? null,
    time: row['timestamp'] ?? null,
  };
}

function byRef(statuses: readonly Fields[]): Fields {
  return Object.fromEntries(statuses.map((status) => [readText(status, 'resource') ?? '', status]));
}
