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
import { anchorVertex, type AnchorVertex, type Vertex } from './vertex.ts';

interface Ends {
  readonly admissible: AnchorVertex;
  readonly completed: AnchorVertex;
}

export function replaceContainers(graph: RelationshipGraph, table: InstanceTable): void {
  const containers = table.resources.filter(
    (resource) => resource.isContainer && graph.vertexOf(resource) !== undefined,
  );
  const ends = new Map<Instance, Ends>();
  for (const container of containers) ends.set(container, addEnds(graph, container));
  const admissible = (vertex: Vertex): Vertex => endOf(ends, vertex, 'admissible');
  const completed = (vertex: Vertex): Vertex => endOf(ends, vertex, 'completed');

  for (const container of containers) {
    const own = ends.get(container);
    const vertex = graph.vertexOf(container);
    if (own === undefined || vertex === undefined) continue;
    joinContents(graph, table, container, own, { admissible, completed });
    for (const edge of graph.edgesInto(vertex)) {
      graph.addEdge(moved(edge, completed(edge.source), own.admissible)); // (3)
      graph.removeEdge(edge); // (5)
    }
    for (const edge of graph.edgesFrom(vertex)) {
      graph.addEdge(moved(edge, own.completed, admissible(edge.target))); // (4)
      graph.removeEdge(edge); // (5)
    }
  }
  for (const container of containers) {
    const vertex = graph.vertexOf(container);
    if (vertex !== undefined) graph.remove(vertex); // (5)
  }
}

function addEnds(graph: RelationshipGraph, container: Instance): Ends {
  const vertex = graph.vertexOf(container);
  const priority = vertex === undefined ? undefined : graph.priorities.of(vertex);
  const ends = { admissible: anchorVertex('admissible', container), completed: anchorVertex('completed', container) };
  graph.add(ends.admissible, priority);
  graph.add(ends.completed, priority);
  return ends;
}

function joinContents(
  graph: RelationshipGraph,
  table: InstanceTable,
  container: Instance,
  own: Ends,
  near: { readonly admissible: (vertex: Vertex) => Vertex; readonly completed: (vertex: Vertex) => Vertex },
): void {
  const contents = table.contentsOf(container);
  if (contents.length === 0) {
    const reason = { kind: 'empty container', container: container.ref } as const;
    graph.addEdge({ source: own.admissible, target: own.completed, refresh: false, reason }); // (0)
  }
  for (const content of contents) {
    const vertex = graph.vertexOf(content);
    if (vertex === undefined) continue;
    const reason = { kind: 'containment', container: container.ref, contained: content.ref } as const;
    graph.addEdge({ source: own.admissible, target: near.admissible(vertex), refresh: true, reason }); // (1)
    graph.addEdge({ source: near.completed(vertex), target: own.completed, refresh: true, reason }); // (2)
  }
}

function endOf(ends: ReadonlyMap<Instance, Ends>, vertex: Vertex, which: 'admissible' | 'completed'): Vertex {
  return vertex.kind === 'resource' ? (ends.get(vertex.resource)?.[which] ?? vertex) : vertex;
}

function moved(edge: RelationshipEdge, source: Vertex, target: Vertex): RelationshipEdge {
  return { source, target, refresh: edge.refresh, reason: edge.reason };
}
