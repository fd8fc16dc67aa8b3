import type { Vertex } from '../graph/vertex.ts';

/** Something for each of a run's vertices, found by the numbers of their resources: without hashing, in little room. */
export class VertexMap<T> {
  readonly #values: Readonly<Record<Vertex['kind'], (T | undefined)[]>>;

  /** `expected`: how many resources there are before others are generated. */
  constructor(expected: number) {
    // Containers are few among the resources: their lists may grow.
    this.#values = { resource: Array<T | undefined>(expected), admissible: [], completed: [] };
  }

  get(vertex: Vertex): T | undefined {
    return this.#values[vertex.kind][numberOf(vertex)];
  }

  set(vertex: Vertex, value: T | undefined): void {
    this.#values[vertex.kind][numberOf(vertex)] = value;
  }
}

function numberOf(vertex: Vertex): number {
  return vertex.kind === 'resource' ? vertex.resource.number : vertex.container.number;
}
