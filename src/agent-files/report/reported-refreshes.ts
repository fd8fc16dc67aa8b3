/**
 * Finds the refreshes of a run in the log of its report, because the statuses do not contain them. In the log, the
 * sender names the resource that it refreshes, and the target reports that it handled the refresh.
 */
import type { LogLineView } from '../../protocol/analysis.ts';
import type { RefreshView, ResourceRunView } from '../../protocol/run.ts';
import type { Sources } from './sources.ts';

const SCHEDULED = /^Scheduling (?:refresh|restart) of (.+)$/s;
const HANDLED = /^(Would have triggered|Triggered) '(?:refresh|restart)' from \d+ events?$/;
const FAILED = /^Failed to call (?:refresh|restart): /;

/** Returns the result of a refresh that a log line reports. Undefined for any other line. */
export function findRefreshResult({ message }: LogLineView): 'triggered' | 'noop' | 'failed' | undefined {
  const handled = HANDLED.exec(message)?.[1];
  if (handled !== undefined) return handled === 'Triggered' ? 'triggered' : 'noop';
  return FAILED.test(message) ? 'failed' : undefined;
}

interface Lookups {
  readonly sources: Sources;
  readonly resources: readonly ResourceRunView[];
  /** Containers of each resource, by the reference of the resource. */
  readonly containers: ReadonlyMap<string, readonly string[]>;
}

export function findRefreshes(logs: readonly LogLineView[], lookups: Lookups): readonly RefreshView[] {
  const found = new Map<string, RefreshView>();
  const handled = findHandled(logs, lookups.sources);
  const origins = new Origins(lookups);
  for (const line of logs) {
    const target = SCHEDULED.exec(line.message)?.[1];
    const source = target === undefined ? undefined : lookups.sources.find(line.source);
    if (target === undefined || source === undefined) continue;
    origins.schedule(source, target);
    // Skips a container, because its members are refreshed instead, and each of them has its own log line.
    if (origins.isContainer(target)) continue;
    for (const from of origins.find(source, target)) {
      const key = `${from} ${target}`;
      if (found.has(key)) continue;
      const { actedAt, noop = false } = handled.get(target) ?? {};
      found.set(key, {
        from,
        to: target,
        sentAt: line.time ?? 0,
        ...(actedAt === undefined ? {} : { actedAt }),
        noop,
      });
    }
  }
  return [...found.values()];
}

interface Handled {
  readonly actedAt?: number;
  readonly noop: boolean;
}

function findHandled(logs: readonly LogLineView[], sources: Sources): ReadonlyMap<string, Handled> {
  const handled = new Map<string, Handled>();
  for (const line of logs) {
    const result = findRefreshResult(line);
    const ref = result === undefined ? undefined : sources.find(line.source);
    if (ref === undefined || handled.has(ref)) continue;
    handled.set(ref, { ...(line.time === undefined ? {} : { actedAt: line.time }), noop: result === 'noop' });
  }
  return handled;
}

/**
 * Traces a refresh back to the resources that changed. A container sends refreshes in two directions: from changed
 * members to resources outside, and from resources outside to its members.
 */
class Origins {
  readonly #containers: Lookups['containers'];
  readonly #active = new Map<string, string[]>();
  readonly #senders = new Map<string, Set<string>>();

  constructor({ resources, containers }: Lookups) {
    this.#containers = containers;
    for (const { ref, outcome, changes } of resources) {
      // Under noop, a resource without changes can be active, because it would have been refreshed.
      const isActive = outcome === 'changed' || outcome === 'refreshed' || outcome === 'noop' || changes.length > 0;
      for (const container of containers.get(ref) ?? []) {
        const active = this.#active.get(container) ?? [];
        if (isActive) active.push(ref);
        this.#active.set(container, active);
      }
    }
  }

  isContainer(ref: string): boolean {
    return /^(?:Class|Stage)\[/.test(ref) || this.#active.has(ref);
  }

  schedule(from: string, to: string): void {
    const senders = this.#senders.get(to);
    if (senders === undefined) this.#senders.set(to, new Set([from]));
    else senders.add(from);
  }

  find(source: string, target: string): ReadonlySet<string> {
    const found = new Set<string>();
    const seen = new Set<string>();
    const ahead: (readonly [from: string, to: string])[] = [[source, target]];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const [from, to] = next;
      if (seen.has(next.join(' '))) continue;
      seen.add(next.join(' '));
      if (!this.isContainer(from)) found.add(from);
      else if (this.#isMember(to, from))
        ahead.push(...[...(this.#senders.get(from) ?? [])].map((each) => [each, from] as const));
      else for (const member of this.#active.get(from) ?? []) found.add(member);
    }
    return found;
  }

  /** Returns whether a container contains a resource or a nested container. */
  #isMember(ref: string, container: string): boolean {
    if (this.#containers.get(ref)?.includes(container) === true) return true;
    const [member] = this.#active.get(ref) ?? [];
    const path = member === undefined ? undefined : this.#containers.get(member);
    return path !== undefined && path.includes(container) && path.indexOf(container) < path.indexOf(ref);
  }
}
