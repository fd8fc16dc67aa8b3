/** Converts a graph file to a catalog of names and a graph. */
import type { AgentGraph } from '../../protocol/agent-files.ts';
import { createNamesGraph, type NamesGraph } from './names-graph.ts';

export function showGraph({ graph, nodes, edges, cycles }: AgentGraph): NamesGraph {
  const isContainment = graph === 'containment';
  return createNamesGraph({
    refs: nodes,
    edges: isContainment ? [] : edges,
    cycles,
    ...(isContainment ? { containers: new Map(edges.map(({ from, to }) => [to, from])) } : {}),
  });
}
