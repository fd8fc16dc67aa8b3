import { resourceOf, type Vertex } from '../../graph/vertex.ts';
import { ResourceStatus } from './status.ts';

/** Statuses of a run, in the order in which they were first requested. Both ends of a container share one status. */
export class Statuses {
  readonly #byKey = new Map<number | string, ResourceStatus>();

  get all(): readonly ResourceStatus[] {
    return [...this.#byKey.values()];
  }

  of(vertex: Vertex): ResourceStatus {
    return this.#byKey.get(keyOf(vertex)) ?? this.renew(vertex);
  }

  renew(vertex: Vertex): ResourceStatus {
    const status = new ResourceStatus(vertex);
    this.#byKey.set(keyOf(vertex), status);
    return status;
  }
}

function keyOf(vertex: Vertex): number | string {
  const { number, isContainer } = resourceOf(vertex);
  return vertex.kind === 'resource' || isContainer ? number : vertex.label;
}
