/** Finds edges that only one of two graphs has. */
import type { GraphView } from '../protocol/analysis.ts';
import type { EdgeChangeView } from '../protocol/opened-run.ts';

interface Drawn {
  readonly refs: ReadonlySet<string>;
  readonly graph: GraphView;
}

/**
 * Returns edges between resources that both catalogs have, first the added ones. Edges of added and removed resources
 * are left out, because the comparison already lists these resources.
 */
export function edgeChanges(before: Drawn, after: Drawn): readonly EdgeChangeView[] {
  return [...missingEdges(before, after, 'added'), ...missingEdges(after, before, 'removed')];
}

/** Returns the edges of `to` that `from` does not have. */
function missingEdges(from: Drawn, to: Drawn, status: EdgeChangeView['status']): readonly EdgeChangeView[] {
  const known = new Set(from.graph.dependencies.map(edgeKey));
  return to.graph.dependencies
    .filter((edge) => from.refs.has(edge.from) && from.refs.has(edge.to) && !known.has(edgeKey(edge)))
    .map(({ from: first, to: second, refresh }) => ({ status, from: first, to: second, refresh }));
}

function edgeKey({ from, to, refresh }: GraphView['dependencies'][number]): string {
  return JSON.stringify([from, to, refresh]);
}
