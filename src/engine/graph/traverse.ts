import type { Instance } from '../resource-types/instance.ts';
import { isSuitable } from '../resource-types/providers.ts';
import { NONE } from './pair-lists.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

/** An order of vertices, by their numbers in the graph. */
export interface StaticOrder {
  readonly ids: Int32Array;
  /** Whether the walk came to every vertex: otherwise there are cycles, and the order means nothing. */
  readonly isComplete: boolean;
}

/**
 * The order in which a run takes the vertices when nothing is generated. What no provider suits is put off, and is in no order
 * in the end. Spends the graph's walk; call once.
 */
export function staticOrder(graph: RelationshipGraph): StaticOrder {
  const { walk } = graph;
  const ids = new Int32Array(graph.size);
  let count = 0;
  let putOff = 0;
  const unsuitable: number[] = [];
  graph.enqueueRoots();
  for (let id = walk.takeNext(); id !== NONE; id = walk.takeNext()) {
    if (isSuitableResource(graph.resourceOfId(id))) {
      ids[count] = id;
      count += 1;
      walk.finish(id);
    } else unsuitable.push(id);
    // Nothing makes a provider suit here: what was put off lets the others go on.
    if (walk.hasReady || unsuitable.length === 0) continue;
    putOff += unsuitable.length;
    for (const waiting of unsuitable.splice(0)) walk.finish(waiting);
  }
  return { ids: ids.subarray(0, count), isComplete: count + putOff === graph.size };
}

function isSuitableResource(resource: Instance | undefined): boolean {
  if (resource?.type.providers === undefined) return true;
  const { provider, catalog } = resource;
  return provider !== undefined && isSuitable(provider, catalog.target);
}
