import { isSuitable } from '../resource-types/providers.ts';
import type { RelationshipGraph } from './relationship-graph.ts';
import type { Vertex } from './vertex.ts';

/**
 * The order in which a run takes the vertices when nothing is generated. What no provider suits is put off, and is in no order
 * in the end. Spends the graph's walk; call once, without cycles.
 */
export function staticOrder(graph: RelationshipGraph): Vertex[] {
  const order: Vertex[] = [];
  const unsuitable: Vertex[] = [];
  graph.enqueueRoots();
  for (let vertex = graph.takeNext(); vertex !== undefined; vertex = graph.takeNext()) {
    if (isSuitableVertex(vertex)) {
      order.push(vertex);
      graph.finish(vertex);
    } else unsuitable.push(vertex);
    // Nothing makes a provider suit here: what was put off lets the others go on.
    if (!graph.hasReady) for (const waiting of unsuitable.splice(0)) graph.finish(waiting);
  }
  return order;
}

function isSuitableVertex(vertex: Vertex): boolean {
  if (vertex.kind !== 'resource' || vertex.resource.type.providers === undefined) return true;
  const { provider, catalog } = vertex.resource;
  return provider !== undefined && isSuitable(provider, catalog.target);
}
