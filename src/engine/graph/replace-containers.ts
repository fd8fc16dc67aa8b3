/**
 * Replaces each container X by two vertices, `admissible X` and `completed X`, so that the number of edges stays linear
 * however containers are nested and related (`replace_containers_with_anchors`):
 *
 *   0. An empty X: completed X depends on admissible X.
 *   1. The contents of X depend on admissible X.
 *   2. completed X depends on the contents of X.
 *   3. admissible X depends on all dependencies of X.
 *   4. All dependents of X depend on completed X.
 *   5. X and its edges are removed.
 *
 * If contents or neighbors are containers themselves, their nearer end is used. The edges of 1 and 2 pass events.
 */
import type { Instance } from '../resource-types/instances/instance.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

export function replaceContainers(graph: RelationshipGraph, containers: readonly Instance[]): void {
  for (const container of containers) graph.addEnds(container);
  for (const container of containers) {
    const { contents } = container;
    if (contents.length === 0) graph.joinEnds(container); // (0)
    for (const content of contents) if (graph.holds(content)) graph.joinContent(container, content); // (1), (2)
    graph.redirectToEnds(container); // (3), (4)
  }
  graph.removeResources(containers); // (5)
}
