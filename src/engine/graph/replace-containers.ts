/**
 * Replaces each container X with two vertices, `admissible X` and `completed X`. The number of edges stays linear, even
 * for containers that are nested and related (`replace_containers_with_anchors`). These are the rules:
 *
 *   0. If X is empty, completed X depends on admissible X.
 *   1. The contents of X depend on admissible X.
 *   2. completed X depends on the contents of X.
 *   3. admissible X depends on all dependencies of X.
 *   4. All dependents of X depend on completed X.
 *   5. X and its edges are removed.
 *
 * For contents and neighbors that are containers, the nearer of their two vertices is used. The edges of rules 1 and 2
 * pass events.
 */
import type { Instance } from '../resource-types/instances/instance.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

export function replaceContainers(graph: RelationshipGraph, containers: readonly Instance[]): void {
  for (const container of containers) graph.addEnds(container);
  for (const container of containers) {
    const { contents } = container;
    if (contents.length === 0) graph.joinEnds(container); // Rule 0
    for (const content of contents) if (graph.holds(content)) graph.joinContent(container, content); // Rules 1 and 2
    graph.redirectToEnds(container); // Rules 3 and 4
  }
  graph.removeResources(containers); // Rule 5
}
