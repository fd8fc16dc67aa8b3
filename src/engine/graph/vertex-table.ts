import type { Instance } from '../resource-types/instances/instance.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import { AnchorVertex, ResourceVertex, resourceOf, type Vertex } from './vertex.ts';

const KINDS = ['resource', 'admissible', 'completed'] as const;
const OFFSETS = { resource: 0, admissible: 1, completed: 2 } as const satisfies Record<Vertex['kind'], number>;

export function vertexNumber({ number }: Instance, kind: Vertex['kind'] = 'resource'): number {
  return number * KINDS.length + OFFSETS[kind];
}

export function numberOf(vertex: Vertex): number {
  return vertexNumber(resourceOf(vertex), vertex.kind);
}

export function numbersOfResources(count: number): number {
  return count * KINDS.length;
}

export class VertexTable {
  readonly #table: InstanceTable;
  readonly #resources: ResourceVertex[] = [];
  readonly #ends = new Map<number, AnchorVertex>();

  constructor(table: InstanceTable) {
    this.#table = table;
  }

  resource(number: number): Instance | undefined {
    return number % KINDS.length === 0 ? this.#table.numbered(number / KINDS.length) : undefined;
  }

  vertex(number: number): Vertex {
    const kind = KINDS[number % KINDS.length];
    const own = Math.floor(number / KINDS.length);
    const known = kind === 'resource' ? this.#resources[own] : this.#ends.get(number);
    if (known !== undefined) return known;
    const resource = this.#table.numbered(own);
    if (resource === undefined || kind === undefined) throw new RangeError(`There is no vertex ${number}.`);
    if (kind === 'resource') return (this.#resources[own] = new ResourceVertex(resource));
    const end = new AnchorVertex(kind, resource);
    this.#ends.set(number, end);
    return end;
  }
}
