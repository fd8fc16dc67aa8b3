/**
 * Replaces each container X by two vertices, `admissible X` and `completed X`, so that the number of edges stays linear
 * however containers hang together (`replace_containers_with_anchors`):
 *
 *   0. An empty X: completed X depends on admissible X.
 *   1. The contents of X depend on admissible X.
 *   2. completed X depends on the contents of X.
 *   3. What X depended on, admissible X depends on.
 *   4. What depended on X depends on completed X.
 *   5. X and its edges go.
 *
 * For contents or neighbours that are containers themselves, their nearer end stands in. The edges of 1 and 2 pass events.
 */
import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import type { RelationshipEdge } from './edge.ts';
import type { RelationshipGraph } from './relationship-graph.ts';
import { anchorVertex, type AnchorVertex, type ResourceVertex, type Vertex } from './vertex.ts';

interface Ends {
  readonly admissible: AnchorVertex;
  readonly completed: AnchorVertex;
}

export function replaceContainers(graph: RelationshipGraph, table: InstanceTable): void {
  const containers: ResourceVertex[] = [];
  for (const resource of table.resources) {
    const vertex = resource.isContainer ? graph.vertexOf(resource) : undefined;
    if (vertex?.kind === 'resource') containers.push(vertex);
  }
  const ends = new ContainerEnds(graph, containers);
  for (const vertex of containers) {
    const own = ends.of(vertex);
    if (own === undefined) continue;
    joinContents(graph, table, { container: vertex.resource, own, ends });
    for (const edge of graph.edgesInto(vertex)) {
      graph.addEdge(moved(edge, ends.completed(edge.source), own.admissible)); // (3)
      graph.removeEdge(edge); // (5)
    }
    for (const edge of graph.edgesFrom(vertex)) {
      graph.addEdge(moved(edge, own.completed, ends.admissible(edge.target))); // (4)
      graph.removeEdge(edge); // (5)
    }
  }
  for (const vertex of containers) graph.remove(vertex); // (5)
}

class ContainerEnds {
  /** By the number of the container. */
  readonly #ends: (Ends | undefined)[] = [];

  constructor(graph: RelationshipGraph, containers: readonly ResourceVertex[]) {
    for (const vertex of containers) {
      const { resource } = vertex;
      const admissible = anchorVertex('admissible', resource);
      const completed = anchorVertex('completed', resource);
      graph.add(admissible, vertex);
      graph.add(completed, vertex);
      this.#ends[resource.number] = { admissible, completed };
    }
  }

  of(vertex: Vertex): Ends | undefined {
    return vertex.kind === 'resource' ? this.#ends[vertex.resource.number] : undefined;
  }

  /** The end of a container, or the vertex itself where it is none. */
  admissible(vertex: Vertex): Vertex {
    return this.of(vertex)?.admissible ?? vertex;
  }
  completed(vertex: Vertex): Vertex {
    return this.of(vertex)?.completed ?? vertex;
  }
}

interface Container {
  readonly container: Instance;
  readonly own: Ends;
  readonly ends: ContainerEnds;
}

function joinContents(graph: RelationshipGraph, table: InstanceTable, { container, own, ends }: Container): void {
  const contents = table.contentsOf(container);
  if (contents.length === 0) {
    const reason = { kind: 'empty container', container: container.ref } as const;
    graph.addEdge({ source: own.admissible, target: own.completed, refresh: false, reason }); // (0)
  }
  for (const content of contents) {
    const vertex = graph.vertexOf(content);
    if (vertex === undefined) continue;
    graph.addDerived(own.admissible, ends.admissible(vertex)); // (1)
    graph.addDerived(ends.completed(vertex), own.completed); // (2)
  }
}

function moved(edge: RelationshipEdge, source: Vertex, target: Vertex): RelationshipEdge {
  return { source, target, refresh: edge.refresh, reason: edge.reason };
}
