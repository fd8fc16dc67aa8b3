/** Outcome of one resource in a run (`resource/status.rb`). */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Vertex } from '../../graph/vertex.ts';
import { changeEventToJson, type ChangeEvent, type ChangeEventJson } from '../change-event.ts';

const NO_EVENTS: readonly ChangeEvent[] = [];
const NO_VERTICES: readonly Vertex[] = [];

export class ResourceStatus {
  readonly #vertex: Vertex;
  events: readonly ChangeEvent[] = NO_EVENTS;
  failed = false;
  skipped = false;
  restarted: true | undefined;
  failedToRestart = false;
  failedDependencies: readonly Vertex[] = NO_VERTICES;

  constructor(vertex: Vertex) {
    this.#vertex = vertex;
  }

  /** Reference of the resource, such as `File[/x]`. Both ends of a container have the container's reference. */
  get ref(): string {
    return this.#vertex.label;
  }

  get path(): string {
    return vertexPath(this.#vertex);
  }

  get kind(): 'resource' | 'container' {
    return this.#vertex.kind === 'resource' ? 'resource' : 'container';
  }

  get place(): SourcePlace | undefined {
    return this.#vertex.kind === 'resource' ? this.#vertex.resource.place : undefined;
  }

  get implicit(): boolean {
    return this.#vertex.kind === 'resource' && this.#vertex.resource.implicit;
  }

  get changed(): boolean {
    return this.events.some(({ status }) => status === 'success');
  }

  get outOfSync(): boolean {
    return this.events.some(({ status }) => status !== 'audit');
  }

  get corrective(): boolean {
    return this.events.some(({ corrective }) => corrective);
  }

  add(event: ChangeEvent): void {
    this.events = [...this.events, event];
    if (event.status === 'failure') this.failed = true;
  }

  get hasFailed(): boolean {
    return this.failed || this.failedToRestart;
  }
}

/**
 * Returns the source that log lines show for a vertex. This is the path of a resource, or only the name of an end of a
 * container.
 */
export function vertexPath(vertex: Vertex): string {
  return vertex.kind === 'resource' ? vertex.resource.path : vertex.label;
}

export interface StatusJson {
  readonly ref: string;
  readonly changed: boolean;
  readonly failed: boolean;
  readonly skipped: boolean;
  readonly restarted: true | null;
  readonly out_of_sync: boolean;
  readonly events: readonly ChangeEventJson[];
}

/** Converts a status to JSON, with the keys of the reports recorded from Puppet. */
export function statusToJson(status: ResourceStatus): StatusJson {
  return {
    ref: status.ref,
    changed: status.changed,
    failed: status.failed,
    skipped: status.skipped,
    restarted: status.restarted ?? null,
    out_of_sync: status.outOfSync,
    events: status.events.map(changeEventToJson),
  };
}
