/** Collects the events of a run into a view of each resource, and sends the views during the run. */
import type { LogLine, MissingPackageCode, RunEvent, SkipReason } from '../../engine/index.ts';
import type { LogLineView, MissingPackageView } from '../../protocol/analysis.ts';
import type { ChangeView, Outcome, RefreshView, ResourceRunView, RunProgress } from '../../protocol/run.ts';
import { placed, toViewPlace } from './places.ts';

interface Open {
  readonly changes: ChangeView[];
  reason: string | undefined;
  failedDependencies?: readonly string[];
  refresh: 'triggered' | 'failed' | 'noop' | undefined;
  place: ResourceRunView['place'];
}

/**
 * Cause of a refresh. `origin`: a change or refresh of a resource sent it. `passed`: the end of a container passed it
 * on; `causes` contains the ids of the events that the container received.
 */
type Cause =
  | { readonly kind: 'origin'; readonly vertex: string; readonly time: number }
  | { readonly kind: 'passed'; readonly causes: readonly number[] };

export class RunRecorder {
  readonly resources: ResourceRunView[] = [];
  readonly logs: LogLineView[] = [];
  readonly #refreshes = new Map<string, RefreshView>();
  readonly #causes = new Map<number, Cause>();
  /** Pending refreshes by target vertex. A refresh that is dropped is shown as sent, but never as handled. */
  readonly #waiting = new Map<string, number[]>();
  readonly #anchors = new Set<string>();
  readonly #startedAt: number;
  readonly #hidden: ReadonlySet<string>;
  readonly #send: (progress: RunProgress) => void;
  #open: Open = { changes: [], reason: undefined, refresh: undefined, place: undefined };

  constructor(startedAt: number, hidden: ReadonlySet<string>, send: (progress: RunProgress) => void) {
    this.#startedAt = startedAt;
    this.#hidden = hidden;
    this.#send = send;
  }

  get refreshes(): readonly RefreshView[] {
    return [...this.#refreshes.values()];
  }

  readonly listen = (event: RunEvent): void => {
    switch (event.kind) {
      case 'run-started':
        this.#send({ kind: 'started', total: event.total });
        break;
      case 'resource-started':
        if (event.anchor) this.#anchors.add(event.vertex);
        this.#open = { changes: [], reason: undefined, refresh: undefined, place: toViewPlace(event.place) };
        break;
      case 'change': {
        const { property, message, previous, desired, status, corrective } = event;
        this.#open.changes.push({
          property,
          message,
          previous,
          desired,
          status,
          corrective,
          ...findMissingPackage(event.reason ?? {}),
        });
        this.#causes.set(event.id, { kind: 'origin', vertex: event.vertex, time: event.span.end.time });
        break;
      }
      case 'skip':
        this.#open.reason = skipText(event.reason);
        if (event.reason.kind === 'failed dependencies') this.#open.failedDependencies = event.reason.dependencies;
        break;
      case 'failure':
        this.#open.reason = event.message;
        break;
      case 'passed':
        this.#causes.set(event.id, { kind: 'passed', causes: event.causes });
        this.#waiting.delete(event.vertex);
        break;
      case 'refresh-scheduled':
        this.#waiting.set(event.to, [...(this.#waiting.get(event.to) ?? []), ...event.causes]);
        break;
      case 'refresh-unscheduled':
        this.#addRefreshes(event.vertex, this.#waiting.get(event.vertex) ?? [], undefined, false);
        this.#waiting.delete(event.vertex);
        break;
      case 'refresh':
        // Under noop, a container has its own refresh event. Like the ends of a container, it only passes the
        // refresh on.
        this.#causes.set(
          event.id,
          this.#anchors.has(event.vertex)
            ? { kind: 'passed', causes: event.causes }
            : { kind: 'origin', vertex: event.vertex, time: event.span.end.time },
        );
        this.#addRefreshes(event.vertex, event.causes, event.span.start.time, event.outcome === 'noop');
        this.#waiting.delete(event.vertex);
        this.#open.refresh = event.outcome;
        if (event.outcome === 'failed') this.#open.reason = event.message;
        break;
      case 'resource-finished':
        this.#finish(event);
        break;
      case 'log': {
        const line = toLogLine(event.line, event.at.time - this.#startedAt);
        this.logs.push(line);
        this.#send({ kind: 'log', line });
        break;
      }
      case 'generated':
      case 'run-finished':
        break;
    }
  };

  #finish({ vertex, span, outcome }: Extract<RunEvent, { readonly kind: 'resource-finished' }>): void {
    if (this.#anchors.has(vertex) || this.#hidden.has(vertex)) return;
    const { changes, reason, failedDependencies, refresh, place } = this.#open;
    const failure = changes.find(({ status }) => status === 'failure')?.message;
    const why = outcome === 'failed' || outcome === 'skipped' ? (reason ?? failure) : undefined;
    const resource: ResourceRunView = {
      ref: vertex,
      start: span.start.time - this.#startedAt,
      end: span.end.time - this.#startedAt,
      outcome: toOutcome(outcome, changes, refresh),
      changes,
      corrective: changes.some((change) => change.corrective),
      ...(why === undefined ? {} : { reason: why }),
      ...(failedDependencies === undefined ? {} : { failedDependencies }),
      ...placed(place),
      steps: [span.start.step, span.end.step],
    };
    this.resources.push(resource);
    this.#send({ kind: 'resource', resource });
  }

  #addRefreshes(to: string, causes: readonly number[], actedAt: number | undefined, noop: boolean): void {
    // The start and the end of a container do not act on a refresh. They pass it on to other resources.
    if (!to.includes('[') || to.startsWith('admissible:') || to.startsWith('completed:')) return;
    for (const { vertex, time } of this.#origins(causes)) {
      const key = `${vertex} ${to}`;
      if (this.#refreshes.has(key)) continue;
      const refresh: RefreshView = {
        from: vertex,
        to,
        sentAt: time - this.#startedAt,
        ...(actedAt === undefined ? {} : { actedAt: actedAt - this.#startedAt }),
        noop,
      };
      this.#refreshes.set(key, refresh);
      this.#send({ kind: 'refresh', refresh });
    }
  }

  /** Returns the changes and refreshes of resources that led to `causes`, traced back through all containers. */
  #origins(causes: readonly number[]): readonly Extract<Cause, { readonly kind: 'origin' }>[] {
    const found = new Set<Extract<Cause, { readonly kind: 'origin' }>>();
    const seen = new Set<number>();
    const ahead = [...causes];
    for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const cause = this.#causes.get(id);
      if (cause?.kind === 'origin') found.add(cause);
      if (cause?.kind === 'passed') ahead.push(...cause.causes);
    }
    return [...found];
  }
}

function toOutcome(
  outcome: 'unchanged' | 'changed' | 'failed' | 'skipped' | 'noop',
  changes: readonly ChangeView[],
  refresh: Open['refresh'],
): Outcome {
  if (outcome === 'failed' || outcome === 'skipped' || outcome === 'noop') return outcome;
  if (changes.some(({ status }) => status === 'success')) return 'changed';
  if (refresh === 'triggered') return 'refreshed';
  return refresh === 'noop' ? 'noop' : outcome;
}

function skipText(reason: SkipReason): string {
  switch (reason.kind) {
    case 'failed dependencies':
      return `Skipped because of ${reason.dependencies.join(', ')}`;
    case 'tags':
      return `Not tagged with ${reason.wanted.join(', ')}`;
    case 'skip tags':
      return `Tagged with ${reason.unwanted.join(', ')}`;
    case 'schedule':
      return `Outside the schedule ${reason.schedule}`;
    case 'prefetch failed':
      return 'Its provider could not read the current state';
    case 'virtual':
      return 'Virtual, and not realized';
    case 'for devices':
      return 'Only for network devices';
    case 'not suitable':
      return 'No provider can manage it on this machine';
    case 'cancelled':
      return 'The run was stopped before this resource';
  }
}

/**
 * Converts a line of the log. `time` is in milliseconds from the start of the run; absent for messages of the
 * compilation.
 */
export function toLogLine(logged: LogLine, time?: number): LogLineView {
  const { level, source, message, file, line, code } = logged;
  return {
    level,
    source,
    message,
    ...placed(file === undefined || line === undefined ? undefined : { file, line }),
    ...(time === undefined ? {} : { time }),
    ...(code === undefined ? {} : { code }),
    ...findMissingPackage(logged),
  };
}

const MISSING_KINDS: Readonly<Record<string, MissingPackageView['kind']>> = {
  PACKAGE_NOT_FOUND: 'name',
  PACKAGE_VERSION_NOT_FOUND: 'version',
  PACKAGE_DEPENDENCY_NOT_FOUND: 'dependency',
} satisfies Record<MissingPackageCode, MissingPackageView['kind']>;

/** Returns the package that an archive lacks, according to the reason of a failure. Empty for any other reason. */
function findMissingPackage({ code = '', missingPackage }: Pick<LogLine, 'code' | 'missingPackage'>): {
  readonly missingPackage?: MissingPackageView;
} {
  const kind = MISSING_KINDS[code];
  return kind === undefined || missingPackage === undefined ? {} : { missingPackage: { kind, ...missingPackage } };
}
