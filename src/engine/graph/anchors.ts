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
import { CONTAINMENT } from './edge-origins.ts';
import { NONE } from './pair-lists.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

export function replaceContainers(graph: RelationshipGraph, containers: readonly Instance[]): void {
  for (const container of containers) {
    graph.addEnd('admissible', container);
    graph.addEnd('completed', container);
  }
  for (const container of containers) {
    const id = graph.idOfResource(container);
    joinContents(graph, container);
    graph.redirect(id); // (3), (4), (5)
  }
  for (const container of containers) graph.removeResource(container); // (5)
}

function joinContents(graph: RelationshipGraph, container: Instance): void {
  const id = graph.idOfResource(container);
  const admissible = graph.endOf(id, 'admissible');
  const completed = graph.endOf(id, 'completed');
  if (container.contents.length === 0)
    graph.link(admissible, completed, graph.origins.emptyContainer(container.number)); // (0)
  for (const contained of container.contents) {
    const content = graph.idOfResource(contained);
    if (content === NONE) continue;
    graph.link(admissible, graph.endOf(content, 'admissible'), CONTAINMENT); // (1)
    graph.link(graph.endOf(content, 'completed'), completed, CONTAINMENT); // (2)
  }
}
