/** Decides whether and why a run skips a vertex (`transaction.rb`, `skip?`). */
import type { PuppetError } from '../diagnostics/puppet-error.ts';
import { resourceOf, type Vertex } from '../graph/vertex.ts';
import { scheduleMatches } from '../resource-types/schedule/matches.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import type { RunLog } from './report/run-log.ts';
import type { SkipReason } from './run-event.ts';
import type { ResourceStatus } from './report/status.ts';
import type { RunStorage } from './corrective/storage.ts';

export interface SkipContext {
  /** The run's tags in lower case. Empty if tags do not limit the run. */
  readonly tags: readonly string[];
  readonly skipTags: readonly string[];
  readonly ignoreSchedules: boolean;
  readonly log: RunLog;
  readonly storage: RunStorage;
  readonly now: () => number;
  readonly statusOf: (vertex: Vertex) => ResourceStatus;
  readonly hasFailedPrefetch: (vertex: Vertex) => boolean;
  readonly missingSchedule: (name: string) => PuppetError;
  /** Labels of failed dependencies that are already in the log. */
  readonly named: Set<string>;
}

/** True if the run's tags select a vertex. The ends of a container have the container's tags. */
export function isWanted(vertex: Vertex, { tags }: Pick<SkipContext, 'tags'>): boolean {
  return tags.length === 0 || hasAny(vertex, tags);
}

function hasAny(vertex: Vertex, tags: readonly string[]): boolean {
  const own = resourceOf(vertex).tags;
  return tags.some((tag) => own.has(tag));
}

/**
 * Returns the reason to skip a vertex, or undefined. Also logs Puppet's messages. Throws for a missing schedule, which
 * ends the run.
 */
export function skipReason(vertex: Vertex, status: ResourceStatus, context: SkipContext): SkipReason | undefined {
  const { skipTags } = context;
  if (skipTags.length > 0 && hasAny(vertex, skipTags)) return { kind: 'skip tags', unwanted: skipTags };
  if (!isWanted(vertex, context)) return { kind: 'tags', wanted: context.tags };
  const schedule = closedSchedule(vertex, context);
  if (schedule !== undefined) return { kind: 'schedule', schedule };
  if (status.failedDependencies.length > 0) {
    nameFailures(vertex, status, context);
    return { kind: 'failed dependencies', dependencies: status.failedDependencies.map(({ name }) => name) };
  }
  if (status.failed && context.hasFailedPrefetch(vertex)) {
    context.log.forVertex(vertex, 'warning', 'Skipping because provider prefetch failed');
    return { kind: 'prefetch failed' };
  }
  if (vertex.kind === 'resource' && vertex.resource.virtual) return { kind: 'virtual' };
  if (vertex.kind === 'resource' && vertex.resource.type.forDevices === true) {
    context.log.forVertex(vertex, 'debug', 'Skipping device resources because running on a posix host');
    return { kind: 'for devices' };
  }
  return undefined;
}

function closedSchedule(vertex: Vertex, context: SkipContext): string | undefined {
  if (context.ignoreSchedules || vertex.kind !== 'resource') return undefined;
  const { resource } = vertex;
  const value = resource.get('schedule');
  if (value === undefined) return undefined;
  const name = rubyToString(value);
  const schedule = resource.catalog.find('schedule', name);
  if (schedule === undefined) throw context.missingSchedule(name);
  const previous = context.storage.of(resource.ref).checked ?? 0;
  return scheduleMatches(schedule, previous, context.now()) ? undefined : name;
}

/**
 * Logs each failed dependency once per run, then logs that the resource is skipped. Logs nothing for the ends of
 * containers.
 */
function nameFailures(vertex: Vertex, status: ResourceStatus, { log, named, statusOf }: SkipContext): void {
  if (vertex.kind !== 'resource') return;
  for (const dependency of status.failedDependencies) {
    if (named.has(dependency.label)) continue;
    named.add(dependency.label);
    const { failed } = statusOf(dependency);
    log.forVertex(vertex, 'notice', `Dependency ${dependency.label} has failures: ${failed}`, {
      code: 'DEPENDENCY_FAILED',
    });
  }
  log.forVertex(vertex, 'warning', 'Skipping because of failed dependencies', { code: 'DEPENDENCY_FAILED' });
}
