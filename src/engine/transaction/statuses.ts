import type { AnchorVertex, Vertex } from '../graph/vertex.ts';
import { ResourceStatus } from './status.ts';

/**
 * The statuses of a run, in the order in which they were first asked for. A run asks for each of them several times: they are
 * found by the numbers of resources.
 */
export class Statuses {
  readonly #all: ResourceStatus[] = [];
  readonly #ofResources: (ResourceStatus | undefined)[];
  /** Places among all: both ends of a container are filed as one. */
  readonly #placesOfContainers: (number | undefined)[] = [];
  /** Those of what stands behind generated resources, by label. */
  readonly #placesOfOthers = new Map<string, number>();

  /** `expected`: how many resources there are before others are generated. */
  constructor(expected: number) {
    this.#ofResources = Array<ResourceStatus | undefined>(expected);
  }

  get all(): readonly ResourceStatus[] {
    return this.#all;
  }

  of(vertex: Vertex): ResourceStatus {
    if (vertex.kind !== 'resource') return this.#ofEnd(vertex);
    const { number } = vertex.resource;
    const known = this.#ofResources[number];
    if (known !== undefined) return known;
    const made = new ResourceStatus(vertex);
    this.#ofResources[number] = made;
    this.#all.push(made);
    return made;
  }

  /** Files the status of a container's end in the place of the earlier one. */
  replace(vertex: AnchorVertex, status: ResourceStatus): void {
    const place = this.#placeOf(vertex);
    if (place === undefined) this.#file(vertex, status);
    else this.#all[place] = status;
  }

  #ofEnd(vertex: AnchorVertex): ResourceStatus {
    const place = this.#placeOf(vertex);
    return (place === undefined ? undefined : this.#all[place]) ?? this.#file(vertex, new ResourceStatus(vertex));
  }

  #placeOf({ container, label }: AnchorVertex): number | undefined {
    return container.isContainer ? this.#placesOfContainers[container.number] : this.#placesOfOthers.get(label);
  }

  #file({ container, label }: AnchorVertex, status: ResourceStatus): ResourceStatus {
    if (container.isContainer) this.#placesOfContainers[container.number] = this.#all.length;
    else this.#placesOfOthers.set(label, this.#all.length);
    this.#all.push(status);
    return status;
  }
}
