import type { Vertex } from '../graph/vertex.ts';
import { ResourceStatus } from './status.ts';

/** The statuses of a run by the labels of their vertices, in the order in which they were first asked for. Both ends of a container share one. */
export class Statuses {
  readonly #byLabel = new Map<string, ResourceStatus>();

  get all(): readonly ResourceStatus[] {
    return [...this.#byLabel.values()];
  }

  of(vertex: Vertex): ResourceStatus {
    return this.#byLabel.get(vertex.label) ?? this.renew(vertex);
  }

  /** Begins the status of a vertex anew, at the place of the earlier one. */
  renew(vertex: Vertex): ResourceStatus {
    const status = new ResourceStatus(vertex);
    this.#byLabel.set(vertex.label, status);
    return status;
  }
}
