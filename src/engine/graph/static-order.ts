import type { Instance } from '../resource-types/instances/instance.ts';
import { isSuitable } from '../resource-types/providers.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

/**
 * The order in which a run evaluates the vertices if no resource generates others, as numbers; undefined for a cyclic
 * graph. Resources without a suitable provider are postponed and left out of the order. Consumes the graph's walk: call
 * once.
 */
export function staticOrder(graph: RelationshipGraph): readonly number[] | undefined {
  const { walk } = graph;
  const order: number[] = [];
  const unsuitable: number[] = [];
  let putOff = 0;
  graph.enqueueRoots();
  for (let vertex = walk.takeNext(); vertex !== undefined; vertex = walk.takeNext()) {
    const resource = graph.resourceNumbered(vertex);
    if (resource === undefined || isSuitableResource(resource)) {
      order.push(vertex);
      walk.finish(vertex);
    } else unsuitable.push(vertex);
    // Nothing is applied, so no provider becomes suitable. Postponed resources count as done so that others can follow.
    if (walk.hasReady || unsuitable.length === 0) continue;
    putOff += unsuitable.length;
    for (const waiting of unsuitable.splice(0)) walk.finish(waiting);
  }
  return order.length + putOff === graph.size ? order : undefined;
}

function isSuitableResource({ type, provider, catalog }: Instance): boolean {
  return type.providers === undefined || (provider !== undefined && isSuitable(provider, catalog.target));
}
