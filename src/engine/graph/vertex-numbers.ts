import { IntRecords } from '../int-records.ts';
import type { Numbering } from './numbering.ts';
import type { Vertex } from './vertex.ts';

/** What a vertex can be, as fields of a resource's record. */
export const VERTEX_KINDS = ['resource', 'admissible', 'completed'] as const;

export type VertexKind = (typeof VERTEX_KINDS)[number];

const FIELDS: Readonly<Record<VertexKind, number>> = { resource: 0, admissible: 1, completed: 2 };

/** Fields of a vertex. */
const OWNER = 0;
const KIND = 1;

/**
 * The numbers of vertices by those of their resources, in a graph of one table's resources: found without hashing, and without
 * the vertices themselves, which are made when someone asks for them.
 */
export class VertexNumbers implements Numbering<Vertex> {
  /** Resources are numbered from 0, records from 1. */
  readonly #byResource = new IntRecords(3);
  readonly #owners = new IntRecords(2);
  /** By number, those that exist: a resource can only have one vertex of a kind here, but others may be asked for. */
  readonly #vertices: (Vertex | undefined)[] = [];

  reserve(resources: number, vertices: number): void {
    this.#byResource.reserve(resources);
    this.#owners.reserve(vertices);
  }

  get(vertex: Vertex): number | undefined {
    const id = this.idOf(vertex.kind, keyOf(vertex));
    return id !== 0 && this.#vertices[id] === vertex ? id : undefined;
  }

  set(vertex: Vertex, id: number): void {
    this.assign(vertex.kind, keyOf(vertex), id);
    this.made(vertex, id);
  }

  /** The vertex of a number that was assigned. */
  made(vertex: Vertex, id: number): void {
    this.#vertices[id] = vertex;
  }

  /** Gives a number to what a resource is to the graph. */
  assign(kind: VertexKind, resource: number, id: number): void {
    this.#byResource.extend(resource + 1);
    this.#byResource.set(resource + 1, FIELDS[kind], id);
    this.#owners.extend(id);
    this.#owners.set(id, OWNER, resource);
    this.#owners.set(id, KIND, FIELDS[kind]);
  }

  /** What the resource was is no more. */
  release(kind: VertexKind, resource: number): void {
    if (resource < this.#byResource.count) this.#byResource.set(resource + 1, FIELDS[kind], 0);
  }

  /** 0 where there is none. */
  idOf(kind: VertexKind, resource: number): number {
    return resource < this.#byResource.count ? this.#byResource.get(resource + 1, FIELDS[kind]) : 0;
  }

  ownerOf(id: number): number {
    return this.#owners.get(id, OWNER);
  }
  kindOf(id: number): VertexKind {
    return VERTEX_KINDS[this.#owners.get(id, KIND)] ?? 'resource';
  }
}

function keyOf(vertex: Vertex): number {
  return vertex.kind === 'resource' ? vertex.resource.number : vertex.container.number;
}
