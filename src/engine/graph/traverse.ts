import type { RelationshipGraph } from './relationship-graph.ts';
import type { Vertex } from './vertex.ts';

/** The order in which a run takes the vertices when nothing is generated. Spends the graph's walk; call once, without cycles. */
export function staticOrder(graph: RelationshipGraph): Vertex[] {
  const order: Vertex[] = [];
  graph.enqueueRoots();
  for (let vertex = graph.takeNext(); vertex !== undefined; vertex = graph.takeNext()) {
    order.push(vertex);
    graph.finish(vertex);
  }
  return order;
}
