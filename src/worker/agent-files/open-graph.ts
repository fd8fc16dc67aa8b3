import { readDot } from '../../agent-files/graph/read-dot.ts';
import { readEdges } from '../../agent-files/graph/read-edges.ts';
import { graphSummary, graphTitle } from '../../agent-files/shown/describe.ts';
import { showGraph } from '../../agent-files/shown/show-graph.ts';
import type { OpenedContent } from '../../protocol/opened-run.ts';

/** Opens a graph file, or returns the reason why it has no graph. */
export function openGraph(text: string, form: 'graph-dot' | 'graph-edges'): readonly OpenedContent[] | string {
  const file = form === 'graph-dot' ? readDot(text) : readEdges(text);
  if (file.nodes.length === 0) return file.unread[0]?.message ?? 'The graph has no resources.';
  const { run, names } = showGraph(file);
  return [
    {
      kind: 'graph',
      title: graphTitle(file),
      summary: graphSummary(file),
      ...(file.certname === undefined ? {} : { certname: file.certname }),
      unread: file.unread,
      run,
      graph: names.graph,
    },
  ];
}
