/**
 * Passes events along the edges of the graph, from changed resources to resources that must refresh
 * (`event_manager.rb`).
 */
import type { RelationshipGraph } from '../graph/relationship-graph.ts';
import type { ResourceVertex, Vertex } from '../graph/vertex.ts';
import { failureReason, failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { Target } from '../machine/target.ts';
import type { ChangeEvent } from './change-event.ts';
import { failureEvent } from './harness.ts';
import type { Moment } from './run-event.ts';
import type { RunLog } from './report/run-log.ts';
import type { Statuses } from './report/statuses.ts';

interface EventContext {
  readonly graph: RelationshipGraph;
  readonly target: Target;
  readonly log: RunLog;
  readonly noop: boolean;
  readonly statuses: Statuses;
}

export class EventManager {
  readonly #context: EventContext;
  readonly #queues = new Map<Vertex, ChangeEvent[]>();

  constructor(context: EventContext) {
    this.#context = context;
  }

  queue(vertex: Vertex, events: readonly ChangeEvent[]): void {
    if (events.length === 0) return;
    if (events.length === 1) this.#queueNamed(vertex, events);
    else for (const list of byName(events)) this.#queueNamed(vertex, list);
    if (events.some(({ invalidatesRefreshes }) => invalidatesRefreshes)) this.#drop(vertex);
  }

  #queueNamed(vertex: Vertex, events: readonly ChangeEvent[]): void {
    this.#context.graph.visitRefreshTargets(vertex, (target) => {
      if (canRefresh(target)) this.#queueFor(vertex, target, events);
    });
    const own = vertex.kind === 'resource' ? vertex.resource : undefined;
    if (own !== undefined && refreshesItself(own) && !own.deleting) this.#queueFor(vertex, vertex, events.slice(0, 1));
  }

  hasEventsFor(vertex: Vertex): boolean {
    return (this.#queues.get(vertex)?.length ?? 0) > 0;
  }

  /** Refreshes an evaluated vertex for its queued events, and passes the refresh on. */
  async process(vertex: Vertex): Promise<void> {
    const events = this.#queues.get(vertex) ?? [];
    this.#queues.delete(vertex);
    const id = await this.#refresh(vertex, events);
    if (id === undefined) return;
    this.queue(vertex, [plainEvent(id, 'restarted', 'success')]);
    this.#context.statuses.of(vertex).restarted = true;
  }

  dequeueAll(vertex: Vertex): void {
    const events = this.#queues.get(vertex);
    if (events === undefined) return;
    const { log } = this.#context;
    log.forVertex(vertex, 'info', `Unscheduling all events on ${vertex.label}`);
    this.#queues.delete(vertex);
    log.emit({ kind: 'refresh-unscheduled', at: log.now(), vertex: vertex.name, why: 'skipped' });
  }

  #drop(vertex: Vertex): void {
    const { log } = this.#context;
    log.forVertex(vertex, 'info', `Unscheduling refresh on ${vertex.label}`);
    if (this.#queues.has(vertex)) this.#queues.set(vertex, []);
    log.emit({ kind: 'refresh-unscheduled', at: log.now(), vertex: vertex.name, why: 'already started' });
  }

  #queueFor(source: Vertex, target: Vertex, events: readonly ChangeEvent[]): void {
    const { log } = this.#context;
    // The log leaves out events for the end of a container, because users care only about the resources after it.
    if (target.kind !== 'completed') log.forVertex(source, 'info', `Scheduling refresh of ${target.label}`);
    const queue = this.#queues.get(target);
    if (queue === undefined) this.#queues.set(target, events.slice());
    else for (const event of events) queue.push(event);
    if (!log.isHeard) return;
    log.emit({
      kind: 'refresh-scheduled',
      at: log.now(),
      from: source.name,
      to: target.name,
      causes: listIds(events),
    });
  }

  /** Refreshes a vertex. Returns the id of the refresh event to pass on, or undefined if nothing was refreshed. */
  async #refresh(vertex: Vertex, events: readonly ChangeEvent[]): Promise<number | undefined> {
    const { log, target, noop, statuses } = this.#context;
    const id = log.nextId();
    const start = log.now();
    const isNoop = vertex.kind === 'resource' ? vertex.resource.noop : noop;
    if (isNoop || events.every(({ status }) => status === 'noop')) {
      this.#wouldRefresh(vertex, events, id);
      return undefined;
    }
    const causes = listIds(events);
    if (vertex.kind !== 'resource') {
      log.emit({ kind: 'passed', id, at: start, vertex: vertex.name, causes });
      return id;
    }
    const { resource } = vertex;
    try {
      await target.stepAsync(`refresh ${resource.ref}`, async () => resource.type.refresh?.(resource, target));
    } catch (thrown) {
      this.#refreshFailed(vertex, thrown, { id, causes, start });
      return undefined;
    }
    const message = `Triggered 'refresh' from ${countEvents(events)}`;
    resource.log('notice', message);
    statuses.of(vertex).add({ ...plainEvent(id, 'refresh', 'success'), message });
    const span = { start, end: log.now() };
    log.emit({ kind: 'refresh', id, span, vertex: vertex.name, causes, outcome: 'triggered', message });
    return id;
  }

  #wouldRefresh(vertex: Vertex, events: readonly ChangeEvent[], id: number): void {
    const { log } = this.#context;
    const message = `Would have triggered 'refresh' from ${countEvents(events)}`;
    log.forVertex(vertex, 'notice', message);
    if (log.isHeard) {
      const at = log.now();
      const span = { start: at, end: at };
      log.emit({ kind: 'refresh', id, span, vertex: vertex.name, causes: listIds(events), outcome: 'noop', message });
    }
    this.queue(vertex, [plainEvent(id, 'noop_restart', 'noop')]);
  }

  #refreshFailed(
    vertex: ResourceVertex,
    thrown: unknown,
    { id, causes, start }: { readonly id: number; readonly causes: readonly number[]; readonly start: Moment },
  ): void {
    const { log, statuses } = this.#context;
    const text = failureText(thrown);
    const reason = failureReason(thrown, 'REFRESH_FAILED');
    const message = `Failed to call refresh: ${text}`;
    log.forVertex(vertex, 'err', message, reason);
    const status = statuses.of(vertex);
    status.failedToRestart = true;
    status.add(failureEvent(message, log));
    log.forVertex(vertex, 'err', text, reason);
    const span = { start, end: log.now() };
    log.emit({ kind: 'refresh', id, span, vertex: vertex.name, causes, outcome: 'failed', message });
  }
}

function refreshesItself(resource: Instance): boolean {
  const { selfRefresh = false } = resource.type;
  return typeof selfRefresh === 'function' ? selfRefresh(resource) : selfRefresh;
}

/** True if events may be queued for a vertex. A container passes them on, but a type without a refresh ignores them. */
function canRefresh(vertex: Vertex): boolean {
  return vertex.kind !== 'resource' || vertex.resource.type.refresh !== undefined;
}

function countEvents(events: readonly ChangeEvent[]): string {
  return `${events.length} ${events.length === 1 ? 'event' : 'events'}`;
}

function plainEvent(id: number, name: string, status: 'success' | 'noop'): ChangeEvent {
  return {
    id,
    name,
    property: undefined,
    previous: undefined,
    desired: undefined,
    message: '',
    status,
    invalidatesRefreshes: false,
    corrective: false,
  };
}

function listIds(events: readonly ChangeEvent[]): readonly number[] {
  return events.map(({ id }) => id);
}

function byName(events: readonly ChangeEvent[]): Iterable<readonly ChangeEvent[]> {
  const groups = new Map<string, ChangeEvent[]>();
  for (const event of events) {
    const group = groups.get(event.name);
    if (group === undefined) groups.set(event.name, [event]);
    else group.push(event);
  }
  return groups.values();
}
