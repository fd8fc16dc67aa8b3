import type { Vertex } from '../graph/vertex.ts';
import { ResourceStatus } from './status.ts';

/** The statuses of a run, in the order in which they were first asked for. A run asks for each of them several times. */
export class Statuses {
  readonly #all: ResourceStatus[] = [];
  /** By the number of the resource. */
  readonly #ofResources: (ResourceStatus | undefined)[];
  /** Places among all, by label: both ends of a container are filed under its name. */
  readonly #places = new Map<string, number>();

  /** `expected`: how many resources there are, with room for which the list stays one. */
  constructor(expected: number) {
    this.#ofResources = Array<ResourceStatus | undefined>(expected);
  }

  get all(): readonly ResourceStatus[] {
    return this.#all;
  }

  of(vertex: Vertex): ResourceStatus {
    if (vertex.kind !== 'resource') {
      const place = this.#places.get(vertex.label);
      return (place === undefined ? undefined : this.#all[place]) ?? this.replace(new ResourceStatus(vertex));
    }
    const { number } = vertex.resource;
    const known = this.#ofResources[number];
    if (known !== undefined) return known;
    const made = new ResourceStatus(vertex);
    this.#ofResources[number] = made;
    this.#all.push(made);
    return made;
  }

  /** Files a container's status in the place of the earlier one. */
  replace(status: ResourceStatus): ResourceStatus {
    const place = this.#places.get(status.ref) ?? this.#all.length;
    this.#places.set(status.ref, place);
    this.#all[place] = status;
    return status;
  }
}
