import type { Numbering } from './numbering.ts';
import type { Vertex } from './vertex.ts';

/** The numbers of vertices by those of their resources: found without hashing, in a graph of one table's resources. */
export class VertexNumbers implements Numbering<Vertex> {
  readonly #numbers: Readonly<Record<Vertex['kind'], number[]>> = { resource: [], admissible: [], completed: [] };
  /** By number: a resource can only have one vertex of a kind here, but others may be asked for. */
  readonly #vertices: (Vertex | undefined)[] = [];

  get(vertex: Vertex): number | undefined {
    const number = this.#numbers[vertex.kind][keyOf(vertex)];
    return number !== undefined && this.#vertices[number] === vertex ? number : undefined;
  }

  set(vertex: Vertex, number: number): void {
    this.#numbers[vertex.kind][keyOf(vertex)] = number;
    this.#vertices[number] = vertex;
  }

  delete(vertex: Vertex): void {
    const number = this.get(vertex);
    if (number !== undefined) this.#vertices[number] = undefined;
  }
}

function keyOf(vertex: Vertex): number {
  return vertex.kind === 'resource' ? vertex.resource.number : vertex.container.number;
}
