import type { Instance } from '../resource-types/instances/instance.ts';
import { isSuitable } from '../resource-types/providers.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

/**
 * Returns the numbers of the vertices in the order in which a run evaluates them, if no resource generates others.
 * Returns undefined for a cyclic graph. Leaves out resources without a suitable provider. Can be called only once,
 * because it consumes the graph's walk.
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
    // A postponed resource counts as done, so that others can follow it. Its provider cannot become suitable, because
    // nothing is applied.
    if (walk.hasReady || unsuitable.length === 0) continue;
    putOff += unsuitable.length;
    for (const waiting of unsuitable.splice(0)) walk.finish(waiting);
  }
  return order.length + putOff === graph.size ? order : undefined;
}

function isSuitableResource({ type, provider, catalog }: Instance): boolean {
  return type.providers === undefined || (provider !== undefined && isSuitable(provider, catalog.target));
}
