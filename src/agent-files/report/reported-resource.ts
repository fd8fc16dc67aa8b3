/** Reads the status of one resource in a report. */
import type { LogLineView } from '../../protocol/analysis.ts';
import type { ReportedResource } from '../../protocol/agent-files.ts';
import type { ChangeView, Outcome, ResourceRunView } from '../../protocol/run.ts';
import { readFlag, readNumber, readRows, readText, readTexts, type Fields } from './fields.ts';
import { findRefreshResult } from './reported-refreshes.ts';
import { toContainerRef } from './sources.ts';
import { parseTime, roundTime } from './times.ts';
import { toValueText } from './to-value-text.ts';

/** Log lines of a resource, and the start of the run in milliseconds since the epoch. */
interface Context {
  readonly startedAt: number;
  readonly logs: readonly LogLineView[];
}

export function findRef(status: Fields): string | undefined {
  const [type, title] = [readText(status, 'resource_type'), readText(status, 'title')];
  return readText(status, 'resource') ?? (type === undefined || title === undefined ? undefined : `${type}[${title}]`);
}

export function readResourceFacts(ref: string, status: Fields): ReportedResource {
  const [seconds, provider] = [readNumber(status, 'evaluation_time'), readText(status, 'provider_used')];
  return {
    ref,
    ...(seconds === undefined ? {} : { evaluationTime: seconds }),
    ...(provider === undefined ? {} : { provider }),
    failedToRestart: readFlag(status, 'failed_to_restart') ?? false,
    outOfSync: readFlag(status, 'out_of_sync') ?? false,
    tags: readTexts(status, 'tags'),
    containmentPath: readTexts(status, 'containment_path').map(toContainerRef),
    redacted: readRows(status, 'events')
      .filter((event) => readFlag(event, 'redacted') === true)
      .flatMap((event) => readText(event, 'property') ?? []),
  };
}

export function readResourceRun(ref: string, status: Fields, context: Context): ResourceRunView {
  const { startedAt, logs } = context;
  const events = readRows(status, 'events');
  const changes = events.flatMap((event) => readChange(event, startedAt));
  const began = parseTime(readText(status, 'time')) ?? startedAt;
  const start = roundTime(began - startedAt);
  const seconds = readNumber(status, 'evaluation_time');
  const end = seconds === undefined ? findLastTime(changes, start) : roundTime(start + seconds * 1000);
  const outcome = findOutcome(status, events, changes, logs);
  const reason = outcome === 'failed' || outcome === 'skipped' ? findReason(outcome, events, logs) : undefined;
  const failedDependencies = outcome === 'skipped' ? findFailedDependencies(logs) : [];
  const [file, line] = [readText(status, 'file'), readNumber(status, 'line')];
  return {
    ref,
    start,
    end,
    outcome,
    changes,
    corrective: changes.some(({ corrective }) => corrective),
    ...(reason === undefined ? {} : { reason }),
    ...(failedDependencies.length === 0 ? {} : { failedDependencies }),
    ...(file === undefined || line === undefined ? {} : { place: { file, line } }),
    steps: [0, 0],
  };
}

/**
 * Returns the end of a resource in PuppetDB's data: the time of its last event, because PuppetDB stores no durations.
 */
function findLastTime(changes: readonly ChangeView[], start: number): number {
  return Math.max(start, ...changes.map(({ time = start }) => time));
}

const STATUSES: ReadonlyMap<string, ChangeView['status']> = new Map([
  ['success', 'success'],
  ['failure', 'failure'],
  ['noop', 'noop'],
  ['audit', 'audit'],
]);

/**
 * Reads a change of a property. Returns an empty list for an event without a property, such as a refresh or an error.
 */
function readChange(event: Fields, startedAt: number): readonly ChangeView[] {
  const property = readText(event, 'property');
  const status = STATUSES.get(readText(event, 'status') ?? '');
  if (property === undefined || status === undefined) return [];
  const [name, time] = [readText(event, 'name'), parseTime(readText(event, 'time'))];
  return [
    {
      property,
      message: readText(event, 'message') ?? '',
      previous: toValueText(event['previous_value']),
      desired: toValueText(event['desired_value']),
      status,
      corrective: readFlag(event, 'corrective_change') ?? false,
      ...(name === undefined ? {} : { event: name }),
      ...(time === undefined ? {} : { time: roundTime(time - startedAt) }),
      ...(readFlag(event, 'redacted') === true ? { isRedacted: true } : {}),
    },
  ];
}

function findOutcome(
  status: Fields,
  events: readonly Fields[],
  changes: readonly ChangeView[],
  logs: readonly LogLineView[],
): Outcome {
  const has = (wanted: string): boolean => events.some((event) => readText(event, 'status') === wanted);
  const refresh = logs.map(findRefreshResult).find((result) => result !== undefined);
  const isFailed = readFlag(status, 'failed') === true || readFlag(status, 'failed_to_restart') === true;
  if (isFailed || has('failure') || refresh === 'failed') return 'failed';
  if (readFlag(status, 'skipped') === true) return 'skipped';
  if (changes.some((change) => change.status === 'success')) return 'changed';
  if (refresh === 'triggered' || events.some((event) => readText(event, 'name') === 'refresh')) return 'refreshed';
  return has('noop') || refresh === 'noop' ? 'noop' : 'unchanged';
}

function findReason(
  outcome: 'failed' | 'skipped',
  events: readonly Fields[],
  logs: readonly LogLineView[],
): string | undefined {
  if (outcome === 'failed') {
    const event = events.find((each) => readText(each, 'status') === 'failure');
    const logged = logs.find(({ level }) => level === 'err')?.message;
    return (event === undefined ? undefined : readText(event, 'message')) ?? logged;
  }
  const failed = findFailedDependencies(logs);
  if (failed.length > 0) return `Skipped because of ${failed.join(', ')}`;
  return logs.some(isSkipMessage) ? 'Skipped because of failed dependencies' : undefined;
}

function findFailedDependencies(logs: readonly LogLineView[]): readonly string[] {
  return logs.flatMap(({ message }) => FAILED_DEPENDENCY.exec(message)?.[1] ?? []);
}

const FAILED_DEPENDENCY = /^Dependency (.+) has failures: true$/s;

/** Returns whether a log line says that its resource was skipped because of a failure. */
export function isSkipMessage({ message }: LogLineView): boolean {
  return message === 'Skipping because of failed dependencies' || FAILED_DEPENDENCY.test(message);
}
