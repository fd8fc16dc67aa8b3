/** Converts a graph file to a run. The run has no resources, because a graph contains no results. */
import type { AgentGraph } from '../../protocol/agent-files.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { RunView } from '../../protocol/run.ts';
import { createNamesGraph, type NamesGraph } from './names-graph.ts';
import { noSystem } from './show-log.ts';

export function showGraph({ graph, nodes, edges, cycles }: AgentGraph): {
  readonly run: RunView;
  readonly names: NamesGraph;
} {
  const isContainment = graph === 'containment';
  const names = createNamesGraph({
    refs: nodes,
    edges: isContainment ? [] : edges,
    cycles,
    ...(isContainment ? { containers: new Map(edges.map(({ from, to }) => [to, from])) } : {}),
  });
  return {
    names,
    run: {
      noop: false,
      status: cycles.length === 0 ? 'unchanged' : 'failed',
      catalog: names.catalog,
      resources: [],
      refreshes: [],
      logs: [],
      journal: [],
      before: noSystem,
      after: noSystem,
      totals: countTotals([]),
      duration: 0,
    },
  };
}
