/** What became of one resource in a run (`resource/status.rb`). */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Vertex } from '../graph/vertex.ts';
import { changeEventToJson, type ChangeEvent, type ChangeEventJson } from './change-event.ts';

const NO_VERTICES: readonly Vertex[] = [];

export class ResourceStatus {
  readonly #vertex: Vertex;
  /** Where there is but one, as mostly, it stands here without a list: a run of many resources takes its time by what it keeps. */
  #events: ChangeEvent | ChangeEvent[] | undefined;
  failed = false;
  skipped = false;
  restarted: true | undefined;
  failedToRestart = false;
  /** Failed resources on which this one depends, directly or through others. */
  failedDependencies: readonly Vertex[] = NO_VERTICES;

  constructor(vertex: Vertex) {
    this.#vertex = vertex;
  }

  /** `File[/x]`; both ends of a container are filed under the container's name. */
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

  /** Whether every catalog has the resource, so that no report speaks of it. */
  get implicit(): boolean {
    return this.#vertex.kind === 'resource' && this.#vertex.resource.implicit;
  }

  get events(): readonly ChangeEvent[] {
    return Array.isArray(this.#events) ? this.#events : this.#events === undefined ? [] : [this.#events];
  }

  get changed(): boolean {
    return this.#has(isSuccess);
  }

  get outOfSync(): boolean {
    return this.#has(isDifference);
  }

  /** Whether one of its events undid what something else than Puppet had done since the last run. */
  get corrective(): boolean {
    return this.#has(isCorrective);
  }

  /** Like a loop over `events`, for which no list need be made. */
  eachEvent(visit: (event: ChangeEvent) => void): void {
    if (Array.isArray(this.#events)) this.#events.forEach(visit);
    else if (this.#events !== undefined) visit(this.#events);
  }

  #has(test: (event: ChangeEvent) => boolean): boolean {
    if (this.#events === undefined) return false;
    return Array.isArray(this.#events) ? this.#events.some(test) : test(this.#events);
  }

  add(event: ChangeEvent): void {
    if (this.#events === undefined) this.#events = event;
    else if (Array.isArray(this.#events)) this.#events.push(event);
    else this.#events = [this.#events, event];
    if (event.status === 'failure') this.failed = true;
  }

  get hasFailed(): boolean {
    return this.failed || this.failedToRestart;
  }
}

function isSuccess({ status }: ChangeEvent): boolean {
  return status === 'success';
}

function isDifference({ status }: ChangeEvent): boolean {
  return status !== 'audit';
}

function isCorrective({ corrective }: ChangeEvent): boolean {
  return corrective;
}

/** The source of a vertex in the log: a container's end shows its name alone. */
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

/** With the keys of the recorded reports. */
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
